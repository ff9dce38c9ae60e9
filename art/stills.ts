/**
 * Renders the pictures of the site and the posters of its films: `npm run render` for all, or `npm run render -- serac`
 * for those whose path contains a word.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FILMS, poster } from './films/index.ts';
import { PICTURES } from './pictures/list.ts';
import { PLACES } from './pictures/places.ts';
import type { MediaEntry } from './render/encode.ts';
import { updateManifest } from './site.ts';

/** Renders the pictures at the paths, with one worker per core. */
async function render(paths: string[]): Promise<[string, MediaEntry][]> {
  const waiting = [...paths];
  const done: [string, MediaEntry][] = [];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./stills-worker.ts', import.meta.url));
      const next = (): void => {
        const path = waiting.shift();
        if (path) worker.postMessage(path);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (result: [string, MediaEntry]) => {
        done.push(result);
        process.stdout.write(`${done.length}/${paths.length} ${result[0]}\n`);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), paths.length) }, run));
  return done;
}

const words = process.argv.slice(2);
const elsewhere = new Set(PLACES.map(({ path }) => path));
const listed = [...PICTURES.map(({ path }) => path).filter((path) => !elsewhere.has(path)), ...FILMS.map(poster)];
const wanted = words.length ? listed.filter((path) => words.some((word) => path.includes(word))) : listed;
if (!wanted.length) throw new Error(`No picture has a path that contains ${words.join(' or ')}`);

await updateManifest(Object.fromEntries(await render(wanted)));
