import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { UpstreamError } from './upstream-error';

const maxAttempts = 4;
const firstWaitMs = 500;
const maxWaitMs = 60_000;

/** Whether the same call may succeed within a minute. */
const isTransient = (error: unknown): boolean =>
  error instanceof UpstreamError && error.problem !== 'refused' && (error.retryAfterMs ?? 0) <= maxWaitMs;

/** How long to wait before the next attempt: as long as the upstream asks, or else twice as long each time. */
const getWaitMs = (error: unknown, attempt: number): number => {
  const requestedMs = error instanceof UpstreamError ? error.retryAfterMs : undefined;
  return requestedMs ?? firstWaitMs * 2 ** (attempt - 1);
};

const policy = retry(handleWhen(isTransient), {
  maxAttempts: maxAttempts - 1,
  backoff: new DelegateBackoff(({ attempt, result }) =>
    getWaitMs('error' in result ? result.error : undefined, attempt),
  ),
});

/**
 * The result of a read that no visitor waits for: while the upstream is unavailable or too slow it is called again, four
 * times in all, after the time that the upstream asks for or after 0.5, 1 and 2 seconds. Gives up at once if asked to wait
 * for more than a minute.
 */
export const withRetry = <T>(call: () => Promise<T>): Promise<T> => policy.execute(call);
