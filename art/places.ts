/**
 * Renders the pictures of places and of hands' work: `npm run places` for all, or `npm run places -- facade` for those
 * whose address contains a word. What is in `rendered/` is used again: delete it to render everything again.
 */
import { access, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { blender } from './blender.ts';
import { publish } from './master.ts';

/** Rendered pixels to shown pixels: what is out of focus or in haze gains nothing from more. */
const DETAIL = 2 / 3;
const SAMPLES = 20;

interface Place {
  /** Address on the site. */
  address: string;
  /** The file in `scenes/places/`, without its ending. */
  scene: string;
  width: number;
  height: number;
  /** The point that stays in view when the picture is cropped. */
  focal: string;
}

const place = (path: string, scene: string, focal: string, width = 2400, height = 1350): Place => ({
  address: `/media/${path}.jpg`,
  scene,
  width,
  height,
  focal,
});

const PLACES = [
  place('home/hero-1', 'hero', '74% 52%'),
  place('places/facade', 'facade', '48% 62%'),
  place('places/atelier', 'atelier', '60% 58%'),
  place('places/printing-room', 'printing', '64% 58%'),
  place('places/salon', 'salon', '60% 55%'),
  place('places/cellar', 'cellar', '54% 58%'),
  place('places/vines', 'vines', '55% 60%'),
  place('pages/governance', 'governance', '50% 62%'),
  place('pages/investors', 'investors', '66% 50%'),
  place('events/exhibition', 'exhibition', '64% 52%'),
  place('events/open-workshops', 'workshops', '56% 58%'),
  place('sectors/hospitality', 'hospitality', '55% 48%'),
  place('houses/rochefaille-detail', 'rochefaille', '30% 62%', 1200, 1500),
  place('people/printer', 'printer', '52% 55%', 1600, 1200),
  place('people/saddler', 'saddler', '46% 54%', 1600, 1200),
];

const folder = fileURLToPath(new URL('rendered/', import.meta.url));
const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const words = process.argv.slice(2);
const wanted = PLACES.filter(({ address }) => !words.length || words.some((word) => address.includes(word)));
if (!wanted.length) throw new Error(`No picture has an address that contains ${words.join(' or ')}`);

await mkdir(folder, { recursive: true });
for (const { address, scene, width, height, focal } of wanted) {
  const file = `${folder}${scene}.png`;
  if (!(await exists(file))) await blender('places/render.py', [scene, file, Math.round(width * DETAIL), SAMPLES]);
  const picture = sharp(file).removeAlpha().resize({ width, height, kernel: 'lanczos3' }).sharpen({ sigma: 0.8 });
  await publish(picture, address, focal);
  process.stdout.write(`${address}\n`);
}
