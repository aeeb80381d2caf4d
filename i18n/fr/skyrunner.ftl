skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Miser, grimper, et gare à la corniche.
