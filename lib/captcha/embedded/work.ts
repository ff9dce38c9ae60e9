import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** The most hashes that a browser tries; on average half of them, 0.1 to 0.25 seconds on a phone. */
const minimum = 4096;
/** Challenges per hour before the work doubles, and the maximum number of doublings: about a minute on a phone. */
const ofNetwork = { every: 5, doublings: 8 };
const ofSite = { every: 500, doublings: 4 };
/** Networks are hashed into this many buckets, so that memory is bounded. */
const places = 65_536;

const doublings = (challenges: number, { every, doublings }: typeof ofNetwork) =>
  Math.min(Math.floor((challenges - 1) / every), doublings);

/**
 * Returns the most hashes for a network's next challenge. The work doubles with the challenges that the network
 * requested in the past hour, and with those that the whole site issued. The site counts only the cheap challenges of
 * each network, so that one network with many requests does not slow down everybody.
 */
export const workMeter = () => {
  const networks = new RateLimiterMemory({ points: places, duration: 3600 });
  const site = new RateLimiterMemory({ points: places, duration: 3600 });
  const key = randomBytes(16);
  const placeOf = (network: string) => createHmac('sha256', key).update(network).digest().readUInt32BE() % places;

  return async (network: string): Promise<number> => {
    const own = await networks.penalty(placeOf(network));
    const ofOwn = doublings(own.consumedPoints, ofNetwork);
    const all = ofOwn === 0 ? await site.penalty('site') : await site.get('site');
    const ofAll = doublings(all?.consumedPoints ?? 1, ofSite);
    return minimum * 2 ** Math.min(ofOwn + ofAll, ofNetwork.doublings);
  };
};
