import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Film } from './montage.ts';

export const RATE = 24;

/** Posters are sRGB: the film says so as well, so that a browser shows both in the same colours. */
const COLOUR = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'];
const TO_VIDEO = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd', '-pix_fmt', 'yuv420p'];

function ffmpeg(args: string[]) {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(run, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { input: run.stdin, closed };
}

/** Within reach of every phone's decoder. */
const CODEC = ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-level:v', '4.1', '-refs', '4'];

/** Two passes over the lossless copy bring the film to its size. */
async function compress({ seconds, bytes }: Film, folder: string, copy: string, file: string): Promise<void> {
  const bitrate = Math.round((bytes * 8) / seconds);
  const log = ['-passlogfile', join(folder, 'pass')];
  for (const pass of [1, 2]) {
    const target = pass === 1 ? ['-f', 'null', '-'] : ['-movflags', '+faststart', file];
    const codec = [...CODEC, '-b:v', `${bitrate}`, '-pass', `${pass}`, ...log];
    const { closed } = ffmpeg(['-i', copy, '-an', ...TO_VIDEO, ...codec, ...COLOUR, ...target]);
    await closed;
  }
}

/** Keeps the frames without loss, for the passes to come. */
async function keep({ width, height }: Film, frames: AsyncIterable<Uint8Array>, copy: string): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${RATE}`];
  const { input, closed } = ffmpeg([...raw, '-i', '-', '-c:v', 'ffv1', '-pix_fmt', 'gbrp', copy]);
  for await (const frame of frames) {
    if (!input.write(frame)) await once(input, 'drain');
  }
  input.end();
  await closed;
}

/** Writes the frames, in order, as an H.264 film without sound. */
export async function encode(film: Film, frames: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const copy = join(folder, 'copy.mkv');
  try {
    await keep(film, frames, copy);
    await compress(film, folder, copy, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
