import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const sync = async (directory: string) => {
  // Windows keeps directories by itself, and opens none.
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  await handle.sync().finally(() => handle.close());
};

/**
 * Writes a file that its owner alone reads, whole or not at all; once it resolves, the file survives a crash. `place`
 * moves what is written from its temporary name to its own.
 */
export const writeDurably = async (file: string, data: string | Uint8Array, place = rename): Promise<void> => {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await place(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  await sync(directory);
};
