/** Makes the film of the home page from the site's own pictures: `npm run films`. Needs ffmpeg. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicFile } from './site.ts';

const FILM = '/media/films/group.mp4';
const RATE = 24;
const [WIDTH, HEIGHT] = [1920, 1080];
/** Seconds of a shot, of which the last ones dissolve into the next shot. */
const SHOT = 4;
const FADE = 1.2;
const BYTES = 1_900_000;

interface Shot {
  picture: string;
  /** How close the camera is when the shot starts and when it ends: 1 is the whole picture. */
  zoom: [number, number];
  /** The point that it moves towards, as shares of the picture's width and height. */
  towards: [number, number];
}

/** A day of the Group. The film starts as the hero's own picture, at rest, and ends in it. */
const FIRST: Shot = { picture: 'home/hero-1', zoom: [1, 1.09], towards: [0.86, 0.6] };
const SHOTS: Shot[] = [
  FIRST,
  { picture: 'places/vines', zoom: [1.02, 1.12], towards: [0.5, 0.45] },
  { picture: 'places/printing-room', zoom: [1.12, 1.02], towards: [0.3, 0.7] },
  { picture: 'places/facade', zoom: [1.02, 1.12], towards: [0.45, 0.75] },
];

/** A shot of some seconds, as filters. Its camera sets out after `rest` seconds, from a standstill. */
function filters({ zoom: [from, to], towards: [x, y] }: Shot, index: number, rest: number): string {
  const share = `clip((on/${RATE}-${rest})/${SHOT + FADE},0,1)`;
  const eased = `(${share}*${share}*(1.6-0.6*${share}))`;
  const part = `(1/(${from}+${to - from}*${eased}))`;
  const [left, right] = [`W*${x}*(1-${part})`, `W*(${x}+${1 - x}*${part})`];
  const [top, bottom] = [`H*${y}*(1-${part})`, `H*(${y}+${1 - y}*${part})`];
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const points = corners.map((value, corner) => `${corner % 2 ? 'y' : 'x'}${Math.floor(corner / 2)}='${value}'`);
  const camera = ['sense=source', 'interpolation=cubic', 'eval=frame', ...points].join(':');
  return `[${index}:v]format=yuv444p,perspective=${camera},scale=${WIDTH}:${HEIGHT}:flags=lanczos,setsar=1[s${index}]`;
}

const takes = [
  { shot: FIRST, seconds: SHOT, rest: 0 },
  ...SHOTS.slice(1).map((shot) => ({ shot, seconds: SHOT + FADE, rest: 0 })),
  { shot: FIRST, seconds: FADE, rest: FADE },
];
const inputs = takes.flatMap(({ shot: { picture }, seconds }) => [
  ...['-loop', '1', '-framerate', String(RATE), '-t', String(seconds)],
  ...['-i', publicFile(`/media/${picture}.jpg`)],
]);
const dissolves = takes.slice(1).map((_, index) => {
  const before = index ? `d${index}` : 's0';
  return `[${before}][s${index + 1}]xfade=duration=${FADE}:offset=${(index + 1) * SHOT - FADE}[d${index + 1}]`;
});
const graph = [...takes.map(({ shot, rest }, index) => filters(shot, index, rest)), ...dissolves].join(';');

const seconds = SHOTS.length * SHOT;
/** The pictures are sRGB: the film says so as well, so that a browser shows both in the same colours. */
const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'];
/** Within reach of every phone's decoder. */
const codec = [
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
const ffmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...args]);
const plates = join(folder, 'plates.mkv');
await ffmpeg(...inputs, '-filter_complex', graph, '-map', `[d${takes.length - 1}]`, '-c:v', 'ffv1', plates);
const toVideo = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd', ...codec, ...colour];
const passes = ['-b:v', String(Math.round((BYTES * 8) / seconds)), '-passlogfile', join(folder, 'pass')];
await ffmpeg('-i', plates, '-an', ...toVideo, ...passes, '-pass', '1', '-f', 'null', '-');
await ffmpeg('-i', plates, '-an', ...toVideo, ...passes, '-pass', '2', '-movflags', '+faststart', publicFile(FILM));
await rm(folder, { recursive: true });
