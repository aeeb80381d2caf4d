// Measures the page as it is published: node figures.mjs SITE PICTURES. Its size, the main thread's
// own time per frame at 1180 × 820 @ 2, and the first draw beside a page that only fills a canvas.
// Prints every figure, then fails if one is over its limit.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { Browser, Page, settings, until, wait } from './browser.mjs';

const [, , site, pictures, ...wanted] = process.argv;
const form = [1180, 820, 2, false];
const folder = mkdtempSync(join(tmpdir(), 'tablee-figures-'));
const port = 20000 + Math.floor(Math.random() * 20000);
const address = `http://127.0.0.1:${port}/`;
const over = [];

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function judge(what, value, limit) {
  if (!(value <= limit)) over.push(`${what}: ${value} is over ${limit}`);
}

// What has to come before the first frame. Servers that compress on the way use less than brotli's best.
function measureSize() {
  const names = readdirSync(site).filter(name => /\.(html|css|js|wasm|svg|webmanifest)$/.test(name));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const sizes = names.map(name => brotliCompressSync(readFileSync(join(site, name)), options).length);
  const sum = sizes.reduce((a, b) => a + b) / 1e6;
  console.log(`size: ${sum.toFixed(2)} MB as brotli 9, the module alone ${(sizes[names.indexOf('tablee_bg.wasm')] / 1e6).toFixed(2)} MB`);
  judge('size', sum, 3);
}

// Marks in the browser's trace what was shown, and which tasks mixed sound or decoded and drew what
// is needed later.
function markWork() {
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...values) {
    performance.mark('tablee-shown');
    return put.apply(this, values);
  };
  for (const [name, mark] of [['soundStamp', 'tablee-sound'], ['turn', 'tablee-work']]) {
    const call = tablee[name];
    tablee[name] = (...values) => {
      performance.mark(mark);
      return call(...values);
    };
  }
}

// The browser's trace of what happens while something is done.
async function trace(browser, act) {
  const session = await browser.connection.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories, excludedCategories: ['*'] } });
  const begun = Date.now();
  await act();
  const seconds = (Date.now() - begun) / 1000;
  const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return { events, seconds };
}

const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'FunctionCall', 'RunMicrotasks', 'HandlePostMessage']);

// In ms, the outermost only: what lies within another one is part of it.
function outermost(events) {
  let end = 0;
  return events.sort((a, b) => a.ts - b.ts || b.dur - a.dur).filter(({ ts, dur }) => {
    const isOuter = ts >= end;
    if (isOuter) end = ts + dur;
    return isOuter;
  });
}

// For each frame that was shown, in ms: what the page's own code did since the last one (`own`), and
// all that its thread did, with the browser's copying of the canvas (`whole`); both without what is
// done between frames, for the sound and in advance. Times are the thread's, so that other programs
// do not lengthen them.
function frames(events) {
  const marks = events.filter(({ name }) => ['tablee-shown', 'tablee-sound', 'tablee-work'].includes(name));
  const found = { own: [], whole: [], sound: [], work: [] };
  if (!marks.length) return found;
  const ofThread = events.filter(({ pid, tid, tdur }) => pid === marks[0].pid && tid === marks[0].tid && tdur !== undefined);
  const scripts = outermost(ofThread.filter(({ name }) => SCRIPT.has(name)));
  let [own, whole] = [0, 0];
  for (const task of outermost(ofThread.filter(({ name }) => name === 'RunTask'))) {
    const within = ({ ts }) => ts >= task.ts && ts <= task.ts + task.dur;
    const inside = marks.filter(within).map(({ name }) => name);
    const script = scripts.filter(within).reduce((sum, { tdur }) => sum + tdur / 1000, 0);
    const hasShown = inside.includes('tablee-shown');
    // The event of a tap may begin a step of the sound.
    if (inside.length && !hasShown && !ofThread.some(event => event.name === 'EventDispatch' && within(event))) {
      found[inside.includes('tablee-sound') ? 'sound' : 'work'].push(script);
      continue;
    }
    own += script;
    whole += task.tdur / 1000;
    if (!hasShown) continue;
    found.own.push(own);
    found.whole.push(whole);
    [own, whole] = [0, 0];
  }
  return found;
}

// The limits: ms of the page's own code for the median or for the worst frame, and frames in a second.
async function measure(page, what, limits, act) {
  const { events, seconds } = await trace(page.browser, act);
  const { own, whole, sound, work } = frames(events);
  if (!own.length) throw new Error(`${what}: no frame`);
  const [half, most] = [median(own), Math.max(...own)];
  const spent = (name, times) => times.length
    ? `; ${name} ${(times.reduce((a, b) => a + b) / seconds).toFixed(1)} ms each second, at most ${Math.max(...times).toFixed(1)} ms at once` : '';
  const mixed = spent('sound', sound) + spent('in advance', work);
  console.log(`${what}: ${own.length} frames in ${seconds.toFixed(1)} s, median ${half.toFixed(1)} ms, worst ${most.toFixed(1)} ms; `
    + `with the browser's own work ${median(whole).toFixed(1)} and ${Math.max(...whole).toFixed(1)} ms${mixed}`);
  if (limits.median) judge(what, half, limits.median);
  if (limits.worst) judge(what, most, limits.worst);
  if (limits.rate) judge(`${what}, frames in a second`, own.length / seconds, limits.rate);
  writeFileSync(join(pictures, `figures-${what.replaceAll(' ', '-')}.png`), await page.picture());
}

async function taps(page, places, pause = 400) {
  for (const place of places) {
    await page.touch(...place);
    await wait(pause);
  }
}

async function open(game) {
  const browser = new Browser(2);
  await browser.start();
  const page = new Page(browser, address, form);
  await page.open();
  await page.seed([['tablee/settings.json', [settings(game)]]]);
  await page.load();
  await page.page.evaluate(markWork);
  return page;
}

const [first, change, scroll, tap] = [{ worst: 100 }, { worst: 50 }, { median: 8 }, { median: 4 }];
// Where things are.
const [rules, history, options, back] = [[200, 760], [590, 760], [980, 760], [39, 31]];
const [escape, ants, start, activate, undo] = [[140, 420], [800, 420], [857, 752], [700, 520], [1015, 31]];
const digit = number => [74 + 65.5 * number, 746];

async function measurePlaces() {
  const page = await open('ants');
  for (const [what, place] of [['rules', rules], ['history', history], ['settings', options]]) {
    await measure(page, `${what} for the first time`, first, () => taps(page, [place], 1500));
    await measure(page, `back from ${what}`, change, () => taps(page, [back], 1500));
  }
  await measure(page, 'places seen before', change, () => taps(page, [rules, back, history, back, options, back], 1000));
  await taps(page, [rules], 1500);
  await measure(page, 'rules scrolled', scroll, async () => {
    for (let time = 0; time < 3; time += 1) {
      await page.drag([600, 650], [600, 250], 60);
      await page.drag([600, 250], [600, 650], 60);
    }
  });
  await page.browser.stop();
}

async function measureAnts() {
  const page = await open('ants');
  await measure(page, 'setup of the ants for the first time', first, () => taps(page, [ants], 1500));
  await measure(page, 'ants for the first time', first, () => taps(page, [start], 1500));
  await taps(page, [[106, 745], [237, 745]]);
  await measure(page, 'taps in the ants', tap, () => taps(page, [3, 3, 2, 1, 3].map(digit)));
  await measure(page, 'from the ants to Home', change, () => taps(page, [back], 1500));
  await measure(page, 'ants again', change, () => taps(page, [ants], 1500));
  await page.browser.stop();
}

async function measureEscape() {
  const page = await open('escape');
  await measure(page, 'setup of Escape for the first time', first, () => taps(page, [escape], 1500));
  await measure(page, 'Escape for the first time', first, () => taps(page, [start], 1500));
  // All sounds are read by then.
  await wait(15000);
  await measure(page, 'clock of Escape', { ...tap, rate: 1.2 }, () => wait(20000));
  await measure(page, 'taps in Escape', tap, () => taps(page, [activate, undo, activate, undo], 900));
  await page.browser.stop();
}

// A page that compiles the same module and fills a canvas of the same size from a module's memory.
const bare = `<!doctype html><canvas width="2360" height="1640" style="width:1180px;height:820px"></canvas><script type="module">
await WebAssembly.compileStreaming(fetch('tablee_bg.wasm'));
const { buffer } = new WebAssembly.Memory({ initial: 240 });
const bytes = new Uint8ClampedArray(buffer, 0, 2360 * 1640 * 4).fill(200);
document.querySelector('canvas').getContext('2d').putImageData(new ImageData(bytes, 2360), 0, 0);
requestAnimationFrame(() => { globalThis.drawnAt = performance.now(); });
</script>`;

function noteFirstFrame() {
  new MutationObserver(() => {
    if (document.getElementById('loading')?.hidden) globalThis.drawnAt ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
}

async function measureStart() {
  const times = { bare: [], app: [] };
  for (let time = 0; time < 5; time += 1) {
    for (const [name, path] of [['bare', 'bare.html'], ['app', '?lang=fr']]) {
      const browser = new Browser(2);
      await browser.start();
      const page = new Page(browser, address, form);
      await page.open();
      await page.page.addInitScript(noteFirstFrame);
      await page.page.goto(address + path, { waitUntil: 'commit' });
      times[name].push(await until('the first draw', () => page.page.evaluate(() => globalThis.drawnAt).catch(() => undefined), 60000));
      await browser.stop();
    }
  }
  const [app, other] = [median(times.app), median(times.bare)];
  console.log(`first draw: ${app.toFixed(0)} ms, a bare page ${other.toFixed(0)} ms, ratio ${(app / other).toFixed(2)} (medians of 5)`);
}

cpSync(site, folder, { recursive: true });
writeFileSync(join(folder, 'bare.html'), bare);
const server = spawn('python3', [join(dirname(dirname(fileURLToPath(import.meta.url))), 'serve.py'), folder, String(port)], { stdio: 'ignore' });
process.on('exit', () => { server.kill(); rmSync(folder, { recursive: true, force: true }); });
await until('the server', () => fetch(address).then(response => response.ok, () => false));
for (const [name, step] of Object.entries({ measureSize, measurePlaces, measureAnts, measureEscape, measureStart })) {
  if (!wanted.length || wanted.includes(name)) await step();
}
over.forEach(line => console.log(line));
process.exit(over.length ? 1 : 0);
