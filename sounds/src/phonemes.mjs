// German text to phonemes, with the package's own rules: node phonemes.mjs FOLDER TEXT…
import fs from 'fs';
const [folder, ...texts] = process.argv.slice(2);
const { graphemeToPhonemeDE, g2pDe } = await import(`${folder}/src/g2p_de.js`);
const symbols = JSON.parse(fs.readFileSync(`${folder}/assets/de/metadata.json`)).symbols;
const convert = graphemeToPhonemeDE || g2pDe;
console.log(JSON.stringify(texts.map((text) => convert(text, { symbolSet: new Set(symbols) }))));
