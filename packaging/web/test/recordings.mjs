// Recordings of one's own in Escape: node recordings.mjs ADDRESS PICTURES. Chosen by a file input,
// marked and played; kept over a reload or not; a file that cannot be decoded costs only itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, check, settings, until, wait } from './browser.mjs';

const [, , address, pictures] = process.argv;
const SECONDS = 40;

// A WAV file of a tone.
function tone(rate = 48000) {
  const bytes = Buffer.alloc(44 + 2 * rate * SECONDS);
  bytes.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.write('\x02\0\x10\0data', 32, 'latin1');
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let frame = 0; frame < rate * SECONDS; frame += 1) {
    bytes.writeInt16LE(Math.round(9000 * Math.sin(frame * 440 * 2 * Math.PI / rate)), 44 + 2 * frame);
  }
  return { name: 'tone.wav', mimeType: 'audio/wav', buffer: bytes };
}

// Where things are.
const [escape, link, row, start] = [[140, 420], [278, 557], [858, 206], [857, 752]];
const [keep, marks] = [[1086, 308], [720, 645]];
const [play, now, close] = [[858, 549], [858, 633], [1100, 136]];

async function open() {
  const browser = new Browser(1);
  await browser.start();
  const page = new Page(browser, address, [1180, 820, 1, false]);
  await page.open();
  await page.seed([['tablee/settings.json', [settings('escape', 3, { track: 'own' })]]]);
  return page;
}

const show = async (page, name) => writeFileSync(join(pictures, `recordings-${name}.png`), await page.picture());
const path = `recordings/${tone().buffer.length}/tone.wav`;
const counts = page => page.page.evaluate(() => globalThis.tablee.countSound());
const isThere = page => page.page.evaluate(path => Boolean(globalThis.tablee.recordingHead(path)), path);

async function choose(page, file, place = row) {
  const [chooser] = await Promise.all([page.page.waitForEvent('filechooser', { timeout: 5000 }), page.touch(...place)]);
  await chooser.setFiles(file);
  await wait(3000);
}

async function chooseAndKeep(page) {
  await page.touchShows(...escape);
  await page.touchShows(...link);
  await show(page, 'picker');
  await choose(page, { name: 'no.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(100000, 'not a sound ') });
  await show(page, 'refused');
  // The decoder's own warnings.
  page.complaints = [];
  // The fault has taken the first row.
  await choose(page, tone(), [858, 276]);
  await show(page, 'chosen');
  await page.touchShows(...keep);
  check('the recording is not kept', await page.page.evaluate(path => globalThis.tablee.isRecordingKept(path), path));
}

async function markAndPlay(page) {
  await page.touchShows(...marks);
  await page.touch(...play);
  await until('the sound of the recording', async () => (await counts(page))?.played > 48000);
  // Seven marks, from the shout to the end.
  for (let mark = 0; mark < 7; mark += 1) {
    await wait(2500);
    await page.touch(...now);
  }
  await show(page, 'marked');
  await page.touch(...close);
  await wait(500);
  await show(page, 'card');
  const lines = page.lines;
  await page.touch(...start);
  await until('the game', () => page.lines > lines);
  const track = [...page.files].find(([name]) => name.includes('/current/'))[1][0];
  const { marks: noted } = JSON.parse(track).setup.track;
  console.log(`marks: ${JSON.stringify(noted)}`);
  const before = await counts(page);
  await wait(5000);
  const after = await counts(page);
  check(`the recording plays without gaps: ${JSON.stringify(after)}`, after.played - before.played > 3 * 48000 && after.gaps === before.gaps);
  await show(page, 'game');
}

async function reload(page) {
  await page.reload();
  check('a kept recording is there after a reload', await isThere(page));
  await page.touch(...escape);
  await wait(2000);
  await show(page, 'resumed');
  await page.page.evaluate(path => globalThis.tablee.keepRecording(path, false), path);
  await page.reload();
  check('a recording that is not kept is gone', !await isThere(page));
  await page.touch(...escape);
  await wait(2000);
  await show(page, 'missing');
  check(`complaints: ${page.complaints}`, !page.complaints.length);
}

// A decoder that cannot start, or that says that it has failed, costs nothing but the recording.
async function outlive(script) {
  const page = await open();
  await page.page.addInitScript(script => {
    const address = URL.createObjectURL(new Blob([script]));
    globalThis.Worker = class extends Worker { constructor() { super(address); } };
  }, script);
  await page.load();
  await page.touchShows(...escape);
  await page.touchShows(...link);
  await choose(page, tone());
  await show(page, 'failed');
  // The row is below the fault now, and still works.
  await choose(page, tone(), [858, 276]);
  await page.browser.stop();
}

const page = await open();
await page.load();
await chooseAndKeep(page);
await markAndPlay(page);
await reload(page);
await page.browser.stop();
for (const script of ['throw new Error("failed")', 'onmessage = () => postMessage(null)']) await outlive(script);
console.log('recordings: chosen, marked, played, kept and not');
process.exit(0);
