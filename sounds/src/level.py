"""Loudness: ITU-R BS.1770 (through pyloudnorm) and the gain each section needs."""
import numpy as np
import pyloudnorm

from dsp import RATE

METER = pyloudnorm.Meter(RATE)

# Where the music alone of each section should lie, in LUFS. The cues stand above.
TARGETS = {"lead_in": -31.0, "explore1": -28.8, "countdown1": -28.2, "explore2": -25.0, "countdown2": -24.9, "explore3": -21.4, "countdown3": -19.0, "collapse": -34.0}


def lufs(x):
    return METER.integrated_loudness(np.asarray(x, np.float64))


def plain(x):
    """Loudness of a stretch without gating (short-term when three seconds long)."""
    y = np.asarray(x, np.float64)
    for f in METER._filters.values():
        y = np.stack([f.apply_filter(y[:, c]) for c in range(y.shape[1])], 1)
    return -0.691 + 10 * np.log10(max((y ** 2).mean(0).sum(), 1e-12))
