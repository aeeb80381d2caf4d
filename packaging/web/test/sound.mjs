// Listens to Escape: node sound.mjs ADDRESS PICTURES SECONDS [webkit]. What was heard is counted in
// the worklet, and in Chromium recorded from a sound server too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, Page, check, until, wait } from './browser.mjs';
import { WebKit } from './others.mjs';
import { Sink } from './sink.mjs';

const [, , address, pictures, length, engine = 'chromium'] = process.argv;
const seconds = Number(length);
// Where things are on the screens of Escape at 1280 × 800.
const [game, start, pause, activate, undo] = [[148, 400], [930, 731], [288, 466], [760, 520], [1115, 31]];
const rate = 48000;

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
let least; // frames ahead
async function count(page) {
  const counts = await page.evaluate(() => tablee.countSound());
  least = Math.min(least, counts?.least ?? Infinity);
  return counts;
}

// In ms: how much later than the app believes the worklet's frame is heard.
const clockError = counts => counts.at - counts.origin - counts.frame * 1000 / rate + counts.latency * 1000 - counts.zero * 1000;

// Taps that pop, and the ms from the release of the finger until the pop is heard.
async function tap(page) {
  const before = await count(page);
  await page.touch(...activate);
  const after = await until('the sound of a tap', async () => {
    const counts = await count(page);
    return counts.shorts > before.shorts && counts;
  }, 3000);
  const released = await page.evaluate(() => globalThis.releasedAt);
  await page.touch(...undo);
  return after.at - (after.frame - after.shortAt) * 1000 / rate + after.latency * 1000 - released;
}

async function listen(page, what, seconds, meanwhile) {
  const before = await count(page);
  least = Infinity;
  const end = Date.now() + seconds * 1000;
  const errors = [];
  const delays = [];
  while (Date.now() < end) {
    const delay = await meanwhile();
    if (delay !== undefined) delays.push(delay);
    errors.push(clockError(await count(page)));
  }
  const after = await count(page);
  const [played, silent, gaps] = ['played', 'silent', 'gaps'].map(name => after[name] - before[name]);
  console.log(`${what}: ${(played / rate).toFixed(1)} s heard, ${gaps} gaps (${silent} frames), at least ${(least / rate).toFixed(2)} s ahead; `
    + `clock ${median(errors).toFixed(1)} ms off${delays.length ? `; taps heard after ${delays.map(delay => delay.toFixed(0)).join(', ')} ms` : ''}`);
  check(`${what}: ${gaps} gaps`, gaps === 0 && silent === 0);
  check(`${what}: only ${played} frames were played`, played > seconds * rate * 0.9);
  check(`${what}: the clock is ${median(errors)} ms off`, Math.abs(median(errors)) <= 20);
  check(`${what}: the sound of a tap came after ${median(delays)} ms`, !delays.length || median(delays) <= 100);
}

const stall = (page, millis) => page.evaluate(millis => {
  const end = performance.now() + millis;
  while (performance.now() < end);
}, millis);

// Instead of the music: a click every half second of the output, or nothing.
const replaceMusic = (page, withClicks) => page.evaluate(withClicks => {
  const play = globalThis.playMusic ??= tablee.playBlocks;
  tablee.playBlocks = (out, samples) => {
    samples.fill(0);
    const first = (24000 - out % 24000) % 24000;
    for (let frame = first; withClicks && frame + 48 < samples.length / 2; frame += 24000) samples.fill(0.9, 2 * frame, 2 * frame + 96);
    play(out, samples);
  };
}, withClicks);

const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)].toFixed(1);

// The clock against clicks in the recording, and taps against their sounds there.
async function record(page, sink, seconds) {
  await replaceMusic(page, true);
  await wait(6000);
  sink.onsets.length = 0;
  const zeros = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const { origin, zero } = await count(page);
    zeros.push([Date.now(), origin + zero * 1000]);
    await wait(200);
  }
  const errors = sink.onsets.map(frame => {
    const at = sink.timeOf(frame);
    const [, zero] = zeros.reduce((best, one) => (Math.abs(one[0] - at) < Math.abs(best[0] - at) ? one : best));
    const late = (at - zero) % 500;
    return late > 250 ? late - 500 : late;
  });
  console.log(`recorded clicks: ${errors.length} in ${seconds} s, ${quantile(errors, 0.5)} ms after the clock (5 % ${quantile(errors, 0.05)}, 95 % ${quantile(errors, 0.95)})`);
  check(`clicks: ${errors.length}`, errors.length >= 2 * seconds * 0.9);
  check('the clock and the recorded sound are apart', Math.abs(median(errors)) <= 20);
  await replaceMusic(page, false);
  await wait(6000);
  const delays = [];
  for (let time = 0; time < 10; time += 1) {
    sink.onsets.length = 0;
    await page.touch(...activate);
    const frame = await until('the sound of a tap in the recording', () => sink.onsets[0], 3000);
    delays.push(sink.timeOf(frame) - await page.evaluate(() => globalThis.releasedAt));
    await page.touch(...undo);
    await wait(1200);
  }
  console.log(`recorded taps: heard after ${delays.map(delay => delay.toFixed(0)).join(', ')} ms`);
  check('the recorded sound of a tap comes late', median(delays) <= 100);
}

// A page of Chromium, which is touched, or of WebKitGTK, which is clicked.
async function openPage() {
  if (engine === 'webkit') {
    const page = new WebKit([1280, 800, 1]);
    await page.start(address);
    return page;
  }
  await sink.start();
  const browser = new Browser();
  await browser.start();
  const page = new Page(browser, address, [1280, 800, 1, false]);
  await page.open();
  await page.load();
  page.evaluate = (script, value) => page.page.evaluate(script, value);
  page.stop = () => browser.stop();
  return page;
}

const sink = new Sink();
const page = await openPage();
await page.evaluate(() => addEventListener('pointerup', () => { globalThis.releasedAt = Date.now(); }, { capture: true }));
await page.touch(...game);
await until('the setup', () => page.evaluate(() => document.getElementById('headline').textContent.startsWith('Escape')));
await wait(1500);
writeFileSync(join(pictures, `sound-setup-${engine}.png`), await page.picture());
await page.touch(...start);
const begun = Date.now();
await until('the soundtrack', async () => (await count(page))?.played > 0, 20000);
console.log(`${engine}: the soundtrack began after ${Date.now() - begun} ms`);
await wait(3000);
writeFileSync(join(pictures, `sound-playing-${engine}.png`), await page.picture());
// The first sound of a tap may have to be fetched.
await tap(page);
await listen(page, 'redraws and taps', seconds, async () => {
  await wait(700);
  return tap(page);
});
await listen(page, 'stalls of 200 ms', seconds, async () => {
  await stall(page, 200);
  await wait(800);
});
await listen(page, 'a stall of 1 s', 5, async () => {
  await stall(page, 1000);
  await wait(4000);
});
await page.touch(...pause);
await wait(300);
const paused = await count(page);
await wait(1000);
check('a pause is not heard', (await count(page)).played === paused.played);
await page.touch(...pause);
await until('the soundtrack goes on', async () => (await count(page)).played > paused.played, 5000);
await wait(1000);
if (engine === 'chromium') await record(page, sink, seconds);
check(`complaints: ${page.complaints}`, page.complaints.length === 0);
await page.stop();
console.log(`${engine}: the sound: all well`);
process.exit(0);
