/** Renders four pictures of the object of each house: `npm run objects` for all, or `npm run objects -- serac vasse` for some. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runInBlender } from './blender.ts';
import { publishPicture } from './publish-picture.ts';
import { HOUSES_FOLDER } from './site-files.ts';

const WIDTH_PX = 2400;

/** The focal point of each picture of an object, by the suffix of its name. */
const focalPoints = { '': '71% 50%', '-tall': '50% 0%', '-macro': '50% 50%', '-angle': '50% 50%' };

const allHouses = await readdir(HOUSES_FOLDER);
const selectedHouses = process.argv.length > 2 ? process.argv.slice(2) : allHouses;
const unknownHouses = selectedHouses.filter((house) => !allHouses.includes(house));
if (unknownHouses.length) throw new Error(`No house is called ${unknownHouses.join(' or ')}`);

const folder = await mkdtemp(join(tmpdir(), 'objects-'));
const publishRender = (name: string, focal: string) =>
  publishPicture(sharp(join(folder, `${name}.png`)).removeAlpha(), `/media/objects/${name}.jpg`, focal);
for (const house of selectedHouses) {
  await runInBlender('studio.py', [folder, WIDTH_PX, house]);
  for (const [suffix, focal] of Object.entries(focalPoints)) await publishRender(`${house}${suffix}`, focal);
  process.stdout.write(`${house}\n`);
}
await rm(folder, { recursive: true });
