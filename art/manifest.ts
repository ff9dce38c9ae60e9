/** The list of the site's pictures, content/media.json. */
import { access, readFile, writeFile } from 'node:fs/promises';
import type { MediaEntry } from './render/encode.ts';

const MANIFEST = new URL('../content/media.json', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

export type Entries = Record<string, MediaEntry>;

/** The entries as they are on disk. */
export async function read(): Promise<Entries> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  access(new URL(`.${path}`, PUBLIC)).then(
    () => true,
    () => false,
  );

/** Puts new entries among the others, and drops those whose file is gone. */
export async function record(entries: Entries): Promise<void> {
  const all = Object.entries({ ...(await read()), ...entries });
  const found = await Promise.all(all.map(([path]) => exists(path)));
  const kept = all.filter((_, index) => found[index]).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
