// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { isCaptchaPass } from '@/lib/captcha/pass';
import { log } from '@/lib/log';
import { captchaResponse } from '@/lib/model/captcha';
import { solve } from '@/lib/proof-of-work';
import * as embedded from '@/pages/api/recaptcha';
import { type ApiModule, call } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';

temporaryDataDir();
vi.stubEnv('SIGNING_SECRET', undefined);

const action = 'job-alert';
const post = (body: unknown, module: ApiModule = embedded, from?: string) =>
  call(module, { method: 'POST', body, ...(from && { from }) });

describe('POST /api/recaptcha/', () => {
  it('answers a proof of work with a pass for its action', async () => {
    const { status, json, headers } = await post({ token: await solve(action), action });
    expect(status).toBe(200);
    expect(captchaResponse.parse(json)).toEqual(json);
    expect(headers['cache-control']).toBe('no-store');
    expect(await isCaptchaPass(action, json.recaptchaResponse)).toBe(true);
  });

  it('gives passes that last ten minutes', async () => {
    const { json } = await post({ token: await solve(action), action });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 590_000 });
    expect(await isCaptchaPass(action, json.recaptchaResponse)).toBe(true);
    vi.setSystemTime(Date.now() + 20_000);
    expect(await isCaptchaPass(action, json.recaptchaResponse)).toBe(false);
    vi.useRealTimers();
  });

  it('refuses a token that is used, for something else, or without work', async () => {
    const used = await solve(action);
    await post({ token: used, action });
    for (const token of [used, await solve('another'), 'token', `${Date.now()}.`]) {
      const { status, json } = await post({ token, action });
      expect(status).toBe(400);
      expect(json).toMatchObject({ success: false, fields: [{ field: 'token', message: expect.any(String) }] });
      expect(json).not.toHaveProperty('recaptchaResponse');
    }
  });

  it.each([
    ['token', { action }],
    ['token', { token: '', action }],
    ['token', { token: 'x'.repeat(8001), action }],
    ['token', { token: 5, action }],
    ['action', { token: 'x' }],
    ['action', { token: 'x', action: 'unknown' }],
    ['', []],
  ])('refuses a wrong %s', async (field, body) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(json.fields).toContainEqual(expect.objectContaining({ field }));
  });

  it('lets nobody guess for long', async () => {
    const from = '198.51.100.30';
    for (let calls = 0; calls < 20; calls++)
      expect((await post({ token: 'x', action }, embedded, from)).status).toBe(400);
    const { status, headers } = await post({ token: 'x', action }, embedded, from);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  describe('with the keys of Google', () => {
    const load = (): Promise<ApiModule> => {
      vi.resetModules();
      vi.stubEnv('RECAPTCHA_SECRET', 'the secret');
      vi.stubEnv('RECAPTCHA_SITE_KEY', 'the key');
      return import('@/pages/api/recaptcha');
    };
    const google = (answer: () => Response | Promise<Response>) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

    it('gives a pass for what Google accepts from this visitor', async () => {
      const asked = google(() => Response.json({ success: true, score: 0.9, action: 'job_alert' }));
      const { status, json } = await post({ token: 'the token', action }, await load(), '198.51.100.31');
      expect(status).toBe(200);
      expect(await isCaptchaPass(action, json.recaptchaResponse)).toBe(true);
      const sent = asked.mock.calls[0]?.[1]?.body;
      expect(Object.fromEntries(sent as URLSearchParams)).toEqual({
        secret: 'the secret',
        response: 'the token',
        remoteip: '198.51.100.31',
      });
    });

    it('refuses what Google refuses, and a proof of work', async () => {
      google(() => Response.json({ success: false, 'error-codes': ['invalid-input-response'] }));
      const { status, json } = await post({ token: await solve(action), action }, await load());
      expect(status).toBe(400);
      expect(json.fields).toEqual([expect.objectContaining({ field: 'token' })]);
    });

    it.each([
      [502, () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] })],
      [503, () => new Response('the secret', { status: 500 })],
      [503, () => Promise.reject(new TypeError('fetch failed'))],
    ])('answers %i where Google cannot say', async (status, answer) => {
      google(answer);
      const module = await load();
      const { log: theirs } = await import('@/lib/log');
      const logged = vi.spyOn(theirs, 'error').mockImplementation(() => undefined);
      const { status: given, text } = await post({ token: 'the token', action }, module);
      expect(given).toBe(status);
      expect(text).not.toMatch(/secret|google/);
      expect(logged).toHaveBeenCalledTimes(1);
    });
  });

  it('is not logged where the visitor is wrong', async () => {
    const logged = vi.spyOn(log, 'error');
    await post({ token: 'x', action });
    expect(logged).not.toHaveBeenCalled();
  });
});
