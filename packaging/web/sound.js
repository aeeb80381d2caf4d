// The sound of the page: one AudioContext, whose worklet plays what the app has mixed, and the files of the sounds.
const REST_DELAY = 30000; // ms without use after which the context is suspended
const STUCK = 1; // seconds that a running context may stand still
// WebKit says nothing of its latency, which was measured.
const isWebKit = navigator.vendor.startsWith('Apple');
const latency = () => isWebKit ? 0.055 : context.outputLatency || 0;

let context;
let node;
let failure;
let isWanted = false;
let resting;
let clock; // the context's time, when it was read, and when its zero was heard, smoothed

async function build() {
  node = undefined;
  clock = undefined;
  const built = new AudioContext({ latencyHint: 'playback', sampleRate: 48000 });
  context = built;
  await built.audioWorklet.addModule('worklet.js');
  if (context !== built) return;
  node = new AudioWorkletNode(built, 'player', { numberOfInputs: 0, outputChannelCount: [2] });
  node.connect(built.destination);
}

function start() {
  build().catch(error => { failure = `no sound: ${error?.message ?? error}`; });
}

function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => context?.suspend(), REST_DELAY);
}

// Not awaited: without a gesture WebKit leaves it pending. An interrupted context resumes by itself.
function resume() {
  if (context?.state === 'suspended') context.resume().catch(error => console.info(error.message));
}

// Browsers begin to play only in a gesture. The sound of a tap follows it.
function onGesture() {
  if (failure || !globalThis.AudioWorkletNode) return;
  if (!context) start();
  resume();
  if (!isWanted) rest();
}

// A gesture for some browsers is the press, for others the release.
for (const gesture of ['pointerup', 'touchend', 'click', 'keydown']) addEventListener(gesture, onGesture, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => {
  if (isWanted && document.visibilityState === 'visible') resume();
});
// Otherwise the silent switch of an iPad mutes it.
if (navigator.audioSession) navigator.audioSession.type = 'playback';

const files = new Map(); // by path: bytes, null where there are none, undefined while they are fetched

async function load(path) {
  files.set(path, undefined);
  try {
    const response = await fetch(`sounds/${path}`);
    if (!response.ok) console.info(`${path}: ${response.status}`);
    files.set(path, response.ok ? new Uint8Array(await response.arrayBuffer()) : null);
  } catch (error) {
    console.info(`${path}: ${error.message}`);
    // No network: asked for again, but not at once.
    setTimeout(() => files.delete(path), 3000);
  }
}

// What the app calls.
export const sound = {
  soundFile(path) {
    if (!files.has(path)) load(path);
    return files.get(path);
  },
  // Undefined while it opens, or why it cannot.
  openSound() {
    if (!globalThis.AudioWorkletNode) return 'this browser has no AudioWorklet';
    if (failure) return failure;
    if (!isWanted) resume();
    isWanted = true;
    clearTimeout(resting);
    return node && context.state === 'running' ? true : undefined;
  },
  closeSound() {
    isWanted = false;
    node?.port.postMessage(['discard']);
    rest();
  },
  playBlocks(out, samples) { node?.port.postMessage(['blocks', out, samples], [samples.buffer]); },
  playShort(samples) { node?.port.postMessage(['short', samples], [samples.buffer]); },
  discardBlocks() { node?.port.postMessage(['discard']); },
  isSoundLost() {
    if (!node || context.state !== 'running') return true;
    const isStuck = clock && clock.time === context.currentTime && performance.now() / 1000 - clock.at > STUCK;
    if (isStuck) {
      context.close();
      start();
    }
    return isStuck;
  },
  // The context's time, and in how many seconds it is heard; undefined if it has not moved.
  soundStamp() {
    const [time, at] = [context.currentTime, performance.now() / 1000];
    if (clock?.time === time) return undefined;
    const zero = at - time + latency();
    const smooth = clock && Math.abs(zero - clock.zero) < 0.08;
    const part = smooth ? 1 - 0.95 ** ((at - clock.at) / 0.05) : 1;
    const before = clock?.zero ?? zero;
    clock = { time, at, zero: before + (zero - before) * part };
    return [time, clock.zero + time - at];
  },
  // For tests: what the worklet has counted, and when the app believes that its frame is heard.
  async countSound() {
    if (!node) return undefined;
    const counts = await new Promise(resolve => {
      node.port.onmessage = ({ data }) => resolve(data);
      node.port.postMessage(['count']);
    });
    return { ...counts, zero: clock?.zero, latency: latency(), origin: performance.timeOrigin, time: context.currentTime };
  },
};
