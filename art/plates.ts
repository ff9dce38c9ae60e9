/** Draws the plates of the houses, the drawings behind their figures: `npm run plates`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { SIZE, shorten } from './plates/drawing.ts';
import { MOTIFS } from './plates/motifs.ts';
import { getPublicFile, type Manifest, updateManifest } from './site-files.ts';

const BRASS = '#d8bd8a';
const FOLDER = '/media/plates/';

await mkdir(getPublicFile(FOLDER), { recursive: true });
const entries: Manifest = {};
for (const [house, drawMotif] of Object.entries(MOTIFS)) {
  const { fine, strong = [], repeated } = drawMotif();
  const copies = repeated?.transforms.map((transform) => `<use href="#line" transform="${transform}"/>`).join('') ?? '';
  const definition = repeated
    ? `<defs><path id="line" d="${repeated.path}" vector-effect="non-scaling-stroke"/></defs>`
    : '';
  const thin = `<g stroke-width=".6" opacity=".75">${copies}<path d="${shorten(fine.join(''))}"/></g>`;
  const paths = `${definition}${thin}<path d="${shorten(strong.join(''))}" vector-effect="non-scaling-stroke"/>`;
  const address = `${FOLDER}${house}.svg`;
  const size = `viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke="${BRASS}" stroke-linecap="round">${paths}</svg>\n`;
  await writeFile(getPublicFile(address), svg);
  entries[address] = { width: SIZE, height: SIZE, focal: '50% 50%', blur: '' };
}
await updateManifest(entries);
