import { setTimeout as wait } from 'node:timers/promises';
import { open } from './ask';
import type { Site } from './site';

const pause = 5;
/** The cheapest request that there is: no page, file or endpoint has part in it. */
const request = 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A connection on which the server is asked for a sign of life. */
const pinger = (site: Pick<Site, 'port'>) => {
  const socket = open(site);
  let answered: () => void = () => undefined;
  socket.on('data', () => answered());
  socket.on('close', () => answered());
  return {
    /** How long the server took to give it, in ms. */
    async ping() {
      const start = performance.now();
      const answer = new Promise<void>((resolve) => {
        answered = resolve;
      });
      socket.write(request);
      await answer;
      return performance.now() - start;
    },
    close: () => socket.destroy(),
  };
};

/**
 * Gives how long, in ms, the server let a cheap request wait at most while `work` went on: about as long as its event
 * loop was blocked.
 */
export const longestBlock = async (site: Pick<Site, 'port'>, work: () => Promise<unknown>): Promise<number> => {
  const { ping, close } = pinger(site);
  await ping();
  let over = false;
  const end = work().finally(() => {
    over = true;
  });
  let longest = 0;
  do {
    longest = Math.max(longest, await ping());
    await wait(pause);
  } while (!over);
  close();
  await end;
  return longest;
};

interface Limit {
  /** In ms. */
  limit: number;
  tries: number;
}

/** The least of some measurements, since a busy machine makes some of them long; no more once it is within the limit. */
export const leastBlock = async (
  site: Pick<Site, 'port'>,
  work: () => Promise<unknown>,
  { limit, tries }: Limit,
): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < tries && least >= limit; done++) least = Math.min(least, await longestBlock(site, work));
  return least;
};
