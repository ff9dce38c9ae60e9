/** Renders the films of the site: `npm run films` for all, `npm run films -- home` by name. Needs ffmpeg. */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { encode, RATE } from './films/encode.ts';
import { FILMS } from './films/index.ts';
import type { Film } from './films/montage.ts';
import { publicFile } from './site.ts';

const FOLDER = publicFile('/media/films/');
/** How many frames are drawn ahead of the one that is encoded. */
const AHEAD = 8;

/** The frames of a film in order, drawn by several workers at once. */
async function* frames({ name, seconds }: Film): AsyncGenerator<Uint8Array> {
  const count = Math.round(seconds * RATE);
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL(import.meta.url), { workerData: name }),
  );
  const draw = (number: number): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const worker = workers[number % workers.length];
      worker.on('error', reject);
      const take = ([drawn, pixels]: [number, Uint8Array]): void => {
        if (drawn !== number) return;
        worker.off('message', take);
        worker.off('error', reject);
        resolve(pixels);
      };
      worker.on('message', take);
      worker.postMessage(number);
    });
  const asked: Promise<Uint8Array>[] = [];
  for (let number = 0; number < count; number++) {
    while (asked.length < Math.min(number + AHEAD, count)) asked.push(draw(asked.length));
    yield await asked[number];
    process.stdout.write(`\r${name} ${number + 1}/${count}`);
  }
  process.stdout.write('\n');
  await Promise.all(workers.map((worker) => worker.terminate()));
}

/** In a worker: answers each number with its frame. */
function serve(film: Film): void {
  const draw = (number: number): Uint8Array => film.draw(number / RATE, film.width, film.height);
  parentPort?.on('message', (number: number) => parentPort?.postMessage([number, draw(number)]));
}

function find(name: string): Film {
  const film = FILMS.find((one) => one.name === name);
  if (!film) throw new Error(`No film is called ${name}`);
  return film;
}

async function main(names: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const film of names.length ? names.map(find) : FILMS) {
    await encode(film, frames(film), `${FOLDER}${film.name}.mp4`);
  }
}

if (isMainThread) await main(process.argv.slice(2));
else serve(find(workerData));
