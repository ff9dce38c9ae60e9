/** The site's files that this package reads and writes: no other module here knows a folder outside the package. */
import { access, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MANIFEST_FILE = new URL('../content/media.json', import.meta.url);

/** The content of the site. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../content', import.meta.url));

/** The folder that contains a folder for each house. */
export const HOUSES_FOLDER = fileURLToPath(new URL('../content/houses', import.meta.url));

/** Where the object is in the pictures of each house, for the browser tests. */
export const OBJECT_MASKS_FILE = fileURLToPath(new URL('../content/object-masks.json', import.meta.url));

/** The contact sheet of all pictures. */
export const CONTACT_SHEET_FILE = fileURLToPath(new URL('../docs/pictures.jpg', import.meta.url));

/** A picture's entry in the manifest. */
export interface MediaEntry {
  width: number;
  height: number;
  /** The point that stays in view when the picture is cropped. */
  focal: string;
  /** The blurred preview as a data URL, empty for pictures that the site shows without one. */
  blur: string;
}

/** The size, focal point and blurred preview of each picture, by its address on the site. */
export type Manifest = Record<string, MediaEntry>;

/** The file behind an address of the site: `/media/home/hero-1.jpg` is in its `public` folder. */
export const getPublicFile = (address: string): string =>
  fileURLToPath(new URL(`../public${address}`, import.meta.url));

/** Reads the manifest from disk; it is empty while there is no file. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST_FILE, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const fileExists = (address: string): Promise<boolean> =>
  access(getPublicFile(address)).then(
    () => true,
    () => false,
  );

/** Adds or replaces entries in the manifest, and removes those whose file no longer exists. */
export async function updateManifest(entries: Manifest): Promise<void> {
  const allEntries = Object.entries({ ...(await readManifest()), ...entries });
  const haveFiles = await Promise.all(allEntries.map(([address]) => fileExists(address)));
  const validEntries = allEntries.filter((_, index) => haveFiles[index]).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(MANIFEST_FILE, `${JSON.stringify(Object.fromEntries(validEntries), null, 2)}\n`);
}
