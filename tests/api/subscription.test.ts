// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/api/errors';
import { captchaPass } from '@/lib/captcha/pass';
import { log } from '@/lib/log';
import { sign } from '@/lib/signing';
import { KeyReused } from '@/lib/submission';
import * as highlights from '@/pages/api/highlights-subscription';
import * as press from '@/pages/api/press-subscription';
import { type ApiModule, call, type Sent } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';

const { subscribe } = vi.hoisted(() => ({ subscribe: vi.fn() }));
vi.mock('@/lib/subscriptions', () => ({ subscriptions: { subscribe } }));
temporaryDataDir();

const key = 'key-of-the-form';
const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow' };
const office = { media: 'The Daily Loom', country: 'GB' };
const form = async (more: object = {}) => ({
  ...person,
  ...office,
  consent: true,
  locale: 'ja-JP',
  captchaPass: await captchaPass('subscription'),
  ...more,
});
const send = (api: ApiModule, body: unknown, sent: Sent = {}) =>
  call(api, { method: 'POST', body, headers: { 'Idempotency-Key': key, ...sent.headers }, ...sent });

beforeEach(() => {
  subscribe.mockReset().mockResolvedValue(undefined);
});

const wrongOfBoth: [field: string, more: object][] = [
  ['email', { email: 'ada' }],
  ['email', { email: undefined }],
  ['email', { email: 'ada@example.com\r\nBcc: eve@evil.example' }],
  ['email', { email: `${'a'.repeat(250)}@example.com` }],
  ['firstName', { firstName: ' ' }],
  ['firstName', { firstName: 'x'.repeat(101) }],
  ['lastName', { lastName: undefined }],
  ['lastName', { lastName: ['Marlow'] }],
  ['consent', { consent: false }],
  ['consent', { consent: 'on' }],
  ['locale', { locale: 'de' }],
  ['captchaPass', { captchaPass: undefined }],
  ['captchaPass', { captchaPass: 'x'.repeat(2001) }],
  ['captchaPass', { captchaPass: 'a.b.c' }],
];
const wrongOfPress: typeof wrongOfBoth = [
  ['media', { media: '' }],
  ['media', { media: 'x'.repeat(101) }],
  ['country', { country: undefined }],
  ['country', { country: 'ZZ' }],
  ['country', { country: 'gb' }],
];

describe.each([
  { list: 'press', api: press, given: { ...person, ...office }, wrong: [...wrongOfBoth, ...wrongOfPress] },
  { list: 'highlights', api: highlights, given: person, wrong: wrongOfBoth },
])('POST /api/$list-subscription/', ({ list, api, given, wrong }) => {
  const post = (body: unknown, sent?: Sent) => send(api, body, sent);

  it('asks for the subscription, once, and answers 204 without a body', async () => {
    const { status, text, headers } = await post(await form({ firstName: '  Ada ' }));
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers['cache-control']).toBe('no-store');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ ...given, locale: 'jp', list, key });
  });

  it('takes one pass for every attempt of a submission', async () => {
    const body = await form();
    subscribe.mockRejectedValueOnce(new UpstreamError('unavailable'));
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect((await post(body)).status).toBe(503);
    expect((await post(body)).status).toBe(204);
    expect(subscribe.mock.calls.map(([request]) => request.key)).toEqual([key, key]);
  });

  it.each(wrong)('answers 400 to a wrong %s: %j', async (field, more) => {
    const { status, json } = await post(await form(more));
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, fields: [expect.objectContaining({ field })] });
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('answers 400 to a pass that is too old or for another purpose', async () => {
    for (const pass of [await sign('captcha:subscription', {}, -1), await captchaPass('job-alert')]) {
      const { status, json } = await post(await form({ captchaPass: pass }));
      expect(status).toBe(400);
      expect(json.fields).toEqual([{ field: 'captchaPass', message: expect.any(String) }]);
    }
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'short-7' }, { 'Idempotency-Key': 'with a space' }])(
    'answers 400 without a key, or with a wrong one: %j',
    async (headers) => {
      const { status, json } = await call(api, { method: 'POST', body: await form(), headers });
      expect(status).toBe(400);
      expect(json.fields).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
      expect(subscribe).not.toHaveBeenCalled();
    },
  );

  it('answers 422 to a key of another submission', async () => {
    subscribe.mockRejectedValue(new KeyReused());
    expect((await post(await form())).status).toBe(422);
  });

  it.each([
    [503, new Error('SQLITE_FULL: ada@example.com')],
    [503, new UpstreamError('unavailable')],
    [504, new UpstreamError('timeout')],
    [502, new UpstreamError('refused')],
  ])('answers %i where the upstream fails: no success that is none', async (expected, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    subscribe.mockRejectedValue(error);
    const { status, json, text } = await post(await form());
    expect(status).toBe(expected);
    expect(json.success).toBe(false);
    expect(text).not.toMatch(/SQLITE|ada/);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('answers 405, 403, 413 and 415 as every form', async () => {
    const body = await form();
    expect((await call(api, { method: 'GET' })).status).toBe(405);
    expect((await post(body, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    expect((await post({ ...body, more: 'x'.repeat(33_000) })).status).toBe(413);
    expect((await post('a=b', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status).toBe(415);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('answers 429 to the eleventh call of a visitor in a minute', async () => {
    const from = '198.51.100.50';
    const body = await form();
    for (let calls = 0; calls < 10; calls++) expect((await post(body, { from })).status).toBe(204);
    const { status, headers } = await post(body, { from });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(subscribe).toHaveBeenCalledTimes(10);
  });
});
