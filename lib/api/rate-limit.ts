import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../platform/env';
import { openPool } from '../platform/state/postgres';
import { fingerprint } from '../platform/state/signing';
import { oncePerProcess } from '../shared/once-per-process';
import { getClientIp, toNetwork } from './client-ip';
import { createTooManyRequestsError } from './errors';

/** The number of calls that one visitor may make in a period of `seconds`. */
export interface RateLimit {
  calls: number;
  seconds: number;
  /** The name of a limit that all servers share. */
  shared?: string;
}

const createLimiter = ({ calls, seconds, shared }: RateLimit) => {
  const memoryLimiter = new RateLimiterMemory({ points: calls, duration: seconds });
  if (!shared || !env.DATABASE_URL) return memoryLimiter;
  const url = env.DATABASE_URL;
  return new RateLimiterPostgres({
    storeClient: oncePerProcess('rate-limit-pool', () => openPool(url, 3)),
    storeType: 'pool',
    tableName: 'rateLimit',
    tableCreated: true,
    keyPrefix: shared,
    points: calls,
    duration: seconds,
    insuranceLimiter: memoryLimiter,
  });
};

/**
 * Creates a function that counts the calls of each visitor, and rejects with an ApiError after too many. While the
 * database of a shared limit is unreachable, each server counts separately.
 */
export const createRateLimiter = (limit: RateLimit) => {
  const limiter = createLimiter(limit);
  return async (request: IncomingMessage): Promise<void> => {
    const network = toNetwork(getClientIp(request, env.TRUSTED_PROXIES));
    try {
      await limiter.consume(
        limiter instanceof RateLimiterPostgres ? await fingerprint('rate-limit', network) : network,
      );
    } catch (rejection) {
      throw rejection instanceof RateLimiterRes
        ? createTooManyRequestsError(Math.ceil(rejection.msBeforeNext / 1000))
        : rejection;
    }
  };
};
