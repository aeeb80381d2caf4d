// A sound server of our own, and when what it plays begins after silence.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './browser.mjs';

const QUIET = 4800; // frames

export class Sink {
  folder = mkdtempSync(join(tmpdir(), 'tablee-sink-'));
  started = [];
  frames = 0;
  quiet = 0;
  onsets = []; // in frames
  arrivals = []; // frames until then, and ms

  constructor() {
    process.on('exit', () => this.stop());
  }

  // Browsers that are started later play there.
  async start() {
    Object.assign(process.env, { PULSE_SERVER: `unix:${this.folder}/sound`, PULSE_RUNTIME_PATH: this.folder });
    this.run('pulseaudio', '-n', '--exit-idle-time=-1', '--load=module-null-sink sink_name=heard rate=48000',
      `--load=module-native-protocol-unix socket=${this.folder}/sound auth-anonymous=1`);
    await until('the sound server', () => {
      try { return execFileSync('pactl', ['info'], { stdio: 'pipe' }); } catch { return undefined; }
    });
    const recorder = this.run('parec', '-d', 'heard.monitor', '--format=float32le', '--rate=48000', '--channels=1', '--latency-msec=5');
    recorder.stdout.on('data', part => this.hear(part));
    await until('the recording', () => this.frames > 0);
  }

  run(program, ...options) {
    const started = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, HOME: this.folder } });
    this.started.push(started);
    return started;
  }

  hear(part) {
    const bytes = this.rest?.length ? Buffer.concat([this.rest, part]) : part;
    const count = bytes.length >> 2;
    this.rest = bytes.subarray(count << 2);
    for (let place = 0; place < count; place += 1) {
      if (Math.abs(bytes.readFloatLE(4 * place)) < 0.01) {
        this.quiet += 1;
      } else {
        if (this.quiet > QUIET) this.onsets.push(this.frames + place);
        this.quiet = 0;
      }
    }
    this.frames += count;
    this.arrivals.push([this.frames, performance.timeOrigin + performance.now()]);
  }

  // When a frame was heard: what came late says nothing, so the earliest arrivals around it count.
  timeOf(frame) {
    const near = this.arrivals.filter(([frames]) => Math.abs(frames - frame) < 10 * 48000);
    return frame / 48 + Math.min(...near.map(([frames, at]) => at - frames / 48));
  }

  stop() {
    for (const { pid } of this.started.splice(0).reverse()) {
      try { process.kill(pid, 'SIGKILL'); } catch (error) { if (error.code !== 'ESRCH') throw error; }
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
