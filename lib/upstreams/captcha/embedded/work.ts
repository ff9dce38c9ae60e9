import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** The most hashes that a browser tries; on average half of them, 0.1 to 0.25 seconds on a phone. */
const minHashes = 4096;
/** Challenges per hour before the work doubles, and the maximum number of doublings: about a minute on a phone. */
const challengesPerDoubling = 5;
const maxDoublings = 8;
/** Networks are hashed into this many buckets, so that memory is bounded. */
const bucketCount = 65_536;

/**
 * Returns the most hashes for a network's next challenge. The work doubles with the challenges that the network
 * requested in the past hour. It does not depend on other networks: whoever has many would slow down everybody.
 */
export const createWorkMeter = () => {
  const networks = new RateLimiterMemory({ points: bucketCount, duration: 3600 });
  const key = randomBytes(16);
  const toBucket = (network: string) => createHmac('sha256', key).update(network).digest().readUInt32BE() % bucketCount;

  return async (network: string): Promise<number> => {
    const { consumedPoints } = await networks.penalty(toBucket(network));
    return minHashes * 2 ** Math.min(Math.floor((consumedPoints - 1) / challengesPerDoubling), maxDoublings);
  };
};
