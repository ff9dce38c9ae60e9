/** Renders the film: `node art/film.ts`. Needs ffmpeg. The path through the cloth is closed, so the film loops. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { FILM } from './pictures.ts';
import { produce } from './render/produce.ts';

const FRAMES = 240;
const RATE = 24;

/** The camera drifts round a small ellipse and breathes in and out once. */
function frame(number: number): Uint8Array {
  const phase = number / FRAMES;
  const angle = phase * Math.PI * 2;
  const view = {
    ...FILM.view,
    x: FILM.view.x + Math.cos(angle) * 0.1,
    y: FILM.view.y + Math.sin(angle) * 0.06,
    zoom: FILM.view.zoom * (1 + 0.05 * Math.sin(angle)),
  };
  const grade = { ...FILM.grade, grain: 0.008 };
  return produce({ ...FILM, phase, view, grade }, FILM.width, FILM.height);
}

async function film(): Promise<void> {
  const folder = fileURLToPath(new URL('../public/media/films/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
      ...['-s', `${FILM.width}x${FILM.height}`, '-r', `${RATE}`, '-i', '-', '-an', '-c:v', 'libx264'],
      ...['-preset', 'slow', '-crf', '25', '-maxrate', '1100k', '-bufsize', '2200k'],
      ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${folder}house.mp4`],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(encoder, 'close');

  const ready = new Map<number, Uint8Array>();
  let asked = 0;
  let written = 0;
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)));
  await new Promise<void>((resolve, reject) => {
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', ([number, pixels]: [number, Uint8Array]) => {
        ready.set(number, pixels);
        for (let next = ready.get(written); next; next = ready.get(written)) {
          encoder.stdin.write(next);
          ready.delete(written++);
        }
        if (asked < FRAMES) worker.postMessage(asked++);
        else if (written === FRAMES) resolve();
      });
      worker.postMessage(asked++);
    }
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

if (isMainThread) await film();
else parentPort?.on('message', (number: number) => parentPort?.postMessage([number, frame(number)]));
