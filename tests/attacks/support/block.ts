import { setTimeout as wait } from 'node:timers/promises';
import { open } from './ask';
import type { Site } from './site';

const pause = 5;
/** The cheapest possible request: it involves no page, file or endpoint. */
const request = 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A connection that measures how fast the server responds. */
const pinger = (site: Pick<Site, 'port'>) => {
  const socket = open(site);
  let answered: () => void = () => undefined;
  socket.on('data', () => answered());
  socket.on('close', () => answered());
  return {
    /** The server's response time in ms. */
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
 * The longest time, in ms, that the server let a cheap request wait while `work` ran: about as long as its event loop
 * was blocked.
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

/**
 * The lowest of several measurements, since a busy machine makes some of them long. Stops once one is within the limit.
 */
export const leastBlock = async (
  site: Pick<Site, 'port'>,
  work: () => Promise<unknown>,
  { limit, tries }: Limit,
): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < tries && least >= limit; done++) least = Math.min(least, await longestBlock(site, work));
  return least;
};
