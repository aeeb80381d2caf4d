// Plays what the app has mixed: blocks at their frame of the output, and short sounds at once.
const FADE = 480; // frames over which discarded blocks fade out, so that they do not click

class Player extends AudioWorkletProcessor {
  queue = []; // { out, end, samples }, in order and without overlaps
  discarded = [];
  shorts = []; // { samples, done }
  gain = 0;
  isPlaying = false; // silence is a gap from now on
  isSilent = false;
  counts = { played: 0, silent: 0, gaps: 0, least: Infinity, shorts: 0, shortAt: 0 };

  constructor() {
    super();
    this.port.onmessage = ({ data: [name, ...values] }) => this[name](...values);
  }

  // Replaces all that was queued from its frame on.
  blocks(out, samples) {
    let last = this.queue.at(-1);
    while (last && last.out >= out) {
      this.queue.pop();
      last = this.queue.at(-1);
    }
    if (last) last.end = Math.min(last.end, out);
    this.queue.push({ out, end: out + samples.length / 2, samples });
  }

  short(samples) { this.shorts.push({ samples, done: 0 }); }

  discard() {
    this.discarded = this.queue;
    this.queue = [];
    this.isPlaying = false;
  }

  // For tests: what was heard so far, and the least that was queued since the last count.
  count() {
    this.port.postMessage({ ...this.counts, frame: currentFrame, at: Date.now() });
    this.counts.least = Infinity;
  }

  // The block of a frame.
  at(queue, frame) {
    while (queue.length && queue[0].end <= frame) queue.shift();
    return queue.length && queue[0].out <= frame ? queue[0] : undefined;
  }

  blockAt(frame) {
    if (this.discarded.length) {
      this.gain -= 1 / FADE;
      const block = this.gain > 0 && this.at(this.discarded, frame);
      if (block) return block;
      this.discarded = [];
      this.gain = 0;
    }
    const block = this.at(this.queue, frame);
    if (block) {
      this.gain = Math.min(1, this.gain + 1 / FADE);
      this.counts.played += 1;
      this.isPlaying = true;
    } else {
      this.gain = 0;
      if (this.isPlaying) {
        this.counts.silent += 1;
        if (!this.isSilent) this.counts.gaps += 1;
      }
    }
    this.isSilent = !block;
    return block;
  }

  addShorts(left, right) {
    for (const short of this.shorts) {
      if (!short.done) {
        this.counts.shorts += 1;
        this.counts.shortAt = currentFrame;
      }
      for (let place = 0; place < left.length && short.done < short.samples.length; place += 1) {
        left[place] += short.samples[short.done];
        right[place] += short.samples[short.done + 1];
        short.done += 2;
      }
    }
    this.shorts = this.shorts.filter(short => short.done < short.samples.length);
  }

  process(_, [[left, right]]) {
    for (let place = 0; place < left.length; place += 1) {
      const frame = currentFrame + place;
      const block = this.blockAt(frame);
      if (!block) continue;
      left[place] = block.samples[2 * (frame - block.out)] * this.gain;
      right[place] = block.samples[2 * (frame - block.out) + 1] * this.gain;
    }
    if (this.isPlaying) this.counts.least = Math.min(this.counts.least, (this.queue.at(-1)?.end ?? currentFrame) - currentFrame);
    this.addShorts(left, right);
    for (let place = 0; place < left.length; place += 1) {
      left[place] = Math.max(-1, Math.min(1, left[place]));
      right[place] = Math.max(-1, Math.min(1, right[place]));
    }
    return true;
  }
}

registerProcessor('player', Player);
