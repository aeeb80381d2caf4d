// A real input over the app's line, so that a tap on it brings the tablet's keyboard. It is not
// seen: the app draws the line, and hears what is typed as keys.
const input = document.getElementById('line');
let known = '';

const canvas = () => document.querySelector('canvas');
const key = name => {
  for (const kind of ['keydown', 'keyup']) canvas().dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true }));
};

// `line`: left, top, width, height and text, or null when there is none.
export function layOver(line) {
  input.hidden = !line;
  if (!line) return;
  const [left, top, width, height, text] = line;
  const place = canvas().getBoundingClientRect();
  Object.assign(input.style, { left: `${place.left + left}px`, top: `${place.top + top}px`, width: `${width}px`, height: `${height}px` });
  known = text;
  // Text under composition belongs to the keyboard.
  if (input.value !== text && !pending) input.value = text;
}

// The app's own line gets the cursor by a tap in its middle.
input.addEventListener('focus', () => {
  const { left, top, width, height } = input.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true };
  const offset = canvas().getBoundingClientRect();
  // Touched, the canvas would take the focus and the keyboard would go again.
  canvas().focus = () => {};
  for (const [kind, buttons] of [['pointermove', 0], ['pointerdown', 1], ['pointerup', 0]]) {
    const event = new PointerEvent(kind, { ...place, buttons });
    Object.defineProperties(event, { offsetX: { value: place.clientX - offset.left }, offsetY: { value: place.clientY - offset.top } });
    canvas().dispatchEvent(event);
  }
  delete canvas().focus;
});

// What differs from the app's text, from its end: keys to delete, keys to type.
let pending = false;
function send() {
  const before = [...known];
  const after = [...input.value];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  key('End');
  for (let count = same; count < before.length; count += 1) key('Backspace');
  after.slice(same).forEach(key);
  known = input.value;
  pending = false;
}

input.addEventListener('input', event => {
  pending = event.isComposing;
  send();
});
input.addEventListener('compositionend', () => { pending = false; });
input.addEventListener('keydown', event => {
  if (event.key === 'Enter' || event.key === 'Escape') {
    key(event.key);
    input.blur();
  }
});
