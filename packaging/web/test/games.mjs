// Plays the five games by touch at 1280 × 800: node games.mjs ADDRESS PICTURES [GAME…]. The ants are
// played to their end, and Escape from a little before it. The first thing that is wrong ends it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, check, settings, until } from './browser.mjs';

const [, , address, pictures, ...wanted] = process.argv;

async function open(game, place, players, remembered, journal) {
  const browser = new Browser();
  await browser.start();
  const page = new Page(browser, address, [1280, 800, 1, false]);
  await page.open();
  await page.seed([['tablee/settings.json', [settings(game, players, remembered)]], ...journal ? [journal] : []]);
  await page.load();
  await page.touchShows(148 + 246 * (place - 1), 400);
  return page;
}

async function writes(page, places) {
  for (const place of places) await page.touchWrites(...place);
}

// A tap that ends a round or a turn: what is shown for a moment after it takes no tap.
async function ends(page, ...place) {
  await page.calm();
  await page.touchWrites(...place);
  await page.calm();
}

// The game is what its journal says, and nobody has complained.
async function close(page, game, ending) {
  writeFileSync(join(pictures, `game-${game}.png`), await page.calm());
  const paths = [...(await page.stored()).keys()].filter(path => path.includes(`-${game}-`) && path.endsWith('.jsonl'));
  check(`${game}: ${paths}`, paths.length === 1 && paths[0].includes(`/${ending}/`));
  check(`${game}: ${page.complaints}`, page.complaints.length === 0);
  await page.browser.stop();
  console.log(`${game}: ${page.lines} lines by touch, ${ending}`);
}

const games = {
  async ants() {
    const page = await open('ants', 4, 3);
    const colour = number => [112 + 143 * (number - 1), 730];
    const count = number => [77 + 71.3 * number, 730];
    const note = [1028, 734];
    await page.touchWrites(900, 741, 3);
    const round = async (plus, minus, counts) => {
      await writes(page, [colour(plus), colour(minus), ...counts.map(count)]);
      await page.touchWrites(...note, 2);
      await page.calm();
    };
    await round(1, 2, [3, 3, 2, 1, 3, 3, 2, 0]);
    await page.touchShows(...note);
    await round(3, 3, [5, 0, 3, 2, 1]);
    await page.touchShows(...note);
    await round(1, 2, [0, 5, 0, 3, 9, 0, 5]);
    await close(page, 'ants', 'finished');
  },
  async princess() {
    const page = await open('princess', 2, 3);
    const ladder = (seat, value) => [246 + 68.3 * (value - 1), 259 + 124 * seat];
    const height = number => [833 + 91.2 * ((number - 3) % 5), 166 + 87 * Math.floor((number - 3) / 5)];
    await page.touchWrites(900, 741, 2);
    await page.calm();
    for (const [ladders, sum] of [[[4, 5, 6], 15], [[5, 6, 7], 18]]) {
      await ends(page, 1074, 743);
      await page.touchShows(1074, 743);
      await writes(page, [...ladders.map((value, seat) => ladder(seat, value)), height(sum)]);
      await ends(page, 1115, 738);
    }
    await close(page, 'princess', 'current');
  },
  async skyrunner() {
    const page = await open('skyrunner', 3, 2, { walls: [3, 3, 3] });
    const bid = (seat, value) => [361 + (value - 1) * 118, 365 + seat * 327];
    await page.touchWrites(893, 740, 2);
    await page.calm();
    for (const [card, first, second] of [[[970, 272], 8, 7], [[383, 272], 6, 5]]) {
      await writes(page, [card, bid(0, first), bid(1, second)]);
      await ends(page, 146, 736);
      await ends(page, 893, 740);
    }
    await close(page, 'skyrunner', 'current');
  },
  async cliff() {
    const page = await open('cliff', 5, 2);
    // A carabiner first, then three tokens in either bag.
    for (const place of [[720, 340], [720, 340], [1130, 340], [1130, 505], [720, 340], [925, 340], [720, 505], [1130, 505]]) await page.touchShows(...place);
    await page.touchWrites(930, 732, 2);
    await page.calm();
    for (const x of [381, 460]) {
      await page.touchWrites(x, 660);
      await ends(page, 1168, 740);
    }
    await close(page, 'cliff', 'current');
  },
  async escape() {
    const started = '2026-11-15T20:15:00+01:00';
    const lines = [
      { tablee: 1, game: 'escape', started, setup: { players: ['Zoé', 'Ani', 'Marc'], difficulty: 'normal', track: { name: 'one' } } },
      { at: started, event: { activate: 3 } },
      { at: started, note: { clock: 'at', at_ms: 580000 } },
    ];
    const page = await open('escape', 1, 3, {}, ['tablee/current/2026-11-15T201500-escape-abcd.jsonl', lines.map(line => JSON.stringify(line))]);
    await page.touch(288, 466);
    await until('the collapse', async () => [...(await page.stored()).keys()].some(path => path.includes('/finished/')), 60000);
    await close(page, 'escape', 'finished');
  },
};

for (const [game, play] of Object.entries(games)) {
  if (!wanted.length || wanted.includes(game)) await play();
}
console.log('the five games: all well');
process.exit(0);
