import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { UpstreamError } from './upstream-error';

const maxAttempts = 4;
const firstWaitMs = 500;
const maxWaitMs = 60_000;

/** Whether the same call may succeed within a minute. */
const isTransient = (error: unknown): boolean =>
  error instanceof UpstreamError && error.problem !== 'refused' && (error.retryAfterMs ?? 0) <= maxWaitMs;

/** The wait before the next attempt: the one that the upstream requests, or else twice the last one. */
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
 * Runs a read that no visitor waits for. While the upstream is unavailable or too slow, it retries up to three times:
 * after the wait that the upstream requests, or after 0.5, 1 and 2 seconds. If the upstream requests more than a
 * minute, it rejects immediately.
 */
export const withRetry = <T>(call: () => Promise<T>): Promise<T> => policy.execute(call);
