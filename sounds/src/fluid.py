"""Notes into sound: a MIDI file, played by fluidsynth with FluidR3, or with the strings of MuseScore General.

fluidsynth's own reverb and chorus stay off; our rooms are added afterwards, so
that every instrument of a track stands in the same one.
"""
import os
import subprocess
import tempfile

import mido
import numpy as np
import soundfile as sf

from dsp import RATE, fit

FONT = os.environ.get("FLUIDR3", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
# Strings in separate sections, each with tremolo, fast and slow bows: a bank of its own.
RICH = os.environ.get("MUSESCORE_GENERAL", "/usr/share/sounds/sf2/MuseScore_General_Full.sf2")
VIOLINS, VIOLAS, CELLI, BASSES = 20, 30, 40, 50
TREMOLO, PIZZICATO, FAST, SLOW = 44, 45, 48, 49
TICKS = 960  # ticks a second: 480 a beat at 120


def play(events, length, gain=0.5, font=FONT):
    """events: (second, mido.Message). Returns stereo of `length` seconds."""
    track = mido.MidiTrack()
    track.append(mido.MetaMessage("set_tempo", tempo=500_000))
    order = {"program_change": 0, "control_change": 1, "pitchwheel": 1, "note_off": 2, "note_on": 3}
    last = 0
    # A bank is chosen before its program.
    rank = lambda m: -1 if m.type == "control_change" and m.control == 0 else order[m.type]
    for t, m in sorted(events, key=lambda e: (round(e[0] * TICKS), rank(e[1]))):
        k = round(t * TICKS)
        track.append(m.copy(time=k - last))
        last = k
    track.append(mido.MetaMessage("end_of_track", time=max(0, round(length * TICKS) - last)))
    midi = mido.MidiFile(ticks_per_beat=480)
    midi.tracks.append(track)
    with tempfile.TemporaryDirectory() as d:
        midi.save(f"{d}/a.mid")
        subprocess.run(["fluidsynth", "-niq", "-g", str(gain), "-r", str(RATE), "-R", "0", "-C", "0",
                        "-o", "synth.cpu-cores=1", "-F", f"{d}/a.wav", "-T", "wav", "-O", "float", font, f"{d}/a.mid"],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        x, rate = sf.read(f"{d}/a.wav")
    assert rate == RATE
    return fit(x, int(length * RATE))


def note(events, ch, key, t, length, vel):
    events.append((t, mido.Message("note_on", channel=ch, note=int(key), velocity=int(np.clip(vel, 1, 127)))))
    events.append((t + length, mido.Message("note_off", channel=ch, note=int(key), velocity=0)))


def program(events, ch, prog, bank=0):
    if bank:
        control(events, ch, 0, 0, bank)
    events.append((0, mido.Message("program_change", channel=ch, program=prog)))


def control(events, ch, number, t, value):
    events.append((t, mido.Message("control_change", channel=ch, control=number, value=int(np.clip(value, 0, 127)))))


def bend(events, ch, t, semitones):
    events.append((t, mido.Message("pitchwheel", channel=ch, pitch=int(np.clip(semitones / 2 * 8191, -8192, 8191)))))


def single(prog, keys, length, hold, drums=False, bank=0, font=FONT):
    """One render, many notes: each (key, velocity) alone, cut apart again."""
    ev = []
    ch = 9 if drums else 0
    program(ev, ch, prog, bank)
    step = int(np.ceil(length + 1.0))
    for i, (key, vel) in enumerate(keys):
        note(ev, ch, key, 0.5 + i * step, hold, vel)
    x = play(ev, 1 + len(keys) * step, font=font)
    return [x[int((0.48 + i * step) * RATE):][:int((length + 0.1) * RATE)] for i in range(len(keys))]
