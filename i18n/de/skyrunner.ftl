skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Bieten, klettern, und Vorsicht am Sims.
