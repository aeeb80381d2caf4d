escape-name = Escape
escape-short = Escape
escape-tagline = Ten minutes before the temple comes down.
