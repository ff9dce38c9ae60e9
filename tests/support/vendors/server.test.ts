import { describe, expect, it, vi } from 'vitest';
import { withServer } from '../http';
import { withRateLimit } from './limited';
import { serveVendors } from './server';
import type { Vendor } from './vendor';

const echo: Vendor = async (request, path) =>
  Response.json(
    { path, search: new URL(request.url).search, key: request.headers.get('api-key'), body: await request.text() },
    { status: 201, headers: { 'X-Echo': 'yes' } },
  );

describe('stand-ins for vendors', () => {
  it('respond to requests below their prefix', () =>
    withServer(serveVendors({ echo }), async (_, origin) => {
      const response = await fetch(`${origin}/echo/v1/a%20b?c=d`, {
        method: 'POST',
        headers: { 'api-key': 'key' },
        body: '集',
      });
      expect(response.status).toBe(201);
      expect(response.headers.get('x-echo')).toBe('yes');
      expect(await response.json()).toEqual({ path: '/v1/a b', search: '?c=d', key: 'key', body: '集' });
      expect(await (await fetch(`${origin}/echo`)).json()).toMatchObject({ path: '/', body: '' });
      expect((await fetch(`${origin}/other/v1`)).status).toBe(404);
    }));

  it('respond with 500 if they fail', () =>
    withServer(serveVendors({ broken: () => Promise.reject(new Error('broken')) }), async (_, origin) => {
      const wrote = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect((await fetch(`${origin}/broken/`)).status).toBe(500);
      expect(wrote).toHaveBeenCalledWith(expect.stringContaining('broken'));
    }));
});

describe('a rate limit', () => {
  const request = new Request('http://127.0.0.1/');

  it('responds with 429 and the seconds to wait, until they have passed', async () => {
    vi.useFakeTimers();
    const vendor = withRateLimit(() => new Response('ok'), { requests: 2, seconds: 60 });
    const statuses = async (count: number) => {
      const responses = [];
      for (let index = 0; index < count; index++) responses.push(await vendor(request, '/'));
      return responses.map(({ status }) => status);
    };
    expect(await statuses(3)).toEqual([200, 200, 429]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await vendor(request, '/')).headers.get('retry-after')).toBe('40');
    await vi.advanceTimersByTimeAsync(40_001);
    expect(await statuses(1)).toEqual([200]);
    vi.useRealTimers();
  });

  it('responds to requests over the limit as the vendor does', async () => {
    const refuse = () => Response.json({ code: 429 }, { status: 200 });
    const vendor = withRateLimit(() => new Response('ok'), { requests: 0, seconds: 60, buildRejection: refuse });
    expect(await (await vendor(request, '/')).json()).toEqual({ code: 429 });
  });
});
