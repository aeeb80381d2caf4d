escape-name = Escape
escape-short = Escape
escape-tagline = Zehn Minuten, bis der Tempel einstürzt.
