// Loads the app, shows how far it is, and starts it.
import { drawn, prepare } from './host.js';
import { hintInstall } from './notes.js';
import { keepOffline, takeWaiting } from './offline.js';
import { shareModule } from './recordings.js';
import { say } from './words.js';

const progress = document.getElementById('progress');

// Shows how much of a response has come, out of its length.
async function count(response, length) {
  let seen = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    seen += value.length;
    progress.value = seen / length;
  }
}

// The module, compiled while it comes. The browser keeps what it has compiled only of a response of
// its own, so the bytes are counted in a copy.
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const length = Number(response.headers.get('content-length'));
  // Compressed on the way, the length says nothing.
  if (length && !response.headers.get('content-encoding')) count(response.clone(), length).catch(() => {});
  const headers = { 'content-type': 'application/wasm' };
  const isNamed = response.headers.get('content-type') === headers['content-type'];
  return WebAssembly.compileStreaming(isNamed ? response : new Response(response.body, { headers }));
}

function whenDrawn() {
  document.getElementById('loading').hidden = true;
  // Otherwise keys arrive only after the first click.
  document.querySelector('canvas').focus({ preventScroll: true });
  hintInstall();
  keepOffline();
}

async function start() {
  if (typeof WebAssembly !== 'object' || !HTMLCanvasElement.prototype.getContext) return say('noModules');
  say('loading');
  try {
    const newer = takeWaiting().catch(error => console.info(`no newer version: ${error.message}`));
    const [module, { default: init }] = await Promise.all([load('tablee_bg.wasm'), import('./tablee.js'), prepare(), newer]);
    shareModule(module);
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    return say(error instanceof WebAssembly.CompileError ? 'noModules' : 'noNetwork', String(error));
  }
  await drawn;
  whenDrawn();
}

for (const unwanted of ['contextmenu', 'gesturestart', 'dblclick', 'selectstart']) {
  document.addEventListener(unwanted, event => { if (event.target.id !== 'line') event.preventDefault(); });
}
start();
