import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { clientAddress, networkOf } from './client-address';

/** How many calls one visitor may make in a period, in seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** Counts calls per visitor. Returns null, or the seconds to wait after too many calls. */
export const rateLimiter = ({ calls, seconds }: Limit) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (request: IncomingMessage): Promise<number | null> => {
    try {
      await limiter.consume(networkOf(clientAddress(request, env.TRUSTED_PROXIES)));
      return null;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
      throw rejection;
    }
  };
};
