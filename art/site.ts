/** The files of the site that are written here: nothing else in this package knows a folder outside of it. */
import { access, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MANIFEST = new URL('../content/media.json', import.meta.url);

/** The folder with one folder for each house. */
export const HOUSES = fileURLToPath(new URL('../content/houses', import.meta.url));

/** The contact sheet of all pictures. */
export const SHEET = fileURLToPath(new URL('../docs/pictures.jpg', import.meta.url));

/** What the site needs to know about a picture. */
export interface MediaEntry {
  width: number;
  height: number;
  /** The point that stays in view when the picture is cropped. */
  focal: string;
  blur: string;
}

/** The size, focal point and blurred preview of each picture, by its address on the site. */
export type Manifest = Record<string, MediaEntry>;

/** The file behind an address of the site: `/media/home/hero-1.jpg` is in its `public` folder. */
export const publicFile = (address: string): string => fileURLToPath(new URL(`../public${address}`, import.meta.url));

/** The manifest as it is on disk; empty without a file. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const exists = (address: string): Promise<boolean> =>
  access(publicFile(address)).then(
    () => true,
    () => false,
  );

/** Adds or replaces entries of the manifest, and removes those whose file is gone. */
export async function updateManifest(entries: Manifest): Promise<void> {
  const all = Object.entries({ ...(await readManifest()), ...entries });
  const found = await Promise.all(all.map(([address]) => exists(address)));
  const kept = all.filter((_, index) => found[index]).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
