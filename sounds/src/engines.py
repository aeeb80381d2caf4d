"""The speech engines: Kokoro (French, English) and Thorsten (German), each from a checked model file.

MODELS (an environment variable) is the folder that models.sh fills. A session is
made anew with a seed for every batch of takes, because the models draw noise.
"""
import hashlib
import json
import os
import re
import subprocess

import numpy as np
import onnxruntime as ort

MODELS = os.environ.get("MODELS", "/tmp/models")
SUMS = {
    "kokoro-fp32.onnx": "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb",
    "dittli-tts-de-0.6.0/package/assets/de/model.onnx": "9779e9bf729daba0bd62d164a6d5cc5ff993074df407154803563f8a26d6feb6",
    "kokoro-js-1.2.1/package/voices/ff_siwis.bin": "a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861",
    "kokoro-js-1.2.1/package/voices/af_heart.bin": "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b",
    "kokoro-js-1.2.1/package/voices/bm_george.bin": "c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc",
}


def checked(name):
    path = f"{MODELS}/{name}"
    if name in SUMS:
        with open(path, "rb") as f:
            found = hashlib.file_digest(f, "sha256").hexdigest()
        assert found == SUMS[name], f"{name} is another file than the one that was used"
    return path


def session(path, seed):
    ort.set_seed(seed)
    ort.set_default_logger_severity(3)
    options = ort.SessionOptions()
    # Threads that wait by spinning take the machine from everybody else.
    options.intra_op_num_threads = 2
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return ort.InferenceSession(path, options, providers=["CPUExecutionProvider"])


class Kokoro:
    """Kokoro-82M v1.0, 24 kHz. Phonemes come from espeak-ng, a tool."""

    rate = 24_000
    ESPEAK = {"f": "fr-fr", "a": "en-us", "b": "en-gb"}

    def __init__(self, seed=1):
        import kokoro_onnx
        self.session = session(checked("kokoro-fp32.onnx"), seed)
        with open(os.path.dirname(kokoro_onnx.__file__) + "/config.json") as f:
            self.vocab = json.load(f)["vocab"]
        self.voices, self.g2p = {}, {}

    def phonemes(self, text, voice):
        from misaki import espeak
        name = self.ESPEAK[voice[0]]
        if name not in self.g2p:
            self.g2p[name] = espeak.EspeakG2P(language=name)
        out = self.g2p[name](text)[0]
        # Its French was trained without stress marks and without a space before high punctuation.
        return re.sub(r" ([:!?])", r"\1", out).replace("ˈ", "") if voice[0] == "f" else out

    def say(self, phonemes, voice, speed):
        if voice not in self.voices:
            self.voices[voice] = np.fromfile(checked(f"kokoro-js-1.2.1/package/voices/{voice}.bin"), np.float32).reshape(-1, 256)
        ids = [self.vocab[c] for c in phonemes if c in self.vocab]
        out = self.session.run(None, {"input_ids": np.array([[0, *ids, 0]], np.int64), "style": self.voices[voice][len(ids)][None], "speed": np.array([speed], np.float32)})[0]
        return out.reshape(-1).astype(np.float64)


class Thorsten:
    """Thorsten (MeloTTS-like VITS), 44.1 kHz."""

    rate = 44_100

    def __init__(self, seed=1):
        self.folder = f"{MODELS}/dittli-tts-de-0.6.0/package"
        self.session = session(checked("dittli-tts-de-0.6.0/package/assets/de/model.onnx"), seed)
        with open(f"{self.folder}/assets/de/metadata.json") as f:
            self.meta = json.load(f)
        self.symbols = {s: i for i, s in enumerate(self.meta["symbols"])}

    def phonemes(self, texts):
        """All at once: node starts slowly."""
        run = subprocess.run(["node", f"{os.path.dirname(os.path.abspath(__file__))}/phonemes.mjs", self.folder, *texts], capture_output=True, text=True, check=True)
        return json.loads(run.stdout)

    def say(self, spoken, speed, noise, noise_w):
        def blank(a):
            return np.array([[0] + [y for x in a for y in (x, 0)]], np.int64)
        ids = blank([self.symbols.get(p, self.symbols["UNK"]) for p in spoken["phones"]])
        n = ids.shape[1]
        tones = blank([t + self.meta["tone_offset"] for t in spoken["tones"]])
        language = blank([self.meta["language_id"]] * len(spoken["phones"]))
        one = lambda v: np.array([v], np.float32)
        out = self.session.run(None, {"x": ids, "x_lengths": np.array([n], np.int64), "sid": np.array([0], np.int64), "tone": tones, "language": language,
                                      "bert": np.zeros((1, 1024, n), np.float32), "ja_bert": np.zeros((1, 768, n), np.float32),
                                      "noise_scale": one(noise), "noise_scale_w": one(noise_w), "length_scale": one(1 / speed)})[0]
        return out.reshape(-1).astype(np.float64)
