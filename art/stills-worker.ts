import { parentPort } from 'node:worker_threads';
import { FILMS, poster } from './films/index.ts';
import { PICTURES } from './pictures/list.ts';
import { produce } from './pictures/produce.ts';
import { writeMaster } from './render/encode.ts';
import { publicFile } from './site.ts';

interface Still {
  width: number;
  height: number;
  focal: string;
  draw: (width: number, height: number) => Uint8Array;
}

const all = new Map<string, Still>([
  ...PICTURES.map((spec): [string, Still] => [spec.path, { ...spec, draw: (w, h) => produce(spec, w, h) }]),
  ...FILMS.map((film): [string, Still] => [poster(film), { ...film, draw: (w, h) => film.draw(0, w, h) }]),
]);

/** Renders the picture at the posted path, and posts its path and entry back. */
parentPort?.on('message', async (path: string) => {
  const still = all.get(path);
  if (!still) throw new Error(`No picture is listed at ${path}`);
  const { width, height, focal, draw } = still;
  const entry = await writeMaster(publicFile(path), draw(width, height), width, height, focal);
  parentPort?.postMessage([path, entry]);
});
