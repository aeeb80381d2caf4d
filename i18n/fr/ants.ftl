ants-name = Fourmis
ants-short = Fourmis
ants-tagline = Des plis, des reines et quinze pucerons.
