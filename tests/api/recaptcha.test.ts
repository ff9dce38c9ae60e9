import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import { type CaptchaAction, captchaChallengeResponse, captchaResponse } from '@/lib/model/captcha';
import { log } from '@/lib/platform/process/log';
import { spendCaptchaPass } from '@/lib/upstreams/captcha/pass';
import * as embedded from '@/pages/api/recaptcha';
import { type ApiModule, call } from '@/tests/support/api';
import { temporaryDataDir } from '@/tests/support/data-dir';

temporaryDataDir();
vi.stubEnv('SIGNING_SECRET', undefined);

const action = 'job-alert';
const key = 'key-of-the-form';
const post = (body: unknown, module: ApiModule = embedded, from?: string) =>
  call(module, { method: 'POST', body, ...(from && { from }) });
const requestChallenge = (query: Record<string, string> = { action }, module: ApiModule = embedded, from?: string) =>
  call(module, { query, ...(from && { from }) });
const solveChallenge = async (challengeAction: CaptchaAction = action) =>
  solveCaptcha((await requestChallenge({ action: challengeAction })).json.challenge);

/** Solves a challenge in a browser whose clock is off by `offsetMs`. Returns the token. */
const solveWithClockOffset = async (challenge: Parameters<typeof solveCaptcha>[0], offsetMs: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs });
  const token = await solveCaptcha(challenge);
  vi.useRealTimers();
  return token;
};

afterEach(() => vi.useRealTimers());

describe('GET /api/recaptcha/', () => {
  it('returns a challenge for the action, valid for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) });
    const { status, json, headers } = await requestChallenge();
    expect(status).toBe(200);
    expect(captchaChallengeResponse.parse(json)).toEqual(json);
    expect(headers['cache-control']).toBe('no-store');
    expect(json.challenge.parameters.data).toEqual({ action });
    expect(json.challenge.parameters.expiresAt).toBe(Date.UTC(2026, 5, 1, 0, 5) / 1000);
  });

  it('requires more work from a network with many requests, also from an IPv6 network, and from no other', async () => {
    // Sets the number to find to a sixteenth of its maximum.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => Object(array).fill(0x0fffffff));
    const measureWork = async (from: string) => {
      const { json } = await requestChallenge({ action }, embedded, from);
      return JSON.parse(await solveCaptcha(json.challenge)).solution.counter;
    };
    expect(await measureWork('2001:db8::1')).toBe(4096 / 16);
    for (let requestCount = 0; requestCount < 5; requestCount++)
      await requestChallenge({ action }, embedded, `2001:db8::${requestCount}`);
    expect(await measureWork('2001:db8::ffff')).toBe((2 * 4096) / 16);
    expect(await measureWork('2001:db8:0:1::1')).toBe(4096 / 16);
  });
});

describe('POST /api/recaptcha/', () => {
  it('returns a pass for the action in exchange for a proof of work', async () => {
    const { status, json, headers } = await post({ token: await solveChallenge(), action });
    expect(status).toBe(200);
    expect(captchaResponse.parse(json)).toEqual(json);
    expect(headers['cache-control']).toBe('no-store');
    expect(await spendCaptchaPass(action, json.recaptchaResponse, key)).toBe(true);
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['35 seconds ahead', 35_000],
    ['310 seconds behind', -310_000],
    ['a day behind', -86_400_000],
  ])('accepts the work of a browser whose clock is %s', async (_, offsetMs) => {
    const token = await solveWithClockOffset((await requestChallenge()).json.challenge, offsetMs);
    expect((await post({ token, action })).status).toBe(200);
  });

  it('issues passes that are valid for ten minutes', async () => {
    const { json } = await post({ token: await solveChallenge(), action });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 590_000 });
    expect(await spendCaptchaPass(action, json.recaptchaResponse, key)).toBe(true);
    vi.setSystemTime(Date.now() + 20_000);
    expect(await spendCaptchaPass(action, json.recaptchaResponse, key)).toBe(false);
  });

  it('rejects a token that is used, altered, unsolved or for another action', async () => {
    const usedToken = await solveChallenge();
    await post({ token: usedToken, action });
    const { challenge, solution } = JSON.parse(await solveChallenge());
    const extended = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 };
    const altered = { challenge: { ...challenge, parameters: extended }, solution };
    const unsolved = { challenge, solution: null };
    const invalidTokens = [
      await solveChallenge('subscription'),
      JSON.stringify(altered),
      JSON.stringify(unsolved),
      'token',
    ];
    for (const token of [usedToken, ...invalidTokens]) {
      const { status, json } = await post({ token, action });
      expect(status).toBe(400);
      expect(json).toMatchObject({ success: false, fields: [{ field: 'token', message: expect.any(String) }] });
      expect(json).not.toHaveProperty('recaptchaResponse');
    }
  });

  it('rejects a solution of an expired challenge', async () => {
    const token = await solveChallenge();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    expect((await post({ token, action })).status).toBe(400);
  });

  it('rejects a token that another process has accepted, even after a restart', async () => {
    const token = await solveChallenge();
    expect((await post({ token, action })).status).toBe(200);
    vi.resetModules();
    const restarted: ApiModule = await import('@/pages/api/recaptcha');
    expect(restarted.default).not.toBe(embedded.default);
    expect((await post({ token, action }, restarted)).status).toBe(400);
    expect((await post({ token: await solveChallenge(), action }, restarted)).status).toBe(200);
  });

  it('responds with 503 while it cannot store used tokens, and accepts the token later', async () => {
    const token = await solveChallenge();
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const disk = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    const { status, text } = await post({ token, action });
    expect(status).toBe(503);
    expect(text).not.toMatch(/disk|recaptchaResponse/);
    expect(logged).toHaveBeenCalledTimes(1);
    disk.mockRestore();
    expect((await post({ token, action })).status).toBe(200);
  });

  describe('with Google’s keys', () => {
    const loadWithGoogle = (): Promise<ApiModule> => {
      vi.resetModules();
      vi.stubEnv('CAPTCHA', 'recaptcha-enterprise');
      vi.stubEnv('RECAPTCHA_PROJECT', 'halcyre');
      vi.stubEnv('RECAPTCHA_API_KEY', 'the API key');
      vi.stubEnv('RECAPTCHA_SITE_KEY', 'the key');
      return import('@/pages/api/recaptcha');
    };
    const mockGoogle = (respond: () => Response | Promise<Response>) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());

    it('returns a pass for a token that Google accepts from this visitor', async () => {
      const fetchMock = mockGoogle(() =>
        Response.json({
          tokenProperties: { valid: true, action: 'job_alert', hostname: 'localhost' },
          riskAnalysis: { score: 0.9 },
        }),
      );
      const { status, json } = await post({ token: 'the token', action }, await loadWithGoogle(), '198.51.100.31');
      expect(status).toBe(200);
      expect(await spendCaptchaPass(action, json.recaptchaResponse, key)).toBe(true);
      const requestBody = fetchMock.mock.calls[0]?.[1]?.body;
      expect(JSON.parse(`${requestBody}`).event).toMatchObject({
        token: 'the token',
        userIpAddress: '198.51.100.31',
      });
    });

    it('returns no challenge', async () => {
      const { status, json } = await requestChallenge({ action }, await loadWithGoogle());
      expect(status).toBe(200);
      expect(json).toEqual({ challenge: null });
    });

    it('rejects what Google rejects, and a proof of work', async () => {
      mockGoogle(() => Response.json({ tokenProperties: { valid: false } }));
      const { status, json } = await post({ token: await solveChallenge(), action }, await loadWithGoogle());
      expect(status).toBe(400);
      expect(json.fields).toEqual([expect.objectContaining({ field: 'token' })]);
    });

    it.each([
      [502, () => Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })],
      [503, () => new Response('the secret', { status: 500 })],
      [503, () => Promise.reject(new TypeError('fetch failed'))],
    ])('responds with %i if Google cannot verify the token', async (status, respond) => {
      mockGoogle(respond);
      const module = await loadWithGoogle();
      const { log: reloadedLog } = await import('@/lib/platform/process/log');
      const logged = vi.spyOn(reloadedLog, 'error').mockImplementation(() => undefined);
      const { status: actualStatus, text } = await post({ token: 'the token', action }, module);
      expect(actualStatus).toBe(status);
      expect(text).not.toMatch(/secret|google/);
      expect(logged).toHaveBeenCalledTimes(1);
    });
  });

  it('logs nothing if the visitor is at fault', async () => {
    const logged = vi.spyOn(log, 'error');
    await post({ token: 'x', action });
    expect(logged).not.toHaveBeenCalled();
  });
});
