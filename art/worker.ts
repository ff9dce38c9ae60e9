import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { FILM, PICTURES } from './pictures.ts';
import { writeMaster } from './render/encode.ts';
import { produce } from './render/produce.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const all = new Map([...PICTURES, FILM].map((spec) => [spec.path, spec]));

/** Renders the picture whose path is posted, and answers with its entry. */
parentPort?.on('message', async (path: string) => {
  const spec = all.get(path);
  if (!spec) throw new Error(`No picture is listed at ${path}`);
  const { width, height, focal } = spec;
  const entry = await writeMaster(PUBLIC + path, produce(spec, width, height), width, height, focal);
  parentPort?.postMessage([path, entry]);
});
