// Compares pictures of the page in Chromium with those of WebKitGTK and Firefox, and with those of
// the window ($TABLEE_BIN) in five sizes and both themes: node compare.mjs ADDRESS PICTURES [engines|window…].
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, Page, check, until, wait } from './browser.mjs';
import { Firefox, Native, WebKit } from './others.mjs';

const [, , address, pictures, ...wanted] = process.argv;
const seeds = join(dirname(fileURLToPath(import.meta.url)), '../../../tests/fuzz/seeds');
const nowhere = [2, 2];

// How many pixels differ by more than a part of the colours' range.
function differ(name, other, part) {
  const files = [name, other].map(file => join(pictures, file));
  const { stderr } = spawnSync('compare', ['-metric', 'AE', '-fuzz', part, ...files, join(pictures, `${other.slice(0, -4)}-difference.png`)]);
  return Number(String(stderr).split(' ')[0]);
}

async function openChromium(form, files) {
  const browser = new Browser(form[2]);
  await browser.start();
  const page = new Page(browser, address, [...form, false]);
  await page.open();
  if (files) await page.seed(files);
  await page.load();
  return page;
}

// Both are tapped in the same places, or get the same keys; every picture of the other becomes that of Chromium.
async function compare(name, kind, chromium, other, steps, { part, pixels }) {
  const begun = Date.now();
  const failures = [];
  let equal = 0;
  for (const [number, [what, ...acts]] of steps.entries()) {
    for (const act of acts) {
      for (const page of [chromium, other]) await (typeof act === 'string' ? page.press(act) : page.touch(...act));
      await wait(400);
    }
    if (number) other.xdotool('mousemove', ...nowhere);
    const file = `compare-${name}-${number}-${what}.png`;
    const otherFile = `compare-${name}-${number}-${what}-${kind}.png`;
    writeFileSync(join(pictures, file), await chromium.calm());
    let difference;
    await until(`${kind}, ${what}`, async () => {
      writeFileSync(join(pictures, otherFile), await other.picture());
      difference = differ(file, otherFile, part);
      return difference <= pixels;
    }, number ? 8000 : 90000).catch(error => failures.push(`${error.message}: ${difference} pixels differ, ${otherFile}`));
    if (differ(file, otherFile, '0') === 0) equal += 1;
  }
  console.log(`${kind}, ${name}: ${steps.length - failures.length} of ${steps.length} screens as in Chromium, ${equal} of them in every bit, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  failures.forEach(failure => console.log(failure));
  return failures.length === 0;
}

// Four players without names, two colours and a count of the ants.
const ants = [['home'], ['setup', [886, 400]], ['game', [900, 741]], ['plus', [112, 730]], ['minus', [255, 730]], ['count', [291, 730]]];

async function compareEngines() {
  const form = [1280, 800, 1];
  let isSame = true;
  for (const [kind, Other] of Object.entries({ WebKitGTK: WebKit, Firefox })) {
    if (!Other.isHere()) {
      console.log(`${kind} is not installed`);
      continue;
    }
    const chromium = await openChromium(form);
    const other = new Other(form);
    await other.start(address);
    isSame = await compare('ants', kind, chromium, other, ants, { part: '0', pixels: 0 }) && isSame;
    other.stop();
    await chromium.browser.stop();
  }
  return isSame;
}

const forms = [[1280, 800, 1], [1180, 820, 2], [820, 1180, 2], [800, 1280, 1.5], [390, 844, 3]];

// A game of each kind under way, and one that is over.
function games() {
  const started = '2026-11-16T20:15:00+01:00';
  const read = game => readFileSync(join(seeds, `${game}.jsonl`), 'utf8').trim().split('\n');
  const escape = [
    { tablee: 1, game: 'escape', started, setup: { players: ['Zoé', 'Ani', 'Marc'], difficulty: 'normal', track: { name: 'one' } } },
    { at: started, event: { activate: 3 } }, { at: started, note: { clock: 'at', at_ms: 300000 } },
  ].map(line => JSON.stringify(line));
  const current = [['escape', escape], ...['princess', 'skyrunner', 'ants', 'cliff'].map(game => [game, read(game)])];
  return [
    ...current.map(([game, lines], place) => [`tablee/current/2026-11-16T20150${place}-${game}-abcd.jsonl`, lines]),
    ['tablee/finished/2026-11-16T191500-escape-abce.jsonl', read('escape')],
  ];
}

// The ends of dashes on rings were seen to differ, why is not known: of 10000 pixels one may differ by
// more than a quarter. A word that is missing or moved is more.
const dashes = ([width, height, ratio]) => ({ part: '25%', pixels: width * height * ratio ** 2 / 10000 });

// By keys, which are the same in every size. The window has entries of its own in Settings.
const goTo = (what, ...keys) => [[what, ...keys], ['home', 'Escape']];
const places = [...goTo('rules', 'r'), ...goTo('history', 'h'), ...goTo('keys', 'F1')];
const numbered = kind => ['escape', 'princess', 'skyrunner', 'ants', 'cliff'].flatMap((game, place) => goTo(`${game}-${kind}`, String(place + 1)));

async function compareWindow() {
  check('TABLEE_BIN is not set', process.env.TABLEE_BIN);
  let isSame = true;
  for (const form of forms) {
    for (const light of ['dark', 'light']) {
      const settings = ['tablee/settings.json', [JSON.stringify({ light })]];
      for (const [kind, files, steps] of [['new', [settings], numbered('setup')], ['under-way', [settings, ...games()], [...numbered('game'), ...places]]]) {
        const chromium = await openChromium(form, files);
        const other = new Native(form);
        await other.start(files);
        isSame = await compare(`${form.join('x')}-${light}-${kind}`, 'window', chromium, other, [['home'], ...steps], dashes(form)) && isSame;
        other.stop();
        await chromium.browser.stop();
      }
    }
  }
  return isSame;
}

let isSame = true;
for (const [name, step] of Object.entries({ engines: compareEngines, window: compareWindow })) {
  if (!wanted.length || wanted.includes(name)) isSame = await step() && isSame;
}
check('pictures differ', isSame);
process.exit(0);
