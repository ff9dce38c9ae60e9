/**
 * Photographs the object of each house: `npm run objects` for all, or `npm run objects -- serac vasse` for some. Needs
 * Blender 3.4 or later with Cycles, and numpy in its Python.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type MediaEntry, writeMaster } from './render/encode.ts';
import { HOUSES, publicFile, updateManifest } from './site.ts';

const WIDTH = 2400;
const MAX_BYTES = 450_000;
const STUDIO = fileURLToPath(new URL('./scenes/studio.py', import.meta.url));

/** Renders the two pictures of a house into the folder, as PNG files. */
async function photograph(house: string, folder: string): Promise<void> {
  const threads = { OPENBLAS_NUM_THREADS: '1' };
  const args = ['-b', '-t', String(availableParallelism()), '--python-exit-code', '1', '--python', STUDIO];
  await promisify(execFile)('blender', [...args, '--', folder, String(WIDTH), house], {
    env: { ...process.env, ...threads },
    maxBuffer: 1e8,
  });
}

/** Writes a rendered picture as a JPEG master, and returns its address and entry. */
async function publish(folder: string, name: string): Promise<[string, MediaEntry]> {
  const { data, info } = await sharp(join(folder, `${name}.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const address = `/media/objects/${name}.jpg`;
  const focal = name.endsWith('-detail') ? '50% 50%' : '65% 50%';
  return [address, await writeMaster(publicFile(address), data, info.width, info.height, focal, MAX_BYTES)];
}

const known = await readdir(HOUSES);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = wanted.filter((house) => !known.includes(house));
if (unknown.length) throw new Error(`No house is called ${unknown.join(' or ')}`);

const folder = await mkdtemp(join(tmpdir(), 'objects-'));
for (const house of wanted) {
  await photograph(house, folder);
  await updateManifest(Object.fromEntries([await publish(folder, house), await publish(folder, `${house}-detail`)]));
  process.stdout.write(`${house}\n`);
}
await rm(folder, { recursive: true });
