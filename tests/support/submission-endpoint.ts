import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { type CaptchaAction, captchaActions } from '@/lib/model/captcha';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { KeyReusedError } from '@/lib/platform/state/outbox';
import { sign } from '@/lib/platform/state/signing';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { type ApiModule, type ApiRequest, call } from './api';

/** The name of a field, and the values that make it invalid. */
export type InvalidField = [field: string, overrides: object];

interface Endpoint {
  name: string;
  api: ApiModule;
  action: CaptchaAction;
  /** The mocked function that stores the submission. */
  submit: Mock;
  /** The fields that only this form has. */
  input: object;
  /** The fields of this form as `submit` receives them. */
  expectedFields: object;
  success: { status: 200 | 204; text: string };
  /** What `submit` resolves with. */
  result?: unknown;
  invalidFields: InvalidField[];
}

const commonInvalidFields: InvalidField[] = [
  ['email', { email: 'ada' }],
  ['email', { email: 'ada@example.com, eve@evil.example' }],
  ['email', { email: 'ada@example.com\r\nBcc: eve@evil.example' }],
  ['email', { email: `${'a'.repeat(250)}@example.com` }],
  ['consent', { consent: false }],
  ['consent', { consent: 'on' }],
  ['consent', { consent: undefined }],
  ['transferConsent', { locale: 'cn' }],
  ['transferConsent', { transferConsent: false }],
  ['locale', { locale: 'de' }],
  ['captchaPass', { captchaPass: undefined }],
  ['captchaPass', { captchaPass: 'x'.repeat(2001) }],
  ['captchaPass', { captchaPass: '' }],
  ['captchaPass', { captchaPass: 'a.b.c' }],
];

const key = 'key-of-the-form';

/** Tests an endpoint that stores each submission exactly once. */
export const testSubmissionEndpoint = ({
  name,
  api,
  action,
  submit,
  input,
  expectedFields,
  success,
  result,
  invalidFields,
}: Endpoint) => {
  const form = async (overrides: object = {}) => ({
    email: 'ada@example.com',
    consent: true,
    locale: 'ja-JP',
    captchaPass: await issueCaptchaPass(action),
    ...input,
    ...overrides,
  });
  const post = (body: unknown, request: ApiRequest = {}) =>
    call(api, { method: 'POST', body, ...request, headers: { 'Idempotency-Key': key, ...request.headers } });

  describe(`POST /api/${name}/`, () => {
    beforeEach(() => {
      submit.mockReset().mockResolvedValue(result);
    });

    it('stores the submission once', async () => {
      const { status, text, headers } = await post(await form());
      expect({ status, text }).toEqual(success);
      expect(headers['cache-control']).toBe('no-store');
      expect(submit).toHaveBeenCalledExactlyOnceWith({
        email: 'ada@example.com',
        locale: 'jp',
        key,
        ...expectedFields,
      });
    });

    it('accepts one pass for every attempt of a submission', async () => {
      const body = await form();
      submit.mockRejectedValueOnce(new UpstreamError('unavailable'));
      vi.spyOn(log, 'error').mockImplementation(() => undefined);
      expect((await post(body)).status).toBe(503);
      expect((await post(body)).status).toBe(success.status);
      expect(submit.mock.calls.map(([request]) => request.key)).toEqual([key, key]);
    });

    it('accepts a pass for one submission only: one proof of work cannot send a thousand emails', async () => {
      const body = await form();
      const keys = ['key-of-the-first', 'key-of-the-second', 'key-of-the-third'];
      const responses = [];
      for (const otherKey of keys) responses.push(await post(body, { headers: { 'Idempotency-Key': otherKey } }));
      const { text: rejection } = await post(await form({ captchaPass: 'a.b.c' }));
      expect(responses.map(({ status }) => status)).toEqual([success.status, 400, 400]);
      const { fields, message } = JSON.parse(rejection);
      for (const { json } of responses.slice(1)) expect(json).toMatchObject({ success: false, fields, message });
      expect(submit.mock.calls.map(([request]) => request.key)).toEqual([keys[0]]);
    });

    it('leaves the pass valid if the form is invalid', async () => {
      const body = await form();
      expect(
        (await post({ ...body, email: 'ada' }, { headers: { 'Idempotency-Key': 'key-of-the-first' } })).status,
      ).toBe(400);
      expect((await post(body)).status).toBe(success.status);
    });

    it('responds with 503 while used passes cannot be stored, and stores nothing', async () => {
      const body = await form();
      const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
      const disk = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
        throw new Error('database or disk is full');
      });
      const { status, json, text } = await post(body);
      expect(status).toBe(503);
      expect(json.success).toBe(false);
      expect(text).not.toContain('disk');
      expect(logged).toHaveBeenCalledTimes(1);
      expect(submit).not.toHaveBeenCalled();
      disk.mockRestore();
      expect((await post(body)).status).toBe(success.status);
    });

    it.each([...commonInvalidFields, ...invalidFields])(
      'responds with 400 to an invalid %s: %j',
      async (field, overrides) => {
        const { status, json } = await post(await form(overrides));
        expect(status).toBe(400);
        expect(json).toMatchObject({ success: false, fields: [expect.objectContaining({ field })] });
        expect(submit).not.toHaveBeenCalled();
      },
    );

    it('responds with 400 to a pass that is too old or for another purpose', async () => {
      const otherActions = captchaActions.filter((other) => other !== action);
      for (const pass of [
        await sign(`captcha:${action}`, {}, -1),
        ...(await Promise.all(otherActions.map(issueCaptchaPass))),
      ]) {
        const { status, json } = await post(await form({ captchaPass: pass }));
        expect(status).toBe(400);
        expect(json.fields).toEqual([{ field: 'captchaPass', message: expect.any(String) }]);
      }
      expect(submit).not.toHaveBeenCalled();
    });

    it.each([undefined, '', 'short-7', 'x'.repeat(101), 'with a space', 'tab\there-and-there'])(
      'responds with 400 to the key %j',
      async (invalidKey) => {
        const headers = invalidKey === undefined ? undefined : { 'Idempotency-Key': invalidKey };
        const { status, json } = await call(api, { method: 'POST', body: await form(), headers });
        expect(status).toBe(400);
        expect(json.fields).toEqual([{ field: 'Idempotency-Key', message: expect.any(String) }]);
        expect(submit).not.toHaveBeenCalled();
      },
    );

    it.each(['8-letter', 'x'.repeat(100), '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])(
      'accepts the key %j',
      async (validKey) => {
        expect((await post(await form(), { headers: { 'Idempotency-Key': validKey } })).status).toBe(success.status);
      },
    );

    it('responds with 422 to the key of another submission', async () => {
      submit.mockRejectedValue(new KeyReusedError());
      expect((await post(await form())).status).toBe(422);
    });

    it.each([
      [500, new TypeError('no ada@example.com')],
      [503, new UpstreamError('unavailable', { cause: new Error('SQLITE_FULL: ada@example.com') })],
      [504, new UpstreamError('timeout')],
      [502, new UpstreamError('refused')],
    ])('responds with %i, never with success, if the upstream fails', async (expected, error) => {
      const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
      submit.mockRejectedValue(error);
      const { status, json, text } = await post(await form());
      expect(status).toBe(expected);
      expect(json.success).toBe(false);
      expect(text).not.toMatch(/SQLITE|ada@/);
      expect(logged).toHaveBeenCalledTimes(1);
    });

    it('responds with 405, 403, 413 and 415 as every form does', async () => {
      const body = await form();
      const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect((await call(api, { method: 'GET' })).status).toBe(405);
      expect((await post(body, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
      expect((await post({ ...body, more: 'x'.repeat(33_000) })).status).toBe(413);
      expect((await post('a=b', { headers: urlEncoded })).status).toBe(415);
      expect(submit).not.toHaveBeenCalled();
    });

    it('responds with 429 to the eleventh call of a visitor in a minute', async () => {
      const from = '198.51.100.40';
      const body = await form();
      for (let calls = 0; calls < 10; calls++) expect((await post(body, { from })).status).toBe(success.status);
      const { status, headers } = await post(body, { from });
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(submit).toHaveBeenCalledTimes(10);
    });
  });
};
