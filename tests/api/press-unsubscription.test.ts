import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import * as api from '@/pages/api/press-unsubscription';
import { type ApiRequest, call } from '@/tests/support/api';

const { settle } = vi.hoisted(() => ({ settle: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ subscriptions: { settle } }));

const token = 'a.signed.token';
const cancelledSubscription = { purpose: 'cancel', list: 'highlights', status: 'cancelled', cancelToken: null };
const post = (request: ApiRequest = {}) => call(api, { method: 'POST', query: { token }, ...request });

beforeEach(() => {
  settle.mockReset().mockResolvedValue(cancelledSubscription);
});

describe('POST /api/press-unsubscription/', () => {
  const oneClick = 'List-Unsubscribe=One-Click';

  it.each([
    ['a form body', { body: oneClick, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a multipart body', { body: '--x--', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['no body', {}],
    ['a request from another site', { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } }],
  ])('cancels the subscription of the token for %s', async (_, request) => {
    const { status, text, headers } = await post(request);
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    expect(settle).toHaveBeenCalledExactlyOnceWith(token, 'cancel');
  });

  it('accepts the address in the format that emails use', async () => {
    expect((await post({ query: { locale: 'fr', token } })).status).toBe(204);
  });

  it('responds with 410 to a token that is forged or too old', async () => {
    settle.mockResolvedValue(null);
    const { status, json } = await post();
    expect(status).toBe(410);
    expect(json.success).toBe(false);
  });

  it.each<NonNullable<ApiRequest['query']>>([
    {},
    { token: '' },
    { token: 'x'.repeat(2001) },
    { token: ['a', 'b'] },
    { token, locale: 'de' },
  ])('responds with 400 to the query %j', async (query) => {
    expect((await post({ query })).status).toBe(400);
    expect(settle).not.toHaveBeenCalled();
  });

  it.each([
    [503, new UpstreamError('unavailable', { cause: new Error('SQLITE_FULL: ada@example.com') })],
    [504, new UpstreamError('timeout')],
  ])('responds with %i if the upstream fails, and logs no token', async (expected, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    settle.mockRejectedValue(error);
    const { status, text } = await post();
    expect(status).toBe(expected);
    expect(text).not.toMatch(/SQLITE|ada@/);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
  });
});

describe('GET /api/press-unsubscription/', () => {
  it.each([
    [{ token }, '/en/'],
    [{ token, locale: 'fr' }, '/fr/'],
    [{ token, locale: 'ja-JP' }, '/jp/'],
  ])('redirects %j to the confirmation page, and cancels nothing', async (query, home) => {
    const { status, headers } = await call(api, { query });
    expect(status).toBe(303);
    expect(headers).toMatchObject({ location: `${home}subscription/?token=${token}`, 'cache-control': 'no-store' });
    expect(settle).not.toHaveBeenCalled();
  });

  it('redirects to no other site, whatever the token', async () => {
    const { headers } = await call(api, { query: { token: '//evil.example/\r\n&x=#' } });
    expect(headers.location).toBe('/en/subscription/?token=%2F%2Fevil.example%2F%0D%0A%26x%3D%23');
  });

  it('rejects to redirect without a token', async () => {
    expect((await call(api)).status).toBe(400);
  });
});
