import Tinypool from 'tinypool';
import type { convertPicture } from './convert.ts';

/**
 * Creates a function that converts pictures in a child process, which starts with the first conversion and ends ten
 * seconds after the last. The memory that sharp needs ends with it.
 */
export const createConverter = (): typeof convertPicture => {
  const pool = new Tinypool({
    filename: new URL('convert-process.ts', import.meta.url).href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 3,
    idleTimeout: 10_000,
  });
  return async (file, conversion) => Buffer.from(await pool.run({ file, conversion }));
};
