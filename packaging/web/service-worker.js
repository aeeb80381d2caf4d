// Keeps one version of the page for use without a network. `packaging/web/version.sh` puts before
// this text: `version`, and the paths and SHA-256 sums of `files` (the page) and of `sounds`.
const name = `tablee-${version}`;
const sums = new Map([...files, ...sounds]);

async function hasSum(response, sum) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('') === sum;
}

// A file of this very version, from the server. Another one, half uploaded or newer, is refused.
async function download(path) {
  const response = await fetch(path, { cache: 'reload' });
  if (!response.ok || !await hasSum(response, sums.get(path))) throw new Error(`${path} is not of version ${version}`);
  return response;
}

// What the version before has with the same content need not come again.
async function take(cache, path) {
  if (await cache.match(path)) return true;
  const kept = await caches.match(path);
  if (!kept || !await hasSum(kept, sums.get(path))) return false;
  await cache.put(path, kept);
  return true;
}

async function install() {
  const cache = await caches.open(name);
  await Promise.all(files.map(async ([path]) => {
    if (!await take(cache, path)) await cache.put(path, await download(path));
  }));
  for (const [path] of sounds) await take(cache, path);
}

async function keepSounds() {
  const cache = await caches.open(name);
  for (const [path] of sounds) {
    if (!await cache.match(path)) await cache.put(path, await download(path));
  }
}

async function activate() {
  const others = (await caches.keys()).filter(other => other.startsWith('tablee-') && other !== name);
  await Promise.all(others.map(other => caches.delete(other)));
  await self.clients.claim();
}

// Another page may be in the middle of a game: then the new version waits.
async function takeOver() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

async function answer(path) {
  const cache = await caches.open(name);
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await download(path);
  await cache.put(path, response.clone());
  return response;
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event => {
  const work = { takeOver, keepSounds }[event.data];
  if (work) event.waitUntil(work());
});
self.addEventListener('fetch', event => {
  const address = new URL(event.request.url);
  const folder = new URL('./', self.location).href;
  if (event.request.method !== 'GET' || !address.href.startsWith(folder)) return;
  const path = decodeURI(address.href.slice(folder.length).replace(/[?#].*/, '')) || 'index.html';
  if (sums.has(path)) event.respondWith(answer(path));
});
