// The app elsewhere than in Chromium, each on a display of its own: in WebKitGTK, in Firefox, and in
// a window. Tapped by xdotool.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check, until, wait } from './browser.mjs';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const firstDisplay = Number(process.env.TABLEE_DISPLAY ?? 121);
let displays = 0;

// Every window fills the display, without a frame.
const openbox = `<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc">
<focus><focusNew>yes</focusNew></focus>
<applications><application class="*"><decor>no</decor><focus>yes</focus><maximized>yes</maximized></application></applications>
</openbox_config>`;

class OnDisplay {
  folder = mkdtempSync(join(tmpdir(), 'tablee-other-'));
  display = `:${firstDisplay + displays++ % 5}`;
  place = [0, 0]; // of the app on the display
  complaints = [];
  started = [];
  environment = {
    ...process.env, DISPLAY: this.display, HOME: this.folder, XDG_RUNTIME_DIR: this.folder, LIBGL_ALWAYS_SOFTWARE: '1',
    PULSE_SERVER: `unix:${this.folder}/sound`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };

  // `form`: width, height and ratio.
  constructor(form) {
    this.form = form;
    process.on('exit', () => this.stop());
  }

  run(program, ...options) {
    // A group of its own: a browser has many processes.
    this.started.push(spawn(program, options, { detached: true, stdio: 'ignore', env: this.environment }));
  }

  async startDisplay(margin = 0) {
    const [width, height, ratio] = this.form;
    this.run('Xvfb', this.display, '-screen', '0', `${width * ratio + margin}x${height * ratio + margin}x24`);
    await until('the display', () => {
      try { return execFileSync('xdotool', ['getdisplaygeometry'], { env: this.environment, stdio: 'pipe' }); } catch { return undefined; }
    });
  }

  async manageWindows() {
    writeFileSync(join(this.folder, 'openbox.xml'), openbox);
    this.run('openbox', '--sm-disable', '--config-file', join(this.folder, 'openbox.xml'));
    await wait(1000);
  }

  press(key) { this.xdotool('key', key); }

  xdotool(...values) { execFileSync('xdotool', values.map(String), { env: this.environment }); }

  async touch(x, y) {
    const ratio = this.form[2];
    this.xdotool('mousemove', Math.round(this.place[0] + x * ratio), Math.round(this.place[1] + y * ratio));
    await wait(60);
    this.xdotool('mousedown', 1);
    await wait(60);
    this.xdotool('mouseup', 1);
  }

  async picture() {
    const [width, height, ratio] = this.form;
    const part = `${width * ratio}x${height * ratio}+${this.place[0]}+${this.place[1]}`;
    return execFileSync('import', ['-silent', '-window', 'root', '-crop', part, '+repage', 'png:-'], { env: this.environment, maxBuffer: 1e8 });
  }

  stop() {
    for (const { pid } of this.started.splice(0).reverse()) {
      try { process.kill(-pid, 'SIGKILL'); } catch (error) { if (error.code !== 'ESRCH') throw error; }
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

// With a sound server, and with scripts by its WebDriver, whose own taps do not arrive.
export class WebKit extends OnDisplay {
  static isHere = () => existsSync(miniBrowser);
  port = 20000 + Math.floor(Math.random() * 20000);

  async start(address) {
    await this.startDisplay(200);
    this.run('pulseaudio', '-n', '--exit-idle-time=-1', '--load=module-null-sink rate=48000',
      `--load=module-native-protocol-unix socket=${this.folder}/sound auth-anonymous=1`);
    await wait(1000);
    // As root the browser's main thread would get real-time priority, and nothing else would run.
    this.run('setpriv', '--bounding-set=-sys_nice', 'prlimit', '--rtprio=0', '--nice=0', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${this.port}`);
    await until('the driver', () => fetch(`http://127.0.0.1:${this.port}/status`).then(() => true, () => false));
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } } };
    this.session = (await this.ask('', { capabilities })).sessionId;
    await this.ask('/timeouts', { script: 60000 });
    await this.ask('/url', { url: `${address}?lang=fr` });
    await until('Home', () => this.evaluate(() => document.getElementById('loading')?.hidden), 60000);
    await this.resize();
  }

  async ask(path, body) {
    const session = this.session ? `/${this.session}` : '';
    const response = await fetch(`http://127.0.0.1:${this.port}/session${session}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = await response.json();
    check(`${path}: ${value?.message}`, response.ok);
    return value;
  }

  // Until the page inside the window has the size.
  async resize() {
    const [width, height] = this.form;
    this.place = await until('the size', async () => {
      const [inner, innerHeight, outer, outerHeight] = await this.evaluate(() => [innerWidth, innerHeight, outerWidth, outerHeight]);
      if (inner === width && innerHeight === height) return [(outer - inner) / 2, outerHeight - innerHeight];
      await this.ask('/window/rect', { x: 0, y: 0, width: width + outer - inner, height: height + outerHeight - innerHeight });
      await wait(500);
      return undefined;
    });
  }

  evaluate(script, value) {
    const wrapped = `const done = arguments[arguments.length - 1]; Promise.resolve((${script})(arguments[0])).then(done);`;
    return this.ask('/execute/async', { script: wrapped, args: [value ?? null] });
  }
}

export class Firefox extends OnDisplay {
  static isHere = () => existsSync('/usr/bin/firefox-esr');

  async start(address) {
    await this.startDisplay();
    await this.manageWindows();
    const profile = join(this.folder, 'profile');
    mkdirSync(profile);
    const off = ['browser.aboutwelcome.enabled', 'browser.shell.checkDefaultBrowser', 'datareporting.policy.dataSubmissionEnabled'];
    // Its question whether the games may be kept for good would lie over the first one.
    const on = ['dom.storageManager.prompt.testing', 'dom.storageManager.prompt.testing.allow'];
    const choices = [...off.map(name => [name, false]), ...on.map(name => [name, true])];
    writeFileSync(join(profile, 'user.js'), choices.map(([name, value]) => `user_pref('${name}', ${value});\n`).join(''));
    this.run('firefox-esr', '--no-remote', '--profile', profile, '--kiosk', `${address}?lang=fr`);
  }
}

// The app in a window ($TABLEE_BIN), with the files that a page has in its database.
export class Native extends OnDisplay {
  async start(files) {
    for (const [path, lines] of files) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, lines.map(line => `${line}\n`).join(''));
    }
    this.environment.WINIT_X11_SCALE_FACTOR = String(this.form[2]);
    await this.startDisplay();
    await this.manageWindows();
    this.run(process.env.TABLEE_BIN, '--data-dir', join(this.folder, 'tablee'), '--lang', 'fr');
  }
}
