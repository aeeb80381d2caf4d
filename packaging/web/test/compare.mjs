// Compares pictures of the page in Chromium with those of WebKitGTK and Firefox, and with those of
// the window ($TABLEE_BIN) in every form: node compare.mjs ADDRESS PICTURES [engines|window…].
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, check, until, wait } from './browser.mjs';
import { Firefox, Native, WebKit } from './others.mjs';

const [, , address, pictures, ...wanted] = process.argv;
const nowhere = [2, 2];

function differ(name, other) {
  const files = [name, other].map(file => join(pictures, file));
  const { stderr } = spawnSync('compare', ['-metric', 'AE', ...files, join(pictures, `${other.slice(0, -4)}-difference.png`)]);
  return Number(String(stderr).split(' ')[0]);
}

async function openChromium(form, settings) {
  const browser = new Browser(form[2]);
  await browser.start();
  const page = new Page(browser, address, [...form, false]);
  await page.open();
  if (settings) await page.seed([['tablee/settings.json', [settings]]]);
  await page.load();
  return page;
}

// Both are tapped in the same places; every picture of the other becomes that of Chromium.
async function compare(name, kind, chromium, other, steps) {
  const begun = Date.now();
  for (const [number, [what, ...places]] of steps.entries()) {
    for (const place of places) {
      await chromium.touch(...place);
      await other.touch(...place);
      await wait(400);
    }
    if (number) other.xdotool('mousemove', ...nowhere);
    const file = `compare-${name}-${number}-${what}.png`;
    const otherFile = `compare-${name}-${number}-${what}-${kind}.png`;
    writeFileSync(join(pictures, file), await chromium.calm());
    let difference;
    try {
      await until(`${kind}, ${what}`, async () => {
        writeFileSync(join(pictures, otherFile), await other.picture());
        difference = differ(file, otherFile);
        return difference === 0;
      }, number ? 8000 : 90000);
    } catch (error) {
      throw new Error(`${error.message}: ${difference} pixels differ, ${otherFile}`);
    }
  }
  console.log(`${kind}, ${name}: ${steps.length} screens as in Chromium, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}

// Four players without names, two colours and a count of the ants.
const ants = [['home'], ['setup', [886, 400]], ['game', [900, 741]], ['plus', [112, 730]], ['minus', [255, 730]], ['count', [291, 730]]];

async function compareEngines() {
  const form = [1280, 800, 1];
  for (const [kind, Other] of Object.entries({ WebKitGTK: WebKit, Firefox })) {
    if (!Other.isHere()) {
      console.log(`${kind} is not installed`);
      continue;
    }
    const chromium = await openChromium(form);
    const other = new Other(form);
    await other.start(address);
    await compare('ants', kind, chromium, other, ants);
    other.stop();
    await chromium.browser.stop();
  }
}

// Where Home's games, its row of buttons and the way back are.
const wide = (width, height, games) => [games.map(([x, y]) => [x, y]), [1, 3, 5].map(sixth => [width * sixth / 6, height - 60]), [39, 31]];
const forms = [
  [[1280, 800, 1], wide(1280, 800, [148, 394, 640, 886, 1132].map(x => [x, 400]))],
  [[1180, 820, 2], wide(1180, 820, [140, 364, 590, 816, 1040].map(x => [x, 420]))],
  [[820, 1180, 2], wide(820, 1180, [170, 300, 430, 560, 690].map((y, place) => [410, y + 60 * place]))],
  [[800, 1280, 1.5], wide(800, 1280, [170, 300, 430, 560, 690].map((y, place) => [400, y + 80 * place]))],
  [[390, 844, 3], wide(390, 844, [130, 230, 330, 434, 540].map(y => [195, y]))],
];

async function compareWindow() {
  check('TABLEE_BIN is not set', process.env.TABLEE_BIN);
  for (const [form, [games, buttons, back]] of forms) {
    for (const light of ['dark', 'light']) {
      const settings = JSON.stringify({ light });
      const chromium = await openChromium(form, settings);
      const other = new Native(form);
      await other.start(settings);
      const places = [...games, ...buttons];
      const steps = [['home'], ...places.flatMap((place, number) => [[`place-${number + 1}`, place], ['home', back]])];
      await compare(`${form.join('x')}-${light}`, 'window', chromium, other, steps);
      other.stop();
      await chromium.browser.stop();
    }
  }
}

for (const [name, step] of Object.entries({ engines: compareEngines, window: compareWindow })) {
  if (!wanted.length || wanted.includes(name)) await step();
}
process.exit(0);
