"""Where the cues fall, in frames after the shout: the same for One and Two."""
from dsp import RATE

MS = RATE // 1000
LEAD_IN = 20 * RATE
LENGTH = LEAD_IN + 600 * RATE + 10 * RATE + 2 * RATE
STROKE = 1_500 * MS  # from one stroke of the gong to the next

CUES = [
    {"id": "shout", "cue": "shout", "at": 0, "voice": "shout", "gain_db": -3.0},
    {"id": "gong1", "cue": "gong", "strokes": 1, "at": 180_000 * MS, "effect": "gong", "gain_db": -6.5},
    {"id": "door1", "cue": "door", "at": 220_000 * MS, "effect": "door", "gain_db": -1.0},
    {"id": "gong2", "cue": "gong", "strokes": 2, "at": 380_000 * MS, "effect": "gong", "gain_db": -5.0},
    {"id": "door2", "cue": "door", "at": 420_000 * MS, "effect": "door", "gain_db": 0.5},
    {"id": "gong3", "cue": "gong", "strokes": 3, "at": 540_000 * MS, "effect": "gong", "gain_db": -4.0},
    {"id": "collapse", "cue": "collapse", "at": 600_000 * MS, "effect": "collapse", "gain_db": 0.3},
]

# Calls hang on a cue. "end" puts the last frame of the file there, "start" the
# first. A call on the shout itself (a time of the clock) is left out when it
# would fall between five seconds before a gong and one second after its door.
CALLS = [
    {"voice": "lead-in", "on": "shout", "offset": -700 * MS, "align": "end", "gain_db": 0.0},
    {"voice": "call-back", "on": "gong1", "offset": 3_200 * MS, "align": "start", "gain_db": 0.0},
    {"voice": "call-five", "on": "shout", "offset": 300_300 * MS, "align": "start", "gain_db": 0.0},
    {"voice": "call-back", "on": "gong2", "offset": 4_400 * MS, "align": "start", "gain_db": 0.0},
    {"voice": "call-three", "on": "shout", "offset": 421_800 * MS, "align": "start", "gain_db": 0.0},
    {"voice": "call-last", "on": "gong3", "offset": 6_000 * MS, "align": "start", "gain_db": 0.0},
]

# The spoken countdown, if it is wanted: each word begins on its second. The last minute
# begins with a gong, so the words for it are over before that.
COUNTS = [{"voice": "count-minute", "on": "collapse", "offset": -60_600 * MS, "align": "end", "gain_db": 0.0}]
for _on, _gain in (("door1", 0.0), ("door2", -1.5), ("collapse", 0.0)):
    COUNTS.append({"voice": "count-thirty", "on": _on, "offset": -30_000 * MS, "align": "start", "gain_db": _gain})
    COUNTS += [{"voice": f"count-{n}", "on": _on, "offset": -n * 1_000 * MS, "align": "start", "gain_db": _gain} for n in range(10, 0, -1)]

# The sections lie between the cues.
SECTIONS = [("lead_in", "lead_in", None, "shout"), ("explore1", "explore", "shout", "gong1"), ("countdown1", "countdown", "gong1", "door1"),
            ("explore2", "explore", "door1", "gong2"), ("countdown2", "countdown", "gong2", "door2"), ("explore3", "explore", "door2", "gong3"),
            ("countdown3", "countdown", "gong3", "collapse"), ("collapse", "collapse", "collapse", None)]
