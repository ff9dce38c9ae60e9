import type { ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { requestContext } from '@/lib/process/request-context';
import { limitCaching } from './limit-caching';

const ofPage = 's-maxage=60';
const ofMissing = 's-maxage=10, stale-if-error=86400';

it.each([
  ['a complete answer as long as it says', { status: 200, caching: ofPage, isIncomplete: false }, ofPage],
  ['an incomplete answer not at all', { status: 200, caching: ofPage, isIncomplete: true }, 'no-store'],
  ['a 404 for seconds', { status: 404, caching: 's-maxage=31536000', isIncomplete: false }, ofMissing],
  ['a 404 that says nothing for seconds', { status: 404, isIncomplete: false }, ofMissing],
  ['an incomplete 404 not at all', { status: 404, caching: ofPage, isIncomplete: true }, 'no-store'],
  [
    'a private 404 not at all',
    { status: 404, caching: 'private, no-cache, no-store', isIncomplete: false },
    'private, no-cache, no-store',
  ],
])(
  'caches %s',
  async (_, {
    status,
    caching,
    isIncomplete,
  }: { status: number; caching?: string; isIncomplete: boolean }, expected) => {
    const answer = (response: ServerResponse) => {
      limitCaching(response);
      response.statusCode = status;
      if (caching) response.setHeader('Cache-Control', caching);
      response.end('a page');
    };
    await requestContext.run({ requestId: 'a', isIncomplete }, async () => {
      const { headers } = await inject((_, response) => answer(response as unknown as ServerResponse), { url: '/' });
      expect(headers['cache-control']).toBe(expected);
    });
  },
);
