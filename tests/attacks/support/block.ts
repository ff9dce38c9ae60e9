import { setTimeout as wait } from 'node:timers/promises';
import { openSocket } from './requests';
import type { Site } from './site';

const pauseMs = 5;
/** The cheapest possible request: it involves no page, file or endpoint. */
const request = 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Opens a connection that measures how fast the server responds. */
const createPinger = (site: Pick<Site, 'port'>) => {
  const socket = openSocket(site);
  let onResponse: () => void = () => undefined;
  socket.on('data', () => onResponse());
  socket.on('close', () => onResponse());
  return {
    /** The server's response time in ms. */
    async ping() {
      const start = performance.now();
      const response = new Promise<void>((resolve) => {
        onResponse = resolve;
      });
      socket.write(request);
      await response;
      return performance.now() - start;
    },
    close: () => socket.destroy(),
  };
};

/**
 * Measures the longest time, in ms, that a cheap request waits for the server while `work` runs: about as long as the
 * event loop of the server is blocked.
 */
export const measureMaxBlockMs = async (site: Pick<Site, 'port'>, work: () => Promise<unknown>): Promise<number> => {
  const { ping, close } = createPinger(site);
  await ping();
  let isDone = false;
  const end = work().finally(() => {
    isDone = true;
  });
  let maxMs = 0;
  do {
    maxMs = Math.max(maxMs, await ping());
    await wait(pauseMs);
  } while (!isDone);
  close();
  await end;
  return maxMs;
};

interface RetryOptions {
  limitMs: number;
  tries: number;
}

/**
 * The lowest of up to `tries` measurements, since a busy machine slows some down. The first within the limit ends them.
 */
export const measureLowestBlockMs = async (
  site: Pick<Site, 'port'>,
  work: () => Promise<unknown>,
  { limitMs, tries }: RetryOptions,
): Promise<number> => {
  let lowestMs = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && lowestMs >= limitMs; attempt++)
    lowestMs = Math.min(lowestMs, await measureMaxBlockMs(site, work));
  return lowestMs;
};
