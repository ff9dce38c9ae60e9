import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from '../../../platform/http/upstream-error';

const everyMs = { first: 50, last: 2000 };
const longestMs = 10 * 60_000;

/** Asks until a task is done, less and less often. Rejects after ten minutes. */
export const untilDone = async (isDone: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + longestMs;
  for (let ms = everyMs.first; !(await isDone()); ms = Math.min(2 * ms, everyMs.last)) {
    if (performance.now() > end) throw new UpstreamError('timeout', { cause: new Error('A task does not end.') });
    await wait(ms);
  }
};
