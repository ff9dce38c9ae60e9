/** Writes the word-marks of the group and of its houses to public/media/marks/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { MARKS } from './marks/houses.ts';
import { formatSvgPath, getSignedArea } from './marks/outline.ts';
import { createShape, getHeight, getWidth, moveShape, type Shape, scaleShape } from './marks/shape.ts';
import { getPublicFile, type Manifest, updateManifest } from './site-files.ts';

const INK = '#15120f';
const FOLDER = getPublicFile('/media/marks/');

/**
 * The proportions that marks are scaled to, in pixels: the area of the box, the fraction of it that is inked, and the
 * width limit.
 */
const TARGET = { boxArea: 7200, inkFraction: 0.2, maxWidth: 272 };

/** Scales a mark until it looks as large and as heavy as the others. */
function normaliseSize({ outline }: Shape): Shape {
  const mark = createShape(outline);
  const boxArea = getWidth(mark) * getHeight(mark);
  const sizeFactor = Math.sqrt(TARGET.boxArea / boxArea);
  const weightFactor = (TARGET.inkFraction / (getSignedArea(outline) / boxArea)) ** 0.25;
  return scaleShape(mark, Math.min(sizeFactor * weightFactor, TARGET.maxWidth / getWidth(mark)));
}

/** Writes the mark as an SVG file with a size in whole units, and returns its entry for the manifest. */
async function writeMark(id: string, mark: Shape): Promise<Manifest> {
  const [width, height] = [Math.ceil(getWidth(mark)), Math.ceil(getHeight(mark))];
  const left = (width - getWidth(mark)) / 2;
  const top = (height - getHeight(mark)) / 2;
  const { outline } = moveShape(mark, left - mark.box.left, top - mark.box.top);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${INK}" d="${formatSvgPath(outline)}"/></svg>\n`;
  await writeFile(`${FOLDER}${id}.svg`, svg);
  return { [`/media/marks/${id}.svg`]: { width, height, focal: '50% 50%', blur: '' } };
}

await mkdir(FOLDER, { recursive: true });
const entries = Object.entries(MARKS).map(([id, drawMark]) => writeMark(id, normaliseSize(drawMark())));
await updateManifest(Object.assign({}, ...(await Promise.all(entries))));
