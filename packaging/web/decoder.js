// A Worker with an instance of the app that decodes one recording. A damaged file may end it, and
// nothing else.
import init from './tablee.js';

const reader = new FileReaderSync();
let path;
let file; // undefined when the recording is not there
let hear;

// What the app calls here (`src/platform/web`).
globalThis.tablee = {
  fileOfDecoder: () => path,
  hearPage(listener) { hear = listener; },
  tellPage(message) { postMessage(message, [message[1].buffer]); },
  mediaLength: () => file?.size,
  readMedia: (from, end) => new Uint8Array(reader.readAsArrayBuffer(file.slice(from, end))),
  stop: () => {},
};

function end(error) {
  console.info(`${path}: ${error}`);
  postMessage(null);
}

// First the module, the recording's path and its file; then what the app in the page asks for.
onmessage = ({ data: [module, ...recording] }) => {
  [path, file] = recording;
  const started = init({ module_or_path: module });
  onmessage = ({ data }) => started.then(() => hear(data)).catch(end);
};
