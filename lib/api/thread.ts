import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ApiError, createTooManyRequestsError } from './errors';

interface Options {
  /**
   * The path of the module that the thread runs, which replies to each message. Node loads it from its source, as it is
   * not bundled.
   */
  file: string;
  /** The time limit of a job. */
  maxJobMs: number;
  /** The maximum number of jobs that wait while one runs. */
  maxWaiting: number;
}

/** The time without a job after which the thread ends and frees its memory. */
const idleMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Creates a function that runs jobs one after the other in a worker thread, while the server handles other requests. It
 * rejects with 429 if too many jobs are waiting, and with 503 if a job exceeds its time limit and is ended.
 */
export const createThreadRunner = <Job, Result>({
  file,
  maxJobMs,
  maxWaiting,
}: Options): ((job: Job) => Promise<Result>) => {
  const queue = pLimit(1);
  let worker: Worker | undefined;
  let endTimer: NodeJS.Timeout | undefined;

  const terminate = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const run = async (job: Job): Promise<Result> => {
    clearTimeout(endTimer);
    worker ??= new Worker(file, { resourceLimits });
    worker.unref();
    worker.postMessage(job);
    const signal = AbortSignal.timeout(maxJobMs);
    try {
      const [result] = await once(worker, 'message', { signal });
      endTimer = setTimeout(terminate, idleMs).unref();
      return result;
    } catch (error) {
      terminate();
      throw signal.aborted ? new ApiError(503, 'This is taking too long. Please try again.') : error;
    }
  };

  return async (job) => {
    if (queue.pendingCount >= maxWaiting) throw createTooManyRequestsError();
    return queue(run, job);
  };
};
