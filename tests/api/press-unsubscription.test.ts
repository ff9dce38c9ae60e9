import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import * as api from '@/pages/api/press-unsubscription';
import { type ApiRequest, call } from '@/tests/support/api';

const { unsubscribe } = vi.hoisted(() => ({ unsubscribe: vi.fn() }));
vi.mock('@/lib/site/subscriptions', () => ({ subscriptions: { unsubscribe } }));

const token = 'a.signed.token';
const cancelled = { purpose: 'cancel', list: 'highlights', status: 'cancelled', cancelToken: null };
const post = (request: ApiRequest = {}) => call(api, { method: 'POST', query: { token }, ...request });

beforeEach(() => {
  unsubscribe.mockReset().mockResolvedValue(cancelled);
});

describe('POST /api/press-unsubscription/', () => {
  const oneClick = 'List-Unsubscribe=One-Click';

  it.each([
    ['a form', { body: oneClick, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a form in parts', { body: '--x--', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['nothing', {}],
    ['from another site', { headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' } }],
  ])('ends the subscription of the token, sent %s', async (_, request) => {
    const { status, text, headers } = await post(request);
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    expect(unsubscribe).toHaveBeenCalledExactlyOnceWith(token);
  });

  it('accepts the address in the format of the mails', async () => {
    expect((await post({ query: { locale: 'fr', token } })).status).toBe(204);
  });

  it('answers 410 to a token that is forged or too old', async () => {
    unsubscribe.mockResolvedValue(null);
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
  ])('answers 400 to the query %j', async (query) => {
    expect((await post({ query })).status).toBe(400);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it.each([
    [503, new UpstreamError('unavailable', { cause: new Error('SQLITE_FULL: ada@example.com') })],
    [504, new UpstreamError('timeout')],
  ])('answers %i if the upstream fails, and logs no token', async (expected, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    unsubscribe.mockRejectedValue(error);
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
  ])('redirects from %j to the page that asks, and ends nothing', async (query, home) => {
    const { status, headers } = await call(api, { query });
    expect(status).toBe(303);
    expect(headers).toMatchObject({ location: `${home}subscription/?token=${token}`, 'cache-control': 'no-store' });
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('redirects to no other site, whatever the token', async () => {
    const { headers } = await call(api, { query: { token: '//evil.example/\r\n&x=#' } });
    expect(headers.location).toBe('/en/subscription/?token=%2F%2Fevil.example%2F%0D%0A%26x%3D%23');
  });

  it('refuses to redirect without a token', async () => {
    expect((await call(api)).status).toBe(400);
  });
});
