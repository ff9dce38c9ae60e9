import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ApiError, tooManyCallsError } from './errors';

interface Options {
  /** The module that the thread runs, which answers each message with one. It is not part of the build. */
  file: string;
  /** How long a job may take, in ms. */
  maxJobMs: number;
  /** How many more jobs may wait. */
  maxWaiting: number;
}

/** After this time without a job, in ms, the thread ends and frees its memory. */
const idleMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Runs jobs one after the other in a thread, so that the server answers other requests meanwhile. Rejects with 429 if
 * too many jobs are waiting, and with 503 if a job takes too long, which ends it.
 */
export const thread = <Job, Result>({ file, maxJobMs, maxWaiting }: Options): ((job: Job) => Promise<Result>) => {
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
      throw signal.aborted ? new ApiError(503, 'This takes too long.') : error;
    }
  };

  return async (job) => {
    if (queue.pendingCount >= maxWaiting) throw tooManyCallsError();
    return queue(run, job);
  };
};
