/**
 * Renders the pictures of the site: `npm run art` for all, `npm run art -- serac hero-2` for those whose path
 * holds one of the words. Writes public/media/ and content/media.json.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FILM, PICTURES } from './pictures.ts';
import type { MediaEntry } from './render/encode.ts';

const MANIFEST = new URL('../content/media.json', import.meta.url);

async function readManifest(): Promise<Record<string, MediaEntry>> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Shares the paths out among workers, one picture at a time each. */
async function render(paths: string[]): Promise<[string, MediaEntry][]> {
  const waiting = [...paths];
  const done: [string, MediaEntry][] = [];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
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
const listed = [...PICTURES, FILM].map((spec) => spec.path);
const wanted = words.length ? listed.filter((path) => words.some((word) => path.includes(word))) : listed;
if (!wanted.length) throw new Error(`No picture is listed under ${words.join(', ')}`);

const rendered = Object.fromEntries(await render(wanted));
const entries = { ...(await readManifest()), ...rendered };
const kept = Object.entries(entries).filter(([path]) => listed.includes(path));
const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
