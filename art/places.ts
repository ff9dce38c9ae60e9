/**
 * Renders the pictures of places and of hands' work: `npm run places` for all, or `npm run places -- facade` for those
 * whose path contains a word. What is in `rendered/` is used again: delete it to render anew. Needs the same as
 * `npm run objects`.
 */
import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { PLACES, type PlaceSpec } from './pictures/places.ts';
import { type MediaEntry, writeMaster } from './render/encode.ts';
import { publicFile, updateManifest } from './site.ts';

/** Rendered pixels to shown pixels: what is out of focus or in haze gains nothing from more. */
const DETAIL = 2 / 3;
const SAMPLES = 20;
const MAX_BYTES = 450_000;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function render({ scene, width }: PlaceSpec): Promise<string> {
  const file = here(`rendered/${scene}.png`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await mkdir(here('rendered'), { recursive: true });
    const values = [scene, file, Math.round(width * DETAIL), SAMPLES].map(String);
    const options = [
      '-b',
      '-t',
      String(availableParallelism()),
      '--python-exit-code',
      '1',
      '--python',
      here('scenes/places/render.py'),
    ];
    const env = { ...process.env, OPENBLAS_NUM_THREADS: '1' };
    await promisify(execFile)('blender', [...options, '--', ...values], { env, maxBuffer: 1e8 });
  }
  return file;
}

async function publish(spec: PlaceSpec): Promise<[string, MediaEntry]> {
  const { path, width, height, focal } = spec;
  const size = { width, height, kernel: 'lanczos3' } as const;
  const pixels = await sharp(await render(spec))
    .removeAlpha()
    .resize(size)
    .sharpen({ sigma: 0.8 })
    .raw()
    .toBuffer();
  return [path, await writeMaster(publicFile(path), pixels, width, height, focal, MAX_BYTES)];
}

const words = process.argv.slice(2);
const wanted = PLACES.filter(({ path }) => !words.length || words.some((word) => path.includes(word)));
if (!wanted.length) throw new Error(`No picture has a path that contains ${words.join(' or ')}`);
for (const spec of wanted) {
  const entry = await publish(spec);
  await updateManifest(Object.fromEntries([entry]));
  process.stdout.write(`${spec.path}\n`);
}
