// Loads the app, shows how far it is, and starts it.
import { prepare } from './host.js';
import { hintInstall } from './notes.js';
import { keepOffline, takeWaiting } from './offline.js';
import { say } from './words.js';

const progress = document.getElementById('progress');

// The module, counted while it comes.
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Compressed on the way, the length says nothing.
  const length = response.headers.get('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  let seen = 0;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(part, out) {
      seen += part.length;
      if (length) progress.value = seen / length;
      out.enqueue(part);
    },
  }));
  return new Response(counted, { headers: { 'content-type': 'application/wasm' } });
}

function whenDrawn() {
  document.getElementById('loading').hidden = true;
  // Otherwise keys arrive only after the first click.
  document.querySelector('canvas').focus({ preventScroll: true });
  hintInstall();
  keepOffline();
}

// The canvas is there before its first frame: the page waits for pixels.
function hideWhenDrawn() {
  const canvas = document.querySelector('canvas');
  if (canvas?.width > 0 && canvas.height > 0) requestAnimationFrame(whenDrawn);
  else requestAnimationFrame(hideWhenDrawn);
}

async function start() {
  if (typeof WebAssembly !== 'object' || !HTMLCanvasElement.prototype.getContext) return say('noModules');
  say('loading');
  try {
    await takeWaiting().catch(error => console.info(`no newer version: ${error.message}`));
    const [{ default: init }] = await Promise.all([import('./tablee.js'), prepare()]);
    await init({ module_or_path: await load('tablee_bg.wasm') });
  } catch (error) {
    console.error(error);
    return say(error instanceof WebAssembly.CompileError ? 'noModules' : 'noNetwork', String(error));
  }
  hideWhenDrawn();
}

for (const unwanted of ['contextmenu', 'gesturestart', 'dblclick', 'selectstart']) {
  document.addEventListener(unwanted, event => { if (event.target.id !== 'line') event.preventDefault(); });
}
start();
