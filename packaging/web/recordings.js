// Recordings of the players' own: chosen among their files, kept in the browser if they wish so, and
// decoded by Workers (`decoder.js`).
import { STORE, done, openDatabase } from './database.js';
import { chooseFiles } from './files.js';

const HEAD = 65536; // bytes by which the app knows a recording again
const ENDINGS = 'audio/*,.ogg,.oga,.mp3,.flac,.wav,.wave';
const recordings = new Map(); // by path: { file, head, isKept }
const decoders = new Map(); // by number
let lastDecoder = 0;
let module;
let database;

export function shareModule(compiled) { module = compiled; }

// The recordings that were kept; their files are not read.
export async function readKept() {
  database ??= await openDatabase('tablee-recordings');
  const records = database.transaction(STORE).objectStore(STORE);
  for (const { path, file, head } of await done(records.getAll())) recordings.set(path, { file, head, isKept: true });
}

async function store(path, { file, head }, isWanted) {
  database ??= await openDatabase('tablee-recordings');
  const transaction = database.transaction(STORE, 'readwrite');
  const records = transaction.objectStore(STORE);
  if (isWanted) records.put({ path, file, head }, path);
  else records.delete(path);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
  });
}

function endDecoder(number) {
  const worker = decoders.get(number);
  decoders.delete(number);
  worker?.terminate();
  // What it has told already is not heard any more.
  if (worker) worker.onmessage = worker.onerror = null;
}

// What the app calls.
export const recordingCalls = {
  // The path of the chosen file, undefined if there is none. Its size tells files of one name apart.
  async chooseRecording() {
    const [file] = await chooseFiles(ENDINGS, false);
    if (!file) return undefined;
    const path = `recordings/${file.size}/${file.name}`;
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    if (!recordings.has(path)) recordings.set(path, { file, head, isKept: false });
    return path;
  },
  // Its first bytes, and how long it is.
  recordingHead(path) {
    const recording = recordings.get(path);
    return recording && [recording.head, recording.file.size];
  },
  isRecordingKept: path => recordings.get(path)?.isKept === true,
  async keepRecording(path, isWanted) {
    const recording = recordings.get(path);
    await store(path, recording, isWanted);
    recording.isKept = isWanted;
  },
  // `hear` is told what the decoder answers, and null when it has failed.
  startDecoder(path, hear) {
    lastDecoder += 1;
    const worker = new Worker('decoder.js', { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = event => {
      console.info(`no decoder: ${event.message}`);
      hear(null);
    };
    worker.postMessage([module, path, recordings.get(path)?.file]);
    decoders.set(lastDecoder, worker);
    return lastDecoder;
  },
  tellDecoder(number, message) { decoders.get(number)?.postMessage(message); },
  endDecoder,
  // Only a decoder's instance has these.
  fileOfDecoder: () => undefined,
  mediaLength: () => undefined,
};
