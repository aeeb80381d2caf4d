// Drives what the page does around the app: node page.mjs SITE PICTURES. Without a network, newer
// versions, hints, typing, rotation, several fingers. The first thing that is wrong ends it.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, Page, check, settings, until, wait } from './browser.mjs';

const [, , site, pictures] = process.argv;
const tools = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'tablee-site-'));
cpSync(site, folder, { recursive: true });
const port = 20000 + Math.floor(Math.random() * 20000);
const address = `http://127.0.0.1:${port}/`;

let server;
async function serve() {
  server = spawn('python3', [join(tools, 'serve.py'), folder, String(port)], { stdio: 'ignore' });
  await until('the server', () => fetch(address).then(response => response.ok, () => false));
}
async function stopServing() {
  server.kill();
  await until('the end of the server', () => fetch(address).then(() => false, () => true));
}
process.on('exit', () => { server?.kill(); rmSync(folder, { recursive: true, force: true }); });

const form = [1180, 820, 2, false];
const history = [590, 760], game = [800, 420], start = [857, 752], back = [39, 31], digit = number => [74 + 65.5 * number, 746];
const colour = number => [106 + 131 * (number - 1), 745];

const save = async (page, name) => writeFileSync(join(pictures, `page-${name}.png`), await page.calm());
const isSeen = (page, id) => page.page.evaluate(id => !document.getElementById(id).hidden, id);
const headline = page => page.page.evaluate(() => document.getElementById('headline').textContent);

async function openPage(browser, screen = form) {
  const page = new Page(browser, address, screen);
  await page.open();
  return page;
}

async function seeded(ratio = 2, screen = form, files = []) {
  const browser = new Browser(ratio);
  await browser.start();
  const page = await openPage(browser, screen);
  await page.seed([['tablee/settings.json', [settings('ants')]], ...files]);
  return { browser, page };
}

const controlled = page => until('the service worker', () => page.page.evaluate(async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active.state === 'activated' && Boolean(navigator.serviceWorker.controller);
}));

// The page, its module and every sound without a server, in a browser that was closed meanwhile.
async function startWithoutServer() {
  const { browser, page } = await seeded();
  await page.load();
  await controlled(page);
  const kept = await until('all sounds', () => page.page.evaluate(async () => {
    const name = (await caches.keys()).find(name => name.startsWith('tablee-'));
    const paths = (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname);
    const listed = (await (await fetch('service-worker.js')).text()).match(/^ {2}\['/gm).length;
    return paths.length === listed && paths.length;
  }), 60000);
  await browser.kill();
  await stopServing();
  await browser.start();
  const again = await openPage(browser);
  await again.load();
  await save(again, 'without-server');
  check('nothing is said aloud about Home', await headline(again) === 'Tablée');
  await again.touchShows(...game);
  check('no headline of the game', (await headline(again)).includes('Fourmis'));
  await browser.stop();
  await serve();
  console.log(`server stopped: the app starts; ${kept} files kept`);
}

// A newer version that comes in a game waits until Home; half of one never comes.
async function updateInGame() {
  const { browser, page } = await seeded();
  const isNew = () => page.page.evaluate(() => Boolean(globalThis.isNewer));
  const update = () => page.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); }).catch(() => {});
  const isWaiting = () => page.page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await page.load();
  await controlled(page);
  await page.touchShows(...game);
  await page.touchWrites(...start, 3);
  appendFileSync(join(folder, 'words.js'), '\nglobalThis.isNewer = true;\n');
  execFileSync('bash', [join(tools, 'version.sh'), folder]);
  appendFileSync(join(folder, 'words.js'), '\nglobalThis.isHalf = true;\n');
  await update();
  await wait(3000);
  check('half of a version was taken', !await isWaiting() && !await isNew());
  execFileSync('bash', [join(tools, 'version.sh'), folder]);
  await update();
  await until('the newer version', isWaiting);
  await page.touchWrites(...colour(1));
  check('the newer version is announced in a game', !await isSeen(page, 'note'));
  check('the newer version runs in a game', !await isNew());
  await page.touch(...back);
  await until('the announcement', () => isSeen(page, 'note'));
  await save(page, 'update');
  const button = await page.page.locator('#note-action').boundingBox();
  await page.touch(button.x + button.width / 2, button.y + button.height / 2);
  await until('the newer page', () => isNew().catch(() => false));
  await page.drawn();
  await save(page, 'updated');
  const names = await page.page.evaluate(() => caches.keys());
  check(`caches: ${names}`, names.length === 1);
  const stored = await page.stored();
  check('a line was lost', [...page.files].every(([path, lines]) => lines.every((line, place) => stored.get(path)?.[place] === line)));
  await browser.stop();
  console.log('update: waits in a game, half of one is refused, taken from Home');
}

// Said once, beside the app and never in a game.
async function hintInstall(name, userAgent) {
  const { browser, page } = await seeded();
  await page.cdp.send('Emulation.setUserAgentOverride', { userAgent });
  await page.page.goto(`${address}?lang=fr`, { waitUntil: 'commit' });
  await until('the hint', () => isSeen(page, 'note').catch(() => false), 60000);
  await save(page, `hint-${name}`);
  const [canvas, note] = await Promise.all(['canvas', '#note'].map(place => page.page.locator(place).boundingBox()));
  check('the hint lies over the app', canvas.y + canvas.height <= note.y + 1);
  await page.touch(800, 380);
  await until('the hint goes for a game', async () => !await isSeen(page, 'note'));
  await page.touchShows(...back);
  const close = await page.page.locator('#note-close').boundingBox();
  await page.touch(close.x + close.width / 2, close.y + close.height / 2);
  await until('the hint is closed', async () => !await isSeen(page, 'note'));
  await page.reload();
  check('the hint comes again', !await isSeen(page, 'note'));
  await browser.stop();
  console.log(`hint for ${name}: once`);
}

// A tap on the line of a name gives a real input the focus, and what is typed there comes in.
async function typeName() {
  const { browser, page } = await seeded();
  await page.load();
  await page.touchShows(...game);
  await page.touchShows(110, 212);
  const line = await until('the line', () => page.page.locator('#line:not([hidden])').boundingBox({ timeout: 1000 }).catch(() => null));
  await page.touch(line.x + line.width / 2, line.y + line.height / 2);
  await until('the keyboard', () => page.page.evaluate(() => document.activeElement?.id === 'line'));
  await save(page, 'typing');
  await page.page.keyboard.press('Backspace');
  await page.cdp.send('Input.insertText', { text: 'ë & Lou' });
  await page.calm();
  await save(page, 'typed');
  await page.page.keyboard.press('Enter');
  await until('the end of typing', async () => !await isSeen(page, 'line'));
  await page.touchWrites(...start, 3);
  const journal = [...(await page.stored())].find(([path]) => path.includes('/current/'));
  check(`the name was not taken: ${journal[1][0]}`, journal[1][0].includes('Zoë & Lou'));
  await browser.stop();
  console.log('typing: a name by the input over its line');
}

// Turned and turned back, sharp and the same; two fingers count twice.
async function turnAndTouch() {
  const { browser, page } = await seeded();
  await page.load();
  await page.touchShows(...game);
  await page.touchWrites(...start, 3);
  await page.touchWrites(...colour(1));
  await page.touchWrites(...colour(2));
  const before = await page.calm();
  const turn = async (width, height) => {
    await page.cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 0, mobile: true });
    page.form = [width, height, 2, false];
    await until('the turned canvas', () => page.drawn().then(() => true, () => false));
  };
  await turn(820, 1180);
  await save(page, 'turned');
  await turn(1180, 820);
  const after = await page.calm();
  check('the game looks otherwise after turning', before.equals(after));
  const lines = page.lines;
  const points = [digit(3), digit(5)].map(([x, y], id) => ({ x, y, id }));
  await page.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await wait(40);
  await page.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until('two fingers', () => page.lines >= lines + 2, 5000);
  await browser.stop();
  console.log('turning: the same, sharp; two fingers: two taps');
}

// Games go out as a file, and come back into a browser that has none.
async function exportAndImport() {
  const at = '2026-11-15T20:15:00+01:00';
  const journal = [
    { tablee: 1, game: 'escape', started: at, setup: { players: ['Zoé', 'Ani'], difficulty: 'normal' } },
    { at, event: { activate: 3 } }, { at, event: 'collapse' },
  ].map(line => JSON.stringify(line));
  const path = 'tablee/finished/2026-11-15T201500-escape-abcd.jsonl';
  const { browser, page } = await seeded(2, form, [[path, journal]]);
  await page.load();
  await page.touchShows(...history);
  await page.touchShows(1050, 31);
  const [download] = await Promise.all([page.page.waitForEvent('download'), page.touch(640, 336)]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  await save(page, 'exported');
  await browser.stop();
  check('the export is not the journal', readFileSync(file, 'utf8').trim() === journal.join('\n'));
  const other = await seeded();
  await other.page.load();
  await other.page.touchShows(...history);
  await other.page.touchShows(1050, 31);
  const chosen = other.page.page.waitForEvent('filechooser');
  await other.page.touch(280, 447);
  await (await chosen).setFiles(file);
  const stored = await until('the import', async () => {
    const found = [...await other.page.stored()].find(([path]) => path.includes('/finished/'));
    return found?.[1].length === journal.length && found[1];
  });
  check('the import is not the journal', stored.join('').trim() === journal.join('\n'));
  await save(other.page, 'imported');
  await other.browser.stop();
  console.log('export and import: the same game');
}

// A finger that begins on a button of a long page moves the page and presses nothing.
async function scroll() {
  const { browser, page } = await seeded(1, [390, 844, 3, true]);
  await page.load();
  await page.touchShows(323, 816);
  const before = await page.calm();
  for (const [name, x, y] of [['a size', 110, 628], ['a switch', 308, 375]]) {
    await page.drag([x, y], [x, y - 250]);
    check(`${name} does not move the page`, !before.equals(await page.calm()));
    await save(page, 'scrolled');
    await page.drag([20, 430], [20, 840]);
    check('the page does not come back', before.equals(await page.calm()));
  }
  check('another place was opened', await headline(page) === 'Réglages');
  check('a setting was changed', !page.files.has('tablee/settings.json'));
  await browser.stop();
  console.log('scrolling: from buttons');
}

// Sentences instead of a page that does not start.
async function explain() {
  const { browser, page } = await seeded();
  await page.page.addInitScript(() => { delete globalThis.WebAssembly; });
  await page.page.goto(`${address}?lang=de`);
  await until('the sentence', () => page.page.evaluate(() => document.getElementById('words').textContent.includes('WebAssembly fehlt')));
  await save(page, 'no-modules');
  const other = await openPage(browser);
  await other.page.addInitScript(() => { IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); }; });
  await other.page.goto(`${address}?lang=en`, { waitUntil: 'commit' });
  await until('the sentence', () => other.page.evaluate(() => document.getElementById('note-text').textContent.includes('keeps nothing')).catch(() => false), 60000);
  await other.calm();
  await save(other, 'no-storage');
  await browser.stop();
  console.log('no WebAssembly, no storage: said');
}

await serve();
const steps = {
  startWithoutServer, updateInGame, typeName, turnAndTouch, scroll, exportAndImport, explain,
  hintApple: () => hintInstall('ipad', 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'),
  hintAndroid: () => hintInstall('android', 'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'),
};
const wanted = process.argv.slice(4);
for (const [name, step] of Object.entries(steps)) {
  if (!wanted.length || wanted.includes(name)) await step();
}
console.log('around the app: all well');
process.exit(0);
