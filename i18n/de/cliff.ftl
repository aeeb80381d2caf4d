cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Die Wand bauen und zugleich erklimmen.
