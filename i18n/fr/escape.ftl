escape-name = Escape
escape-short = Escape
escape-tagline = Dix minutes avant que le temple ne s’effondre.
