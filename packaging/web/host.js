// What the app asks of the page: `src/platform/web` calls these functions by name.
import * as database from './database.js';
import { fileCalls } from './files.js';
import { announce, setPlaying } from './notes.js';
import { readKept, recordingCalls } from './recordings.js';
import { sound } from './sound.js';
import { layOver } from './typing.js';
import { languages, say } from './words.js';

let records = [];
let readOnly;
let whenOwner = () => {};

// One page owns the database, the others only read it until the owner is closed.
async function own() {
  const locks = navigator.locks;
  if (!locks) return true;
  const isOwner = await new Promise(resolve => {
    locks.request('tablee', { ifAvailable: true }, lock => {
      resolve(lock !== null);
      // Held until the page is closed.
      return lock === null ? undefined : new Promise(() => {});
    });
  });
  if (!isOwner) {
    locks.request('tablee', async () => {
      const fresh = await database.readAll();
      readOnly = undefined;
      whenOwner(fresh);
      return new Promise(() => {});
    });
  }
  return isOwner;
}

// Reads the files before the app starts. Without a database the app plays in memory, and says so.
export async function prepare() {
  const kept = readKept().catch(error => console.info(`no recordings: ${error?.message ?? error}`));
  try {
    if (!await own()) readOnly = 'open in another page of this browser';
    records = await database.readAll();
  } catch (error) {
    readOnly = `no database: ${error?.message ?? error}`;
    announce('noStorage');
  }
  await kept;
}

// Asked for once, when the first game is kept: then there is something to lose.
async function askToKeep() {
  if (await navigator.storage?.persisted?.() || localStorage.getItem('asked-to-keep')) return;
  localStorage.setItem('asked-to-keep', 'yes');
  await navigator.storage?.persist?.();
}

let hasAsked = false;
async function commit(changes) {
  await database.commit(changes);
  if (hasAsked || !changes.some(([path]) => path.includes('/current/'))) return;
  hasAsked = true;
  askToKeep().catch(error => console.info(`storage may be cleared: ${error.message}`));
}

let wakeLock;
let wantsAwake = false;

async function holdAwake() {
  if (!navigator.wakeLock) throw new Error('this browser cannot keep the screen on');
  const lock = await navigator.wakeLock.request('screen');
  if (wantsAwake) wakeLock = lock;
  else await lock.release();
}

// A hidden page loses the lock.
document.addEventListener('visibilitychange', () => {
  if (wantsAwake && document.visibilityState === 'visible') holdAwake().catch(error => console.info(error.message));
});

// Asked for at every tap; making one takes half a millisecond.
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const channel = new MessageChannel();
const turns = [];
channel.port1.onmessage = () => turns.shift()();

// The first frame of the app.
let tellDrawn;
export const drawn = new Promise(resolve => { tellDrawn = resolve; });

globalThis.tablee = {
  ...sound,
  ...fileCalls,
  ...recordingCalls,
  turn: () => new Promise(resolve => {
    turns.push(resolve);
    channel.port2.postMessage(undefined);
  }),
  storedRecords() {
    const stored = records;
    records = [];
    return stored;
  },
  drawn: () => tellDrawn(),
  whyReadOnly: () => readOnly,
  whenOwner(hear) { whenOwner = hear; },
  commit,
  setPlaying,
  setDark(isDark) {
    if (document.documentElement.dataset.theme === (isDark ? 'dark' : 'light')) return;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]').content = getComputedStyle(document.body).backgroundColor;
  },
  showOutline(headline, line) {
    document.getElementById('headline').textContent = headline || document.title;
    layOver(line);
  },
  languages: () => languages,
  watchDarkColours(hear) {
    const query = matchMedia('(prefers-color-scheme: dark)');
    query.addEventListener('change', () => hear(query.matches));
    hear(query.matches);
  },
  prefersReducedMotion: () => reducedMotion.matches,
  async keepAwake(wanted) {
    wantsAwake = wanted;
    if (wanted) return holdAwake();
    const held = wakeLock;
    wakeLock = undefined;
    await held?.release();
  },
  stop: reason => say('stopped', reason),
};
