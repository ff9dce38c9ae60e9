/** Renders the film of the home page from the site's own pictures: `npm run films`. Needs ffmpeg. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getPublicFile } from './site-files.ts';

const FILM_ADDRESS = '/media/films/group.mp4';
const FRAMES_PER_SECOND = 24;
const [WIDTH_PX, HEIGHT_PX] = [1920, 1080];
const SHOT_SECONDS = 4;
/** The time in which the end of a shot dissolves into the next one. */
const FADE_SECONDS = 1.2;
/** The size that the bit rate is chosen for. */
const TARGET_BYTES = 1_900_000;

interface Shot {
  picture: string;
  /** The enlargement at the start and at the end of the shot: 1 shows the whole picture. */
  zoom: [number, number];
  /** The point that the camera moves towards, as fractions of the picture's width and height. */
  target: [number, number];
}

/**
 * The first and the last shot: the still picture that the page shows before the film plays, so that the switch is not
 * visible.
 */
const HERO_SHOT: Shot = { picture: 'home/hero-1', zoom: [1, 1.09], target: [0.86, 0.6] };
const SHOTS: Shot[] = [
  HERO_SHOT,
  { picture: 'places/vines', zoom: [1.02, 1.12], target: [0.5, 0.45] },
  { picture: 'places/printing-room', zoom: [1.12, 1.02], target: [0.3, 0.7] },
  { picture: 'places/facade', zoom: [1.02, 1.12], target: [0.45, 0.75] },
];

/** The ffmpeg filters for one shot, whose camera stands still for `restSeconds` and then starts to move gently. */
function buildShotFilters(
  { zoom: [startZoom, endZoom], target: [x, y] }: Shot,
  index: number,
  restSeconds: number,
): string {
  const progress = `clip((on/${FRAMES_PER_SECOND}-${restSeconds})/${SHOT_SECONDS + FADE_SECONDS},0,1)`;
  const easedProgress = `(${progress}*${progress}*(1.6-0.6*${progress}))`;
  const visibleFraction = `(1/(${startZoom}+${endZoom - startZoom}*${easedProgress}))`;
  const [left, right] = [`W*${x}*(1-${visibleFraction})`, `W*(${x}+${1 - x}*${visibleFraction})`];
  const [top, bottom] = [`H*${y}*(1-${visibleFraction})`, `H*(${y}+${1 - y}*${visibleFraction})`];
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const points = corners.map((value, corner) => `${corner % 2 ? 'y' : 'x'}${Math.floor(corner / 2)}='${value}'`);
  const perspectiveOptions = ['sense=source', 'interpolation=cubic', 'eval=frame', ...points].join(':');
  return `[${index}:v]format=yuv444p,perspective=${perspectiveOptions},scale=${WIDTH_PX}:${HEIGHT_PX}:flags=lanczos,setsar=1[s${index}]`;
}

/** The shots in the order in which they dissolve into one another. */
const takes = [
  { shot: HERO_SHOT, seconds: SHOT_SECONDS, restSeconds: 0 },
  ...SHOTS.slice(1).map((shot) => ({ shot, seconds: SHOT_SECONDS + FADE_SECONDS, restSeconds: 0 })),
  { shot: HERO_SHOT, seconds: FADE_SECONDS, restSeconds: FADE_SECONDS },
];
const inputArgs = takes.flatMap(({ shot: { picture }, seconds }) => [
  ...['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(seconds)],
  ...['-i', getPublicFile(`/media/${picture}.jpg`)],
]);
const dissolves = takes.slice(1).map((_, index) => {
  const previous = index ? `d${index}` : 's0';
  return `[${previous}][s${index + 1}]xfade=duration=${FADE_SECONDS}:offset=${(index + 1) * SHOT_SECONDS - FADE_SECONDS}[d${index + 1}]`;
});
const filterGraph = [
  ...takes.map(({ shot, restSeconds }, index) => buildShotFilters(shot, index, restSeconds)),
  ...dissolves,
].join(';');

const filmSeconds = SHOTS.length * SHOT_SECONDS;
/** The pictures are in sRGB. The film declares it too, so that a browser shows both in the same colours. */
const colourArgs = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'];
/** A profile and level that every phone can decode. */
const codecArgs = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-profile:v',
  'high',
  '-level:v',
  '4.1',
  '-pix_fmt',
  'yuv420p',
];

const folder = await mkdtemp(join(tmpdir(), 'film-'));
const runFfmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...args]);
const losslessFilm = join(folder, 'lossless.mkv');
await runFfmpeg(
  ...inputArgs,
  '-filter_complex',
  filterGraph,
  '-map',
  `[d${takes.length - 1}]`,
  '-c:v',
  'ffv1',
  losslessFilm,
);
const encodingArgs = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd',
  ...codecArgs,
  ...colourArgs,
];
const bitRateArgs = [
  '-b:v',
  String(Math.round((TARGET_BYTES * 8) / filmSeconds)),
  '-passlogfile',
  join(folder, 'pass'),
];
await runFfmpeg('-i', losslessFilm, '-an', ...encodingArgs, ...bitRateArgs, '-pass', '1', '-f', 'null', '-');
await runFfmpeg(
  '-i',
  losslessFilm,
  '-an',
  ...encodingArgs,
  ...bitRateArgs,
  '-pass',
  '2',
  '-movflags',
  '+faststart',
  getPublicFile(FILM_ADDRESS),
);
await rm(folder, { recursive: true });
