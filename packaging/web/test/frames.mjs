// Measures the page at 1180 × 820 @ 2: node frames.mjs ADDRESS SITE. Main-thread time per frame, and
// the first draw beside a page that only fills a canvas. Prints figures; judges none of them.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, Page, settings, until, wait } from './browser.mjs';

const [, , address, site] = process.argv;
const form = [1180, 820, 2, false];
const at = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

// Adds up what the page's only thread does until a frame is shown. Frames that change nothing count for nothing.
function watchFrames() {
  let busy = 0;
  let depth = 0;
  let hasShown = false;
  globalThis.frames = [];
  // Whatever else keeps the thread for more than 50 ms.
  globalThis.longTasks = [];
  new PerformanceObserver(list => longTasks.push(...list.getEntries().map(task => task.duration))).observe({ type: 'longtask' });
  const timed = work => function (...values) {
    const begun = performance.now();
    depth += 1;
    try { return work.apply(this, values); } finally {
      depth -= 1;
      if (!depth) busy += performance.now() - begun;
    }
  };
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...values) {
    hasShown = true;
    return put.apply(this, values);
  };
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = work => request(time => {
    timed(work)(time);
    if (hasShown) globalThis.frames.push(busy);
    if (hasShown) busy = 0;
    hasShown = false;
  });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (name, work, ...rest) {
    return listen.call(this, name, typeof work === 'function' && /^(pointer|touch|key)/.test(name) ? timed(work) : work, ...rest);
  };
  for (const name of ['setTimeout', 'queueMicrotask']) {
    const set = globalThis[name];
    globalThis[name] = (work, ...rest) => set(timed(work), ...rest);
  }
}

async function open(game) {
  const browser = new Browser(2);
  await browser.start();
  const page = new Page(browser, address, form);
  await page.open();
  await page.page.addInitScript(watchFrames);
  await page.seed([['tablee/settings.json', [settings(game)]]]);
  await page.load();
  return page;
}

async function measure(page, what, act) {
  await page.page.evaluate(() => { frames.length = longTasks.length = 0; });
  const begun = Date.now();
  await act();
  const [times, long] = await page.page.evaluate(() => [frames, longTasks]);
  const seconds = (Date.now() - begun) / 1000;
  console.log(`${what}: ${times.length} frames in ${seconds.toFixed(1)} s, `
    + (times.length ? `median ${at(times, 0.5).toFixed(1)} ms, 95 % ${at(times, 0.95).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms` : 'none') + (long.length ? `; ${long.length} tasks over 50 ms, the longest ${Math.max(...long)} ms` : ''));
}

async function taps(page, places, pause = 400) {
  for (const place of places) {
    await page.touch(...place);
    await wait(pause);
  }
}

// Home's row of buttons, and the way back.
const [rules, history, options, back] = [[200, 760], [590, 760], [980, 760], [39, 31]];

async function measureFrames() {
  let page = await open('ants');
  for (const [what, place] of [['Règles', rules], ['Parties', history], ['Réglages', options]]) {
    await measure(page, `${what} for the first time`, () => taps(page, [place], 1500));
    await measure(page, 'back to Home', () => taps(page, [back], 1500));
  }
  await measure(page, 'Home and other places, seen before', () => taps(page, [rules, back, history, back, options, back], 1000));
  await taps(page, [rules, [590, 300]], 1500);
  await measure(page, 'rules scrolled by finger', async () => {
    for (let time = 0; time < 3; time += 1) {
      await page.drag([700, 700], [700, 200], 60);
      await page.drag([700, 200], [700, 700], 60);
    }
  });
  await taps(page, [back, back], 1000);
  await page.load();
  await measure(page, 'setup of the ants for the first time', () => taps(page, [[800, 420]], 1500));
  await measure(page, 'game of the ants for the first time', () => taps(page, [[857, 752]], 1500));
  await taps(page, [[106, 745], [237, 745]]);
  await measure(page, 'taps in the ants', () => taps(page, [3, 3, 2, 1].map(number => [74 + 65.5 * number, 746])));
  await page.browser.stop();
  page = await open('escape');
  await measure(page, 'setup of Escape for the first time', () => taps(page, [[140, 420]], 1500));
  await measure(page, 'game of Escape for the first time', () => taps(page, [[857, 752]], 1500));
  await wait(20000);
  await measure(page, 'running clock of Escape', () => wait(10000));
  await page.browser.stop();
}

// A page that compiles the same module and fills a canvas of the same size from a module's memory.
const bare = `<!doctype html><canvas width="2360" height="1640" style="width:1180px;height:820px"></canvas><script type="module">
const filler = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 5, 5, 1, 1, 240, 1, 240, 1, 7, 5, 1, 1, 109, 2, 0]);
const [{ instance }] = await Promise.all([WebAssembly.instantiate(filler), WebAssembly.compileStreaming(fetch('tablee_bg.wasm'))]);
const canvas = document.querySelector('canvas');
const bytes = new Uint8ClampedArray(instance.exports.m.buffer, 0, 2360 * 1640 * 4).fill(200);
canvas.getContext('2d').putImageData(new ImageData(bytes, 2360), 0, 0);
requestAnimationFrame(() => setTimeout(() => { globalThis.drawnAt = performance.now(); }));
</script>`;

async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bare-'));
  cpSync(site, folder, { recursive: true });
  writeFileSync(join(folder, 'bare.html'), bare);
  const port = 20000 + Math.floor(Math.random() * 20000);
  const serve = join(dirname(dirname(fileURLToPath(import.meta.url))), 'serve.py');
  const server = spawn('python3', [serve, folder, String(port)], { stdio: 'ignore' });
  process.on('exit', () => { server.kill(); rmSync(folder, { recursive: true, force: true }); });
  await until('the server', () => fetch(`http://127.0.0.1:${port}/`).then(response => response.ok, () => false));
  const times = { app: [], bare: [] };
  for (let time = 0; time < 5; time += 1) {
    for (const [name, path] of [['bare', 'bare.html'], ['app', '?lang=fr']]) {
      const browser = new Browser(2);
      await browser.start();
      const page = new Page(browser, `http://127.0.0.1:${port}/`, form);
      await page.open();
      await page.page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.getElementById('loading')?.hidden) globalThis.drawnAt ??= performance.now();
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
      });
      await page.page.goto(page.address + path, { waitUntil: 'commit' });
      times[name].push(await until('the first draw', () => page.page.evaluate(() => globalThis.drawnAt).catch(() => undefined), 60000));
      await browser.stop();
    }
  }
  const [app, other] = [at(times.app, 0.5), at(times.bare, 0.5)];
  console.log(`first draw: ${app.toFixed(0)} ms, a bare page ${other.toFixed(0)} ms, ratio ${(app / other).toFixed(2)} (medians of 5)`);
}

await measureFrames();
await measureStart();
process.exit(0);
