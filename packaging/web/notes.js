// The line below the app: a newer version, or how to keep the page on the tablet. Never in a game.
import { text } from './words.js';

const line = document.getElementById('note');
const action = document.getElementById('note-action');
let notes = [];
let isPlaying = false;

function show() {
  const note = notes[0];
  line.hidden = isPlaying || !note;
  if (line.hidden) return;
  document.getElementById('note-text').textContent = text(note.key);
  action.hidden = !note.act;
  action.textContent = note.act ? text(`${note.key}Action`) : '';
}

export function announce(key, act, close = () => {}) {
  if (notes.some(note => note.key === key)) return;
  notes.push({ key, act, close });
  show();
}

export function setPlaying(playing) {
  if (isPlaying === playing) return;
  isPlaying = playing;
  show();
}

const close = document.getElementById('note-close');
close.setAttribute('aria-label', text('close'));
action.addEventListener('click', () => notes[0]?.act?.());
close.addEventListener('click', () => {
  notes.shift()?.close();
  show();
});

// How the page gets to the home screen, said once on tablets and phones that are not there yet.
export function hintInstall() {
  const isApple = /iPad|iPhone/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  const key = isApple ? 'installApple' : /Android/.test(navigator.userAgent) && 'installAndroid';
  const isInstalled = navigator.standalone || matchMedia('(display-mode: standalone)').matches;
  try {
    if (!key || isInstalled || localStorage.getItem('install-hint')) return;
    announce(key, undefined, () => localStorage.setItem('install-hint', 'read'));
  } catch (error) {
    // Without storage it would come every time.
    console.info(`no hint: ${error.message}`);
  }
}
