/** Writes the word-marks of the group and of its houses, as SVG and PNG files, to public/media/marks/. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
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

/** The picture of a mark for print and for programs that cannot show SVG: its size, and its clear space, in pixels. */
const PICTURE = { mark: { width: 1440, height: 560 }, clearSpace: { x: 480, y: 520 } };

/** Writes the mark as a PNG file on white, and returns its entry for the manifest. */
async function writePicture(id: string, svg: string): Promise<Manifest> {
  const { mark, clearSpace } = PICTURE;
  const background = 'white';
  const address = `/media/marks/${id}.png`;
  const picture = sharp(
    await sharp(Buffer.from(svg), { density: 720 })
      .resize({ ...mark, fit: 'contain', background })
      .extend({ left: clearSpace.x, right: clearSpace.x, top: clearSpace.y, bottom: clearSpace.y, background })
      .flatten({ background })
      .png({ palette: true, colours: 16 })
      .toBuffer(),
  );
  const { width, height } = await picture.toFile(getPublicFile(address));
  const blur = await picture.clone().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  const entry = { width, height, focal: '50% 50%', blur: `data:image/webp;base64,${blur.toString('base64')}` };
  return { [address]: entry };
}

/** Writes the mark as an SVG file with a size in whole units and as a PNG file, and returns their manifest entries. */
async function writeMark(id: string, mark: Shape): Promise<Manifest> {
  const [width, height] = [Math.ceil(getWidth(mark)), Math.ceil(getHeight(mark))];
  const left = (width - getWidth(mark)) / 2;
  const top = (height - getHeight(mark)) / 2;
  const { outline } = moveShape(mark, left - mark.box.left, top - mark.box.top);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${INK}" d="${formatSvgPath(outline)}"/></svg>\n`;
  await writeFile(`${FOLDER}${id}.svg`, svg);
  const entry = { width, height, focal: '50% 50%', blur: '' };
  return { [`/media/marks/${id}.svg`]: entry, ...(await writePicture(id, svg)) };
}

await mkdir(FOLDER, { recursive: true });
const entries = Object.entries(MARKS).map(([id, drawMark]) => writeMark(id, normaliseSize(drawMark())));
await updateManifest(Object.assign({}, ...(await Promise.all(entries))));
