cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Bâtir la falaise en la gravissant.
