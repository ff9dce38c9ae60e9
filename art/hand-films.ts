/**
 * Renders the tables of the crafts, and the films of the shadow of hands that work over them: `npm run hands` for all,
 * or `npm run hands -- saddler draper` for some. Tables stay in `rendered/` and are used again: delete a folder there to
 * repeat it. Needs Blender, numpy and ffmpeg. `npm run films` makes the versions of the films for phones.
 */
import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { runInBlender } from './blender.ts';
import { publishPicture } from './publish-picture.ts';
import { getPublicFile } from './site-files.ts';

const CRAFTS = ['saddler', 'watchmaker', 'printer', 'jeweller', 'draper', 'cellar', 'perfumer'];
const [PICTURE_WIDTH_PX, PICTURE_HEIGHT_PX] = [1600, 1000];
/** AV1, which plays in browsers of the last years; the version for phones is H.264, and plays in all. */
const codecArgs = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '28', '-g', '144', '-pix_fmt', 'yuv420p'];
/** The film declares the colours of its picture, so that a browser shows both alike. */
const colourArgs = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
];

const run = promisify(execFile);
const renderFolder = fileURLToPath(new URL('rendered/hands/', import.meta.url));
const filmScript = fileURLToPath(new URL('scenes/hands/film.py', import.meta.url));
const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const crafts = process.argv.length > 2 ? process.argv.slice(2) : CRAFTS;
const unknownCrafts = crafts.filter((craft) => !CRAFTS.includes(craft));
if (unknownCrafts.length) throw new Error(`No craft is called ${unknownCrafts.join(' or ')}`);

for (const craft of crafts) {
  const folder = `${renderFolder}${craft}`;
  await mkdir(folder, { recursive: true });
  if (!(await fileExists(`${folder}/table.npy`))) await runInBlender('hands/render.py', [craft, folder]);
  await run('python3', [filmScript, craft, folder]);
  const picture = sharp(`${folder}/picture.png`)
    .resize({ width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 });
  await publishPicture(picture, `/media/films/hands-${craft}.jpg`, '50% 50%');
  const film = getPublicFile(`/media/films/hands-${craft}.mp4`);
  const inputArgs = ['-y', '-loglevel', 'error', '-i', `${folder}/frames.mkv`];
  await run('ffmpeg', [...inputArgs, ...codecArgs, ...colourArgs, '-movflags', '+faststart', film]);
  process.stdout.write(`${craft}\n`);
}
