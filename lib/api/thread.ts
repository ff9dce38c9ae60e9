import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ApiError, tooManyCalls } from './errors';

interface Options {
  /** The module that the thread runs, which answers each message with one. It is not part of the build. */
  file: string;
  /** How long a job may take, in ms. */
  longest: number;
  /** How many more jobs may wait. */
  waiting: number;
}

/** After this time without a job, in ms, the thread ends and frees its memory. */
const idle = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Runs jobs one after the other in a thread, so that the server answers other requests meanwhile. Rejects with 429 if
 * too many jobs are waiting, and with 503 if a job takes too long, which ends it.
 */
export const thread = <Job, Result>({ file, longest, waiting }: Options): ((job: Job) => Promise<Result>) => {
  const inTurn = pLimit(1);
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    void worker?.terminate();
    worker = undefined;
  };

  const run = async (job: Job): Promise<Result> => {
    clearTimeout(ending);
    worker ??= new Worker(file, { resourceLimits });
    worker.unref();
    worker.postMessage(job);
    const signal = AbortSignal.timeout(longest);
    try {
      const [result] = await once(worker, 'message', { signal });
      ending = setTimeout(end, idle).unref();
      return result;
    } catch (error) {
      end();
      throw signal.aborted ? new ApiError(503, 'This takes too long.') : error;
    }
  };

  return async (job) => {
    if (inTurn.pendingCount >= waiting) throw tooManyCalls();
    return inTurn(run, job);
  };
};
