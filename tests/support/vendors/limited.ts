import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Vendor } from './vendor';

interface Limit {
  /** The number of requests that are accepted in a window. */
  requests: number;
  /** The length of a window. */
  seconds: number;
  /** Builds the response to a request over the limit, to which Retry-After is added. By default, an empty 429. */
  buildRejection?: () => Response;
}

/** Limits the requests to a vendor, counted for all clients together. `Retry-After` has the seconds to wait. */
export const withRateLimit = (
  vendor: Vendor,
  { requests, seconds, buildRejection: refuse = () => new Response(null, { status: 429 }) }: Limit,
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
