import { statfsSync } from 'node:fs';
import { env } from '../env/index.ts';

/** The free bytes on the disk of DATA_DIR; 0 if there is no such folder. */
export const readFreeBytes = (): number => {
  try {
    const { bavail, bsize } = statfsSync(env.DATA_DIR);
    return bavail * bsize;
  } catch {
    return 0;
  }
};
