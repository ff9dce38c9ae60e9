import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Hashes that a browser tries at most; on average it is half of them, a tenth to a quarter of a second on a phone. */
const least = 4096;
/** Challenges an hour before the work doubles, and how often it does so. All of it is about a minute on a phone. */
const ofNetwork = { every: 5, doublings: 8 };
const ofSite = { every: 500, doublings: 4 };
/** Networks are counted in so many places, so that the memory for them is bounded. */
const places = 65_536;

const doublings = (asked: number, { every, doublings }: typeof ofNetwork) =>
  Math.min(Math.floor((asked - 1) / every), doublings);

/**
 * Gives the hashes to be tried at most for the challenge that a network asks for. They double with the challenges that it
 * has asked for within an hour, and with those that the site has given. The site counts the cheap ones of each network
 * only: who pays for many makes nobody else pay.
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
    return least * 2 ** Math.min(ofOwn + ofAll, ofNetwork.doublings);
  };
};
