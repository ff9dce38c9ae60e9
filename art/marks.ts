/** Writes the word-marks of the group and of its houses to public/media/marks/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { MARKS } from './marks/houses.ts';
import { area, toPath } from './marks/outline.ts';
import { height, move, type Shape, scale, shape, width } from './marks/shape.ts';
import { type Manifest, publicFile, updateManifest } from './site.ts';

const INK = '#15120f';
const FOLDER = publicFile('/media/marks/');

/** What marks are scaled to: the area of the box, the share of it that is inked, and the maximum width. */
const USUAL = { area: 7200, ink: 0.2, width: 272 };

/** The mark at the size where it looks as large and as heavy as the others. */
function normalise({ outline }: Shape): Shape {
  const inked = shape(outline);
  const box = width(inked) * height(inked);
  const bySize = Math.sqrt(USUAL.area / box);
  const byWeight = (USUAL.ink / (area(outline) / box)) ** 0.25;
  return scale(inked, Math.min(bySize * byWeight, USUAL.width / width(inked)));
}

/** Writes the mark as an SVG file with a size in whole units, and returns its entry of the manifest. */
async function write(id: string, mark: Shape): Promise<Manifest> {
  const [wide, tall] = [Math.ceil(width(mark)), Math.ceil(height(mark))];
  const { outline } = move(mark, (wide - width(mark)) / 2 - mark.box.left, (tall - height(mark)) / 2 - mark.box.top);
  const size = `viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${INK}" d="${toPath(outline)}"/></svg>\n`;
  await writeFile(`${FOLDER}${id}.svg`, svg);
  return { [`/media/marks/${id}.svg`]: { width: wide, height: tall, focal: '50% 50%', blur: '' } };
}

await mkdir(FOLDER, { recursive: true });
const written = Object.entries(MARKS).map(([id, mark]) => write(id, normalise(mark())));
await updateManifest(Object.assign({}, ...(await Promise.all(written))));
