import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ApiRequest, call } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { email } from '../model/email';
import { createGuardedFormSchema } from '../model/guarded';
import { UpstreamError } from '../platform/http/upstream-error';
import { log } from '../platform/process/log';
import { KeyReusedError } from '../platform/state/outbox';
import { sign } from '../platform/state/signing';
import { issueCaptchaPass } from '../upstreams/captcha/pass';
import { defineForm } from './form';

temporaryDataDir();

const store = vi.fn();
const api = {
  config: { api: { bodyParser: false } },
  default: defineForm({
    name: 'a-form',
    action: 'contact',
    summary: 'Stores a form',
    body: createGuardedFormSchema({ email }),
    handle: (fields, submit) => submit((key) => store({ ...fields, key })),
  }),
};
beforeEach(() => {
  store.mockReset().mockResolvedValue(undefined);
});

const key = 'key-of-the-form';
const createForm = async (overrides: object = {}) => ({
  email: 'ada@example.com',
  consent: true,
  locale: 'ja-JP',
  captchaPass: await issueCaptchaPass('contact'),
  ...overrides,
});
const post = (body: unknown, request: ApiRequest = {}) =>
  call(api, { method: 'POST', body, ...request, headers: { 'Idempotency-Key': key, ...request.headers } });

it('stores a form under its key, without the captcha pass', async () => {
  expect((await post(await createForm())).status).toBe(204);
  expect(store).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', locale: 'jp', key });
});

it('accepts one pass for every attempt of a submission', async () => {
  const body = await createForm();
  store.mockRejectedValueOnce(new UpstreamError('unavailable'));
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect((await post(body)).status).toBe(503);
  expect((await post(body)).status).toBe(204);
  expect(store.mock.calls.map(([form]) => form.key)).toEqual([key, key]);
});

it('accepts a pass for one submission only: one proof of work cannot send a thousand emails', async () => {
  const body = await createForm();
  const keys = ['key-of-the-first', 'key-of-the-second', 'key-of-the-third'];
  const responses = [];
  for (const otherKey of keys) responses.push(await post(body, { headers: { 'Idempotency-Key': otherKey } }));
  const { text: rejection } = await post(await createForm({ captchaPass: 'a.b.c' }));
  expect(responses.map(({ status }) => status)).toEqual([204, 400, 400]);
  const { fields, message } = JSON.parse(rejection);
  for (const { json } of responses.slice(1)) expect(json).toMatchObject({ success: false, fields, message });
  expect(store.mock.calls.map(([form]) => form.key)).toEqual([keys[0]]);
});

it('responds with 503 while used passes cannot be stored, and stores nothing', async () => {
  const body = await createForm();
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const disk = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  const { status, json, text } = await post(body);
  expect(status).toBe(503);
  expect(json.success).toBe(false);
  expect(text).not.toContain('disk');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(store).not.toHaveBeenCalled();
  disk.mockRestore();
  expect((await post(body)).status).toBe(204);
});

it.each([
  ['email', { email: 'ada' }],
  ['consent', { consent: false }],
  ['transferConsent', { locale: 'cn' }],
  ['transferConsent', { transferConsent: false }],
  ['locale', { locale: 'de' }],
  ['captchaPass', { captchaPass: undefined }],
  ['captchaPass', { captchaPass: 'x'.repeat(2001) }],
  ['captchaPass', { captchaPass: 'a.b.c' }],
])('responds with 400 to an invalid %s: %j', async (field, overrides) => {
  const { status, json } = await post(await createForm(overrides));
  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, fields: [expect.objectContaining({ field })] });
  expect(store).not.toHaveBeenCalled();
});

it('responds with 400 to a pass that is too old', async () => {
  expect((await post(await createForm({ captchaPass: await sign('captcha:contact', {}, -1) }))).status).toBe(400);
  expect(store).not.toHaveBeenCalled();
});

it.each([undefined, 'short-7', 'x'.repeat(101), 'with a space'])(
  'responds with 400 to the key %j',
  async (invalidKey) => {
    const headers = invalidKey === undefined ? undefined : { 'Idempotency-Key': invalidKey };
    const { status, json } = await call(api, { method: 'POST', body: await createForm(), headers });
    expect(status).toBe(400);
    expect(json.fields).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
    expect(store).not.toHaveBeenCalled();
  },
);

it.each(['8-letter', 'x'.repeat(100), '!"#$%&()~'])('accepts the key %j', async (validKey) => {
  expect((await post(await createForm(), { headers: { 'Idempotency-Key': validKey } })).status).toBe(204);
});

it('responds with 422 to the key of another submission', async () => {
  store.mockRejectedValue(new KeyReusedError());
  expect((await post(await createForm())).status).toBe(422);
});

it.each([
  [500, new TypeError('no ada@example.com')],
  [503, new UpstreamError('unavailable', { cause: new Error('SQLITE_FULL: ada@example.com') })],
])('responds with %i, never with success, if the upstream fails', async (expected, error) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  store.mockRejectedValue(error);
  const { status, json, text } = await post(await createForm());
  expect(status).toBe(expected);
  expect(json.success).toBe(false);
  expect(text).not.toMatch(/SQLITE|ada@/);
  expect(logged).toHaveBeenCalledTimes(1);
});

it('responds with 429 to the eleventh call of a visitor in a minute', async () => {
  const from = '198.51.100.40';
  const body = await createForm();
  for (let calls = 0; calls < 10; calls++) expect((await post(body, { from })).status).toBe(204);
  const { status, headers } = await post(body, { from });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(store).toHaveBeenCalledTimes(10);
});
