// Drives the app in the page: node drive.mjs ADDRESS PICTURES KILLS. Without kills only one game on
// each screen. The first thing that is wrong ends it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, check, settings, until, wait } from './browser.mjs';

const [, , address, pictures, times] = process.argv;
const kills = Number(times);


// Where things are on the screens of the ants.
const tablet = {
  name: 'tablet', form: [1180, 820, 2, false],
  game: [800, 420], resume: [800, 420], start: [857, 752], undo: [1015, 31], redo: [1077, 31], note: [946, 754], back: [39, 31],
  colour: number => [106 + 131 * (number - 1), 745],
  digit: number => [74 + 65.5 * number, 746],
  count: async () => {},
};
const phone = {
  name: 'phone', form: [390, 844, 3, true],
  game: [195, 560], resume: [195, 105], start: [195, 796], undo: [254, 28], redo: [308, 28], note: [231, 804], back: [27, 28],
  colour: number => [46 + 74.5 * (number - 1), 697],
  digit: number => [46 + 74.5 * (number % 5), number < 5 ? 664 : 730],
  count: page => page.touchShows(195, 802),
};

async function save(page, name) {
  writeFileSync(join(pictures, `${name}.png`), await page.calm());
}

async function openPage(browser, screen) {
  const page = new Page(browser, address, screen.form);
  await page.open();
  return page;
}

async function touchAll(page, places) {
  for (const place of places) await page.touchWrites(...place);
}

// Everything that the page said was kept is in the database.
async function checkKept(page) {
  const stored = await page.stored();
  for (const [path, lines] of page.files) {
    const found = stored.get(path) ?? [];
    check(`${path} has ${found.length} of ${lines.length} lines that were acknowledged`, lines.every((line, place) => found[place] === line));
  }
}

// A round is counted and the next one begun; then the page is reloaded.
async function play(screen) {
  const browser = new Browser(screen.form[3] ? 1 : screen.form[2]);
  await browser.start();
  const page = await openPage(browser, screen);
  await page.seed([['tablee/settings.json', [settings('ants')]]]);
  await page.load();
  await save(page, `${screen.name}-home`);
  await page.touchShows(...screen.game);
  await save(page, `${screen.name}-setup`);
  await page.touchWrites(...screen.start, 3);
  await screen.count(page);
  await touchAll(page, [screen.colour(1), screen.colour(2), ...[3, 3, 2, 1, 3, 5].map(screen.digit), screen.undo]);
  await touchAll(page, [3, 2, 0].map(screen.digit));
  await save(page, `${screen.name}-counted`);
  await page.touchWrites(...screen.note, 2);
  await save(page, `${screen.name}-ruled`);
  await page.touchShows(...screen.note);
  await screen.count(page);
  await touchAll(page, [screen.colour(3), screen.colour(3), ...[5, 0, 3].map(screen.digit)]);
  await page.calm();
  const before = await page.picture();
  writeFileSync(join(pictures, `${screen.name}-before-reload.png`), before);
  await checkKept(page);
  await page.reload();
  await save(page, `${screen.name}-home-under-way`);
  await page.touchShows(...screen.resume);
  const after = await page.calm();
  writeFileSync(join(pictures, `${screen.name}-after-reload.png`), after);
  check(`${screen.name}: the game looks otherwise after a reload`, before.equals(after));
  check(`${screen.name}: ${page.complaints}`, page.complaints.length === 0);
  console.log(`${screen.name}: a round of ants played by touch, ${page.lines} lines kept; the same after a reload`);
  return { browser, page };
}

// A second page only reads, until the first is closed.
async function shareWithSecond(browser, first, screen) {
  const second = await openPage(browser, screen);
  await second.load();
  check('the second page does not know that it only reads', await second.page.evaluate(() => tablee.whyReadOnly()));
  await second.touchShows(...screen.resume);
  await save(second, `${screen.name}-second-page`);
  await second.touch(...screen.digit(2));
  await second.touch(...screen.undo);
  await wait(1500);
  check('the second page wrote', second.lines === 0);
  second.files = first.files;
  await first.page.close();
  await until('the second page takes over', () => second.page.evaluate(() => !tablee.whyReadOnly()));
  await second.touchShows(...screen.back);
  await second.touchShows(...screen.resume);
  await second.touchWrites(...screen.digit(2));
  await save(second, `${screen.name}-second-page-writes`);
  console.log('second page: reads, then writes when the first is closed');
  return second;
}

// A full disk is said, and what was tapped is written when there is room again. Chromium's own
// quota lets small records through, so the page is told.
async function fillDisk(page, screen) {
  const before = page.lines;
  await page.page.evaluate(() => {
    globalThis.commitWithRoom = tablee.commit;
    tablee.commit = async () => { throw new DOMException('no room', 'QuotaExceededError'); };
  });
  await page.touchShows(...screen.undo);
  await wait(1500);
  await save(page, `${screen.name}-disk-full`);
  check('a full disk took a line', page.lines === before);
  await page.page.evaluate(() => { tablee.commit = commitWithRoom; });
  await until('the line is written', () => page.lines > before, 5000);
  await save(page, `${screen.name}-disk-free`);
  await checkKept(page);
  console.log('full disk: said, and written later');
}

// A game without a readable beginning is set aside and reported.
async function findDamage(screen) {
  const browser = new Browser(screen.form[2]);
  await browser.start();
  const page = await openPage(browser, screen);
  const path = 'tablee/current/2026-11-15T200000-ants-abcd.jsonl';
  await page.seed([['tablee/settings.json', [settings('ants')]], [path, [42, '{"undo":true}']]]);
  await page.load();
  await save(page, `${screen.name}-damaged`);
  const stored = await until('the damaged game is set aside', async () => {
    const stored = await page.stored();
    return stored.has(`${path}.damaged`) && stored;
  });
  check('the damaged game is still in its place', !stored.has(path));
  console.log('damaged game: set aside and said');
  await browser.stop();
}

// The browser is killed at random moments while taps go on.
async function kill(screen, times) {
  const browser = new Browser(screen.form[2]);
  await browser.start();
  let page = await openPage(browser, screen);
  await page.seed([['tablee/settings.json', [settings('ants')]]]);
  await page.load();
  await page.touchShows(...screen.game);
  await page.touchWrites(...screen.start, 3);
  await touchAll(page, [screen.colour(1), screen.colour(2), screen.digit(1)]);
  let acknowledged = 0;
  for (let time = 0; time < times; time += 1) {
    const files = page.files;
    let isOver = false;
    const taps = (async () => {
      for (let tap = 0; !isOver; tap += 1) await page.touch(...(tap % 2 ? screen.redo : screen.undo));
    })().catch(() => {});
    await wait(200 + Math.random() * 1800);
    isOver = true;
    await browser.kill();
    await taps;
    acknowledged = page.lines;
    await browser.start();
    page = await openPage(browser, screen);
    page.files = files;
    await page.page.goto(`${address}style.css`);
    await checkKept(page);
    await page.load();
    await page.touchShows(...screen.resume);
    page.files = await page.stored();
  }
  console.log(`kills: ${times}, ${acknowledged} lines were acknowledged before the last, none lost`);
  await browser.stop();
}

const { browser, page } = await play(tablet);
if (!kills) {
  await browser.stop();
} else {
  const second = await shareWithSecond(browser, page, tablet);
  await fillDisk(second, tablet);
  await browser.stop();
  await findDamage(tablet);
}
await (await play(phone)).browser.stop();
if (kills) await kill(tablet, kills);
console.log('the app in the page: all well');
