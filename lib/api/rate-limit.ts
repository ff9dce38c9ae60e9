import type { NextApiRequest } from 'next';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';

/** How many calls one visitor may make in a period, in seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** The visitor's address: the connection's, or the one that the outermost trusted proxy saw. */
export const clientAddress = ({ headers, socket }: NextApiRequest, trustedProxies: number): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined;
  return seen ?? socket.remoteAddress ?? '';
};

/** Counts calls per visitor: gives null, or the seconds to wait where there were too many. */
export const rateLimiter = ({ calls, seconds }: Limit) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (request: NextApiRequest): Promise<number | null> => {
    try {
      await limiter.consume(clientAddress(request, env.TRUSTED_PROXIES));
      return null;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
      throw rejection;
    }
  };
};
