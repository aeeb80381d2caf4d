cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Build the cliff while you climb it.
