// The files of the app in IndexedDB: one record per line, under the key [path, number].
export const STORE = 'records';
let database;

export function openDatabase(name, onClosed = () => {}) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const opened = request.result;
      opened.onversionchange = () => opened.close();
      // The browser may close it, for instance when the person deletes the page's data.
      opened.onclose = onClosed;
      resolve(opened);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the database is in use by an older page'));
  });
}

const open = () => openDatabase('tablee', () => { database = undefined; });

export const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// Anything but bytes is damage; its text is kept, and the app sees a line that it cannot read.
const bytes = value => value instanceof Uint8Array ? value : new TextEncoder().encode(`${String(value)}\n`);

// All records in order: path, number, bytes.
export async function readAll() {
  database ??= await open();
  const records = database.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
  return keys.map((key, place) => Array.isArray(key)
    ? [String(key[0]), Number(key[1]), bytes(values[place])]
    : [`damaged/${String(key)}`, 0, bytes(values[place])]);
}

// Each change: path, number, and the records that the file has from this number on. All or none.
export async function commit(changes) {
  database ??= await open();
  await new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const records = transaction.objectStore(STORE);
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
    for (const [path, from, lines] of changes) {
      records.delete(IDBKeyRange.bound([path, from], [path, Infinity]));
      lines.forEach((line, place) => records.put(line, [path, from + place]));
    }
    transaction.commit?.();
  });
}
