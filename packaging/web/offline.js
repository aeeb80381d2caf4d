// The page without a network, and how a newer version comes: announced on Home, taken by a tap
// there, or when the page is opened the next time. Never in a game.
import { announce } from './notes.js';

let waiting;

function offer() {
  if (waiting) announce('update', () => waiting.postMessage('takeOver'));
}

function watch(registration) {
  const found = worker => {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    waiting = worker;
    offer();
  };
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => found(worker));
  });
  // A tablet that stays on sees a newer version too.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

// Before the app starts no game is open in this page: a version that waits is taken at once.
export async function takeWaiting() {
  const registration = await navigator.serviceWorker?.getRegistration?.();
  if (!registration?.waiting || !navigator.serviceWorker.controller) return;
  const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }));
  registration.waiting.postMessage('takeOver');
  // It refuses while another page is open.
  if (await Promise.race([taken, new Promise(resolve => setTimeout(resolve, 2000))])) {
    location.reload();
    await new Promise(() => {});
  }
}

// After the first frame, so that nothing of it delays the start.
export async function keepOffline() {
  if (!navigator.serviceWorker) return;
  // The first service worker takes over the version that runs already; any later one is newer.
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (before) location.reload();
    before = navigator.serviceWorker.controller;
  });
  try {
    const registration = await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
    watch(registration);
    (await navigator.serviceWorker.ready).active.postMessage('keepSounds');
  } catch (error) {
    // Only offline use is missing then.
    console.info(`no service worker: ${error.message}`);
  }
}
