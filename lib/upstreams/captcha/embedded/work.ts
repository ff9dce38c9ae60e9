import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * The initial maximum number of hashes that a browser tries. On average it needs half of them, which take a phone 0.1
 * to 0.25 seconds.
 */
const initialMaxHashes = 4096;
/** The number of challenges per hour after which the work doubles. */
const challengesPerDoubling = 5;
/** The maximum number of doublings: the work then takes about a minute on a phone. */
const maxDoublings = 8;
/** The number of buckets into which networks are hashed, which bounds memory. */
const bucketCount = 65_536;

/**
 * Creates a function that returns the maximum number of hashes for the next challenge of a network, which is an IPv4
 * address or a /64 network of IPv6. It doubles after every five challenges that the network requests within the hour,
 * whatever other networks request: otherwise an attacker with many networks would slow down everybody.
 */
export const createWorkMeter = () => {
  // `points` is required by the library but unused by `penalty`, which only counts. The duration is an hour, in seconds.
  const challengeCounts = new RateLimiterMemory({ points: bucketCount, duration: 3600 });
  const key = randomBytes(16);
  const toBucket = (network: string) => createHmac('sha256', key).update(network).digest().readUInt32BE() % bucketCount;

  return async (network: string): Promise<number> => {
    const { consumedPoints } = await challengeCounts.penalty(toBucket(network));
    return initialMaxHashes * 2 ** Math.min(Math.floor((consumedPoints - 1) / challengesPerDoubling), maxDoublings);
  };
};
