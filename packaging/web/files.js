// Files that come from the user and go to him.

// Lets files be chosen with one of these endings or kinds.
export async function chooseFiles(accept, isMultiple) {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isMultiple;
  // An iPad greys out endings that it does not know, so it is asked for all files.
  if (!/iPad|iPhone|Macintosh/.test(navigator.userAgent)) input.accept = accept;
  await new Promise(resolve => {
    input.onchange = resolve;
    input.oncancel = resolve;
    input.click();
  });
  return [...input.files];
}

// What the app calls.
export const fileCalls = {
  download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  async readChosen(ending) {
    const files = await chooseFiles(ending, true);
    return Promise.all(files.map(async file => [file.name, new Uint8Array(await file.arrayBuffer())]));
  },
};
