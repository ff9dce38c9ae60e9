import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Vendor } from './vendor';

interface Limit {
  /** How many requests are answered in a window of this many seconds. */
  requests: number;
  seconds: number;
  /** What a request over the limit is answered; without it, an empty 429. Retry-After is added. */
  refuse?: () => Response;
}

/** A vendor with a limit of requests, of all clients together. Over it, `Retry-After` says how many seconds to wait. */
export const withRateLimit = (
  vendor: Vendor,
  { requests, seconds, refuse = () => new Response(null, { status: 429 }) }: Limit,
): Vendor => {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async (request, path) => {
    try {
      await limiter.consume('all');
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const response = refuse();
      response.headers.set('Retry-After', `${Math.ceil(error.msBeforeNext / 1000)}`);
      return response;
    }
    return vendor(request, path);
  };
};
