# Refusals, one sentence per code.
