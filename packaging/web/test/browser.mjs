// A Chromium of our own, and a page of the app in it, touched as fingers do.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(join(process.env.TABLEE_NODE, 'package.json'));
const { chromium } = require('playwright-core');

export const wait = millis => new Promise(resolve => setTimeout(resolve, millis));

export async function until(what, test, millis = 20000) {
  const end = Date.now() + millis;
  while (Date.now() < end) {
    const found = await test();
    if (found) return found;
    await wait(25);
  }
  throw new Error(`${what}: not within ${millis} ms`);
}

export function check(what, holds) {
  if (!holds) throw new Error(what);
}

// The app's settings: dark colours, and the table of last time, with what the game remembers.
export function settings(game, players = 3, remembered = {}) {
  const people = [['Zoé', 'honey'], ['Ani', 'ember'], ['Marc', 'moss']].slice(0, players).map(([name, hue]) => ({ name, hue }));
  return JSON.stringify({ light: 'dark', people, tables: { [game]: { seats: people, day: '2026-11-15' } }, games: { [game]: remembered } });
}

// Whatever happens, no browser is left behind.
const running = new Set();
process.on('exit', () => running.forEach(pid => process.kill(-pid, 'SIGKILL')));

const options = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-quic', '--no-first-run', '--remote-debugging-port=0',
];

// A browser with a profile that outlives it. `ratio`: real pixels of its screen for one of the page.
export class Browser {
  constructor(ratio = 1) {
    this.profile = mkdtempSync(join(tmpdir(), 'tablee-web-'));
    this.options = [...options, `--user-data-dir=${this.profile}`, `--force-device-scale-factor=${ratio}`];
  }

  async start() {
    rmSync(join(this.profile, 'DevToolsActivePort'), { force: true });
    rmSync(join(this.profile, 'SingletonLock'), { force: true });
    // A group of its own, so that all of its processes can be killed at once.
    this.process = spawn('chromium', [...this.options, 'about:blank'], { detached: true, stdio: 'ignore' });
    running.add(this.process.pid);
    const port = await until('the browser', () => {
      try { return readFileSync(join(this.profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]; } catch { return undefined; }
    });
    this.connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    this.context = this.connection.contexts()[0];
  }

  // At once, as when the battery is taken out.
  async kill() {
    running.delete(this.process.pid);
    process.kill(-this.process.pid, 'SIGKILL');
    await until('the end of the browser', () => this.process.exitCode !== null || this.process.signalCode !== null);
    await this.connection.close().catch(() => {});
  }

  async stop() {
    await this.kill();
    await wait(300);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

// Told by the page: each record as soon as its transaction is complete.
function tellAcknowledged() {
  let host;
  Object.defineProperty(globalThis, 'tablee', {
    get: () => host,
    set(given) {
      host = given;
      const commit = given.commit;
      given.commit = async changes => {
        await commit(changes);
        for (const [path, from, lines] of changes) {
          const texts = lines.map(line => new TextDecoder().decode(line));
          console.debug(`acknowledged ${JSON.stringify([path, from, texts])}`);
        }
      };
    },
  });
}

export class Page {
  // `form`: width, height and ratio of the screen, and whether the ratio is emulated: then the
  // browser measures elements in pixels of its own, and the app does without, as in Safari.
  constructor(browser, address, form) { Object.assign(this, { browser, address, form, complaints: [], files: new Map() }); }

  async open() {
    this.page = await this.browser.context.newPage();
    this.page.on('console', message => this.hear(message));
    this.page.on('pageerror', error => this.complaints.push(String(error)));
    this.cdp = await this.browser.context.newCDPSession(this.page);
    const [width, height, deviceScaleFactor, isEmulated] = this.form;
    await this.cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: isEmulated ? deviceScaleFactor : 0, mobile: true });
    if (isEmulated) await this.page.addInitScript(() => { delete ResizeObserverEntry.prototype.devicePixelContentBoxSize; });
    await this.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await this.page.addInitScript(tellAcknowledged);
  }

  hear(message) {
    const text = message.text();
    const told = text.startsWith('acknowledged ') && JSON.parse(text.slice(13));
    if (told) {
      const [path, from, lines] = told;
      this.files.set(path, [...(this.files.get(path) ?? []).slice(0, from), ...lines]);
      if (!lines.length && from === 0) this.files.delete(path);
    } else if (['error', 'warning'].includes(message.type())) {
      this.complaints.push(text);
    }
  }

  // How many lines of games the page has said are kept.
  get lines() {
    return [...this.files].filter(([path]) => path.includes('/current/') || path.includes('/finished/'))
      .reduce((sum, [, lines]) => sum + lines.length, 0);
  }

  // Puts files into the database before the app has ever run.
  async seed(files) {
    await this.page.goto(`${this.address}style.css`);
    await this.page.evaluate(async files => {
      const request = indexedDB.open('tablee', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('records');
      const database = await new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = reject; });
      const transaction = database.transaction('records', 'readwrite');
      for (const [path, lines] of files) {
        lines.forEach((line, number) => transaction.objectStore('records')
          .put(typeof line === 'string' ? new TextEncoder().encode(`${line}\n`) : line, [path, number]));
      }
      await new Promise(resolve => { transaction.oncomplete = resolve; });
      database.close();
    }, files);
    // That page has no icon.
    this.complaints = [];
  }

  // Every file as the database has it.
  async stored() {
    const files = await this.page.evaluate(async () => {
      const database = await new Promise((resolve, reject) => {
        const request = indexedDB.open('tablee', 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const records = database.transaction('records').objectStore('records');
      const all = kind => new Promise(resolve => { const request = records[kind](); request.onsuccess = () => resolve(request.result); });
      const [keys, values] = await Promise.all([all('getAllKeys'), all('getAll')]);
      database.close();
      return keys.map((key, place) => [key[0], values[place] instanceof Uint8Array ? new TextDecoder().decode(values[place]) : String(values[place])]);
    });
    const found = new Map();
    for (const [path, line] of files) found.set(path, [...(found.get(path) ?? []), line]);
    return found;
  }

  // Loads the app and waits for its first frame.
  async load(query = '?lang=fr') {
    await this.page.goto(this.address + query, { waitUntil: 'commit' });
    await this.drawn();
  }

  async reload() {
    await this.page.reload({ waitUntil: 'commit' });
    await this.drawn();
  }

  async drawn() {
    await this.page.waitForFunction(() => document.getElementById('loading')?.hidden, null, { timeout: 60000 });
    const size = await this.page.evaluate(() => { const canvas = document.querySelector('canvas'); return [canvas.width, canvas.height]; });
    const [width, height, ratio] = this.form;
    if (size[0] !== width * ratio || size[1] !== height * ratio) throw new Error(`the canvas has ${size} pixels for ${this.form}`);
    await this.calm();
  }

  picture() { return this.page.screenshot({ scale: 'device' }); }

  // Until two pictures in a row are equal.
  async calm() {
    let before;
    return until('a calm page', async () => {
      const now = await this.picture();
      const same = before?.equals(now);
      before = now;
      if (!same) await wait(150);
      return same && now;
    });
  }

  async touch(x, y) {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
    await wait(30);
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  press(key) { return this.page.keyboard.press(key); }

  // A finger that moves in a straight line.
  async drag([x, y], [toX, toY], steps = 25) {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
    for (let step = 1; step <= steps; step += 1) {
      const point = { x: x + (toX - x) * step / steps, y: y + (toY - y) * step / steps, id: 1 };
      await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      await wait(16);
    }
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  // A tap that has to be kept: waits until its lines are.
  async touchWrites(x, y, lines = 1) {
    const wanted = this.lines + lines;
    await this.touch(x, y);
    await until(`a tap at ${x}, ${y}`, () => this.lines >= wanted, 5000);
  }

  // A tap after which the page looks otherwise.
  async touchShows(x, y) {
    const before = await this.calm();
    await this.touch(x, y);
    await until(`a tap at ${x}, ${y}`, async () => !(await this.picture()).equals(before), 5000);
    return this.calm();
  }
}
