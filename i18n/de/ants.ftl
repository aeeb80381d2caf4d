ants-name = Ameisen
ants-short = Ameisen
ants-tagline = Stiche, Königinnen und fünfzehn Blattläuse.
