import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Vendor } from './vendor';

/**
 * Answers what the tests of a file request: anything that no vendor answers is an error. `answer` puts a vendor at an
 * address until the test ends.
 */
export const vendorsAnswering = () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return (url: string, vendor: Vendor) => {
    const prefix = new URL(url).pathname.replace(/\/$/, '');
    const pathIn = (request: Request) => decodeURIComponent(new URL(request.url).pathname).slice(prefix.length);
    server.use(http.all(`${url}*`, ({ request }) => vendor(request, pathIn(request))));
  };
};
