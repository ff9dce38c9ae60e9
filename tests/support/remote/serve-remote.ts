import { afterAll } from 'vitest';
import { listen } from '../http';
import { createRemoteUpstreams } from './client';
import { serveUpstreams } from './server';
import type { Upstreams } from './upstreams';

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/**
 * Serves implementations over HTTP until the tests of a file end, and returns implementations that call that server.
 */
export const serveRemote = async (upstreams: Partial<Upstreams>): Promise<Upstreams> => {
  const { url, close } = await listen(serveUpstreams(upstreams));
  closers.push(close);
  return createRemoteUpstreams(url);
};
