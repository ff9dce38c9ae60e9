import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('responds with 410 to a token that is forged or too old', async () => {
    settle.mockResolvedValue(null);
    const { status, json } = await post();
    expect(status).toBe(410);
    expect(json.success).toBe(false);
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
});
