// @vitest-environment node
import type { ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { requestContext } from '@/lib/process/request-context';
import { keepOnlyComplete } from './incomplete';

const answer = (_: unknown, response: ServerResponse) => {
  keepOnlyComplete(response);
  response.setHeader('Cache-Control', 's-maxage=60');
  response.end('a page');
};

const answered = (isIncomplete: boolean) =>
  requestContext.run({ requestId: 'a', isIncomplete }, async () => {
    const { headers } = await inject((request, response) => answer(request, response as unknown as ServerResponse), {
      url: '/',
    });
    return headers['cache-control'];
  });

it('a complete answer is cached as long as it says', async () => {
  expect(await answered(false)).toBe('s-maxage=60');
});

it('an incomplete answer is not cached', async () => {
  expect(await answered(true)).toBe('no-store');
});
