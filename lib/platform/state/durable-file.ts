import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const syncDirectory = async (directory: string) => {
  // Windows syncs directories itself and cannot open them.
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
};

const temporarySuffix = '.tmp';
const minuteMs = 60_000;

/**
 * Writes a file atomically, readable only by its owner. Once it resolves, the file survives a crash. `move` gives the
 * temporary file its final name.
 */
export const writeDurably = async (
  file: string,
  data: string | Uint8Array | Iterable<string> | AsyncIterable<Uint8Array>,
  move = rename,
): Promise<void> => {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}${temporarySuffix}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await move(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(directory);
};

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Removes the temporary files of killed processes from a directory, once they are a minute old. */
export const removeLeftovers = async (directory: string): Promise<void> => {
  const names = (await readdir(directory).catch(nullIfMissing)) ?? [];
  for (const name of names.filter((name) => name.endsWith(temporarySuffix))) {
    const file = path.join(directory, name);
    const stats = await stat(file).catch(nullIfMissing);
    if (stats && stats.mtimeMs <= Date.now() - minuteMs) await rm(file, { force: true });
  }
};
