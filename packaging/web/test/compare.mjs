// Plays the ants in Chromium and in WebKitGTK and compares every picture: node compare.mjs ADDRESS PICTURES.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, until, wait } from './browser.mjs';
import { WebKit } from './others.mjs';

const [, , address, pictures] = process.argv;
const nowhere = [2, 2];

function differ(name, other) {
  const files = [name, other].map(file => join(pictures, file));
  const { stderr } = spawnSync('compare', ['-metric', 'AE', ...files, join(pictures, `${other.slice(0, -4)}-difference.png`)]);
  return Number(String(stderr).split(' ')[0]);
}

async function openChromium(form) {
  const browser = new Browser(form[2]);
  await browser.start();
  const page = new Page(browser, address, [...form, false]);
  await page.open();
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
  for (const [kind, Other] of Object.entries({ WebKitGTK: WebKit })) {
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

await compareEngines();
process.exit(0);
