import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/tests/support/server';
import { RequestError, request, requestJson } from './request';

const url = '/api/anything/';

it('gets JSON', async () => {
  server.use(http.get(url, () => HttpResponse.json({ price: 1 })));
  expect(await requestJson(url)).toEqual({ price: 1 });
});

it('posts a body as JSON, with additional headers', async () => {
  server.use(
    http.post(url, async ({ request: posted }) =>
      HttpResponse.json({
        type: posted.headers.get('Content-Type'),
        key: posted.headers.get('Idempotency-Key'),
        body: await posted.json(),
      }),
    ),
  );
  expect(await requestJson(url, { body: ['a'], headers: { 'Idempotency-Key': 'k' } })).toEqual({
    type: 'application/json',
    key: 'k',
    body: ['a'],
  });
});

it('returns the response itself if it is not JSON', async () => {
  server.use(http.post(url, () => new HttpResponse(null, { status: 204 })));
  expect(await request(url, { body: {} })).toMatchObject({ status: 204 });
});

it.each([
  ['no connection', () => HttpResponse.error()],
  ['invalid JSON', () => new HttpResponse('<html>')],
  ['a response without success', () => HttpResponse.json({ success: false })],
  ['null', () => HttpResponse.json(null)],
])('fails without a response on %s', async (_, respond) => {
  server.use(http.get(url, respond));
  const failure = await requestJson<RequestError>(url).catch((error) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure.response).toBeUndefined();
});

it('fails with the response of a server that rejects the request', async () => {
  server.use(http.get(url, () => HttpResponse.json({ fields: [] }, { status: 400 })));
  const failure = await requestJson<RequestError>(url).catch((error) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure.response.status).toBe(400);
  expect(await failure.response.json()).toEqual({ fields: [] });
});

it('fails if it is aborted', async () => {
  await expect(requestJson(url, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(RequestError);
});
