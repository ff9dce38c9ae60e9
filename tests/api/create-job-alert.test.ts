// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '@/lib/api/errors';
import { captchaPass } from '@/lib/captcha/pass';
import { log } from '@/lib/log';
import { sign } from '@/lib/signing';
import { KeyReused } from '@/lib/submission';
import * as api from '@/pages/api/create-job-alert';
import { call, type Sent } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';

const { requestAlert } = vi.hoisted(() => ({ requestAlert: vi.fn() }));
vi.mock('@/lib/jobs', () => ({ jobs: { requestAlert } }));
temporaryDataDir();

const key = 'key-of-the-form';
const form = async (more: object = {}) => ({
  email: 'ada@example.com',
  frequency: 'daily',
  criteria: { search: ' watch ', facets: { city: ['paris'] } },
  consent: true,
  locale: 'ja-JP',
  captchaPass: await captchaPass('job-alert'),
  ...more,
});
const post = (body: unknown, sent: Sent = {}) =>
  call(api, { method: 'POST', body, headers: { 'Idempotency-Key': key, ...sent.headers }, ...sent });

beforeEach(() => {
  requestAlert.mockReset().mockResolvedValue(undefined);
});

describe('POST /api/create-job-alert/', () => {
  it('asks the platform for the alert, once', async () => {
    const { status, json, headers } = await post(await form());
    expect(status).toBe(200);
    expect(json).toEqual({ success: true });
    expect(headers['cache-control']).toBe('no-store');
    expect(requestAlert).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.com',
      frequency: 'daily',
      criteria: { search: 'watch', facets: { city: ['paris'] } },
      locale: 'jp',
      key,
    });
  });

  it('takes one pass for every attempt of a submission', async () => {
    const body = await form();
    requestAlert.mockRejectedValueOnce(new UpstreamError('unavailable'));
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect((await post(body)).status).toBe(503);
    expect((await post(body)).status).toBe(200);
    expect(requestAlert.mock.calls.map(([request]) => request.key)).toEqual([key, key]);
  });

  it.each([
    ['email', { email: 'ada' }],
    ['email', { email: undefined }],
    ['email', { email: 'ada@example.com, eve@evil.example' }],
    ['email', { email: 'ada@example.com\r\nBcc: eve@evil.example' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['frequency', { frequency: 'hourly' }],
    ['criteria', { criteria: undefined }],
    ['criteria.search', { criteria: { search: 'x'.repeat(201) } }],
    ['criteria.facets', { criteria: { facets: 'paris' } }],
    ['consent', { consent: false }],
    ['consent', { consent: undefined }],
    ['locale', { locale: 'de' }],
    ['captchaPass', { captchaPass: undefined }],
    ['captchaPass', { captchaPass: 'x'.repeat(2001) }],
    ['captchaPass', { captchaPass: '' }],
    ['captchaPass', { captchaPass: 'a.b.c' }],
  ])('answers 400 to a wrong %s', async (field, more) => {
    const { status, json } = await post(await form(more));
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, fields: [expect.objectContaining({ field })] });
    expect(requestAlert).not.toHaveBeenCalled();
  });

  it('answers 400 to a pass that is too old or for another purpose', async () => {
    const old = await sign('captcha:job-alert', {}, -1);
    const other = await sign('captcha:subscription', {}, 60);
    for (const captchaPass of [old, other]) {
      const { status, json } = await post(await form({ captchaPass }));
      expect(status).toBe(400);
      expect(json.fields).toEqual([{ field: 'captchaPass', message: expect.any(String) }]);
    }
    expect(requestAlert).not.toHaveBeenCalled();
  });

  it.each(['', 'short-7', 'x'.repeat(101), 'with a space', 'tab\there-and-there'])(
    'answers 400 to the key %j',
    async (wrong) => {
      const { status, json } = await post(await form(), { headers: { 'Idempotency-Key': wrong } });
      expect(status).toBe(400);
      expect(json.fields).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
      expect(requestAlert).not.toHaveBeenCalled();
    },
  );

  it.each(['8-letter', 'x'.repeat(100), '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('takes the key %j', async (right) => {
    expect((await post(await form(), { headers: { 'Idempotency-Key': right } })).status).toBe(200);
  });

  it('answers 400 to no key', async () => {
    expect((await call(api, { method: 'POST', body: await form() })).status).toBe(400);
  });

  it('answers 422 to a key of another submission', async () => {
    requestAlert.mockRejectedValue(new KeyReused());
    expect((await post(await form())).status).toBe(422);
  });

  it.each([
    [503, new Error('SQLITE_FULL: ada@example.com')],
    [503, new UpstreamError('unavailable')],
    [504, new UpstreamError('timeout')],
    [502, new UpstreamError('refused')],
  ])('answers %i where the platform fails: no success that is none', async (expected, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    requestAlert.mockRejectedValue(error);
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
    expect(requestAlert).not.toHaveBeenCalled();
  });

  it('answers 429 to the eleventh call of a visitor in a minute', async () => {
    const from = '198.51.100.40';
    const body = await form();
    for (let calls = 0; calls < 10; calls++) expect((await post(body, { from })).status).toBe(200);
    const { status, headers } = await post(body, { from });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(requestAlert).toHaveBeenCalledTimes(10);
  });
});
