/** Photographs the object of each house: `npm run objects` for all, or `npm run objects -- serac vasse` for some. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { blender } from './blender.ts';
import { publish } from './master.ts';
import { HOUSES } from './site.ts';

const WIDTH = 2400;

const known = await readdir(HOUSES);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = wanted.filter((house) => !known.includes(house));
if (unknown.length) throw new Error(`No house is called ${unknown.join(' or ')}`);

const folder = await mkdtemp(join(tmpdir(), 'objects-'));
const publishFrom = (name: string, focal: string) =>
  publish(sharp(join(folder, `${name}.png`)).removeAlpha(), `/media/objects/${name}.jpg`, focal);
for (const house of wanted) {
  await blender('studio.py', [folder, WIDTH, house]);
  await publishFrom(house, '65% 50%');
  await publishFrom(`${house}-detail`, '50% 50%');
  process.stdout.write(`${house}\n`);
}
await rm(folder, { recursive: true });
