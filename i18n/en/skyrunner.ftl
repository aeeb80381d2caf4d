skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Bid, climb, and mind the ledge.
