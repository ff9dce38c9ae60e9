/**
 * Renders the pictures of places and of craft work: `npm run places` for all, or `npm run places -- facade` for those
 * whose address contains a word. Renders stay in `rendered/` and are used again: delete a file there to repeat it.
 */
import { access, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runInBlender } from './blender.ts';
import { publishPicture } from './publish-picture.ts';

/**
 * The width of the render in relation to the published picture: blur and haze hide the detail that a larger one would
 * add.
 */
const RENDER_SCALE = 2 / 3;
const SAMPLES_PER_PIXEL = 20;

interface Place {
  /** The address on the site. */
  address: string;
  /** The file in `scenes/places/`, without its extension. */
  scene: string;
  widthPx: number;
  heightPx: number;
  /** The point that stays in view when the picture is cropped. */
  focal: string;
}

const createPlace = (path: string, scene: string, focal: string, widthPx = 2400, heightPx = 1350): Place => ({
  address: `/media/${path}.jpg`,
  scene,
  widthPx,
  heightPx,
  focal,
});

const PLACES = [
  createPlace('home/hero-1', 'hero', '74% 52%'),
  createPlace('places/facade', 'facade', '48% 62%'),
  createPlace('places/atelier', 'atelier', '60% 58%'),
  createPlace('places/printing-room', 'printing', '64% 58%'),
  createPlace('places/salon', 'salon', '60% 55%'),
  createPlace('places/cellar', 'cellar', '54% 58%'),
  createPlace('places/vines', 'vines', '55% 60%'),
  createPlace('pages/governance', 'governance', '50% 62%'),
  createPlace('pages/investors', 'investors', '66% 50%'),
  createPlace('pages/sustainability', 'rinsing', '66% 45%'),
  createPlace('news/climate-roadmap-2030', 'heating', '58% 50%'),
  createPlace('events/exhibition', 'exhibition', '64% 52%'),
  createPlace('events/open-workshops', 'workshops', '56% 58%'),
  createPlace('sectors/hospitality', 'hospitality', '55% 48%'),
  createPlace('people/printer', 'printer', '52% 55%', 1600, 1200),
  createPlace('people/saddler', 'saddler', '46% 54%', 1600, 1200),
];

const renderFolder = fileURLToPath(new URL('rendered/', import.meta.url));
const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const words = process.argv.slice(2);
const selectedPlaces = PLACES.filter(({ address }) => !words.length || words.some((word) => address.includes(word)));
if (!selectedPlaces.length) throw new Error(`No picture has an address that contains ${words.join(' or ')}`);

await mkdir(renderFolder, { recursive: true });
for (const { address, scene, widthPx, heightPx, focal } of selectedPlaces) {
  const file = `${renderFolder}${scene}.png`;
  if (!(await fileExists(file)))
    await runInBlender('places/render.py', [scene, file, Math.round(widthPx * RENDER_SCALE), SAMPLES_PER_PIXEL]);
  const picture = sharp(file)
    .removeAlpha()
    .resize({ width: widthPx, height: heightPx, kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 });
  await publishPicture(picture, address, focal);
  process.stdout.write(`${address}\n`);
}
