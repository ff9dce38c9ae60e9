import { UpstreamError } from './upstream-error';

/** The time limit of one call, which may have several steps. */
export interface Deadline {
  /** The result of `run`. Rejects with an UpstreamError after the time limit; `run` is not called after it. */
  before<T>(run: () => Promise<T>): Promise<T>;
  /** Clears the timer. Call it when the call has ended. */
  clear(): void;
}

/**
 * A time limit that starts now. It is only a timer: with the AbortSignals of cockatiel, an in-process call would cost
 * three times as much.
 */
export const deadlineIn = (ms: number): Deadline => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UpstreamError('timeout')), ms);
  // Timers of the same millisecond run in sequence, so a call started by an earlier one could time out at once. Do not
  // start a call in the last millisecond.
  const lastStart = performance.now() + ms - 1;
  return {
    before: async (run) => (performance.now() < lastStart ? Promise.race([run(), promise]) : promise),
    clear: () => clearTimeout(timer),
  };
};
