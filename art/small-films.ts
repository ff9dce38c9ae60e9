/** Makes a small version of each film for phones, `saddler-small.mp4` beside `saddler.mp4`. Needs ffmpeg. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { getPublicFile } from './site-files.ts';

const FOLDER = getPublicFile('/media/films/');
const WIDTH_PX = 640;
/** The constant rate factor of x264: higher values make smaller files of a lower quality. */
const RATE_FACTOR = 25;

const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.mp4') && !name.endsWith('-small.mp4'));
for (const name of names) {
  const inputArgs = ['-y', '-loglevel', 'error', '-i', FOLDER + name];
  const videoArgs = ['-vf', `scale=${WIDTH_PX}:-2:flags=lanczos`, '-c:v', 'libx264', '-preset', 'veryslow'];
  const phoneArgs = ['-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', String(RATE_FACTOR)];
  const outputArgs = ['-movflags', '+faststart', FOLDER + name.replace('.mp4', '-small.mp4')];
  await promisify(execFile)('ffmpeg', [...inputArgs, ...videoArgs, ...phoneArgs, ...outputArgs]);
}
