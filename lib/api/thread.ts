import path from 'node:path';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import { ApiError, createTooManyRequestsError } from './errors';

interface Options {
  /** The path of the module whose default export the thread runs. Node loads it from its source: it is not bundled. */
  file: string;
  /** The time limit of a job. */
  maxJobMs: number;
  /** The maximum number of jobs that wait while one runs. */
  maxWaiting: number;
}

/**
 * Creates a function that runs jobs one after the other in a worker thread, while the server handles other requests. It
 * rejects with 429 if too many jobs are waiting, and with 503 if a job exceeds its time limit and is ended. After a
 * minute without a job, the thread ends and frees its memory.
 */
export const createThreadRunner = <Job, Result>({
  file,
  maxJobMs,
  maxWaiting,
}: Options): ((job: Job) => Promise<Result>) => {
  const resourceLimits = { maxOldGenerationSizeMb: 256 };
  const pool = new Tinypool({
    filename: path.resolve(file),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits,
  });
  // The pool's own queue stands still after a job was ended.
  const queue = pLimit(1);

  const run = async (job: Job): Promise<Result> => {
    const signal = AbortSignal.timeout(maxJobMs);
    try {
      return await pool.run(job, { signal });
    } catch (error) {
      throw signal.aborted ? new ApiError(503, 'This is taking too long. Please try again.') : error;
    }
  };

  return async (job) => {
    if (queue.pendingCount >= maxWaiting) throw createTooManyRequestsError();
    return queue(run, job);
  };
};
