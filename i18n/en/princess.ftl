princess-name = The Princess and the Ladders
princess-short = The Princess
princess-tagline = “More!”, “less!”, and not a word besides.
