import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Creates DATA_DIR if it does not exist. Rejects if it is not writable. */
export const checkDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await rmdir(await mkdtemp(path.join(dataDir, 'check-')));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`DATA_DIR, ${path.resolve(dataDir)}, is not writable: ${reason}`, { cause });
  }
};
