import { UpstreamError } from './upstream-error';

/** The time limit of one call, however many parts it has. */
export interface Deadline {
  /** The answer; rejects with an UpstreamError once the time is over. What is not begun by then is not begun. */
  before<T>(ask: () => Promise<T>): Promise<T>;
  /** To be called when the call has ended. */
  clear(): void;
}

/**
 * A time limit that begins now. It is a timer alone: with the AbortSignals of cockatiel's, a call in process would cost
 * three times as much.
 */
export const deadlineIn = (ms: number): Deadline => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UpstreamError('timeout')), ms);
  // Timers of one millisecond run one after the other: what one of them lets begin is not to begin in vain.
  const lastStart = performance.now() + ms - 1;
  return {
    before: async (ask) => (performance.now() < lastStart ? Promise.race([ask(), promise]) : promise),
    clear: () => clearTimeout(timer),
  };
};
