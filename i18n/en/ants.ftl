ants-name = Ants
ants-short = Ants
ants-tagline = Tricks, queens and fifteen aphids.
