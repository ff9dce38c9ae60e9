import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import { type CaptchaAction, captchaChallengeResponse, captchaResponse } from '@/lib/model/captcha';
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

  it('rejects a token that is used, or for another action', async () => {
    const usedToken = await solveChallenge();
    await post({ token: usedToken, action });
    for (const token of [usedToken, await solveChallenge('subscription')]) {
      const { status, json } = await post({ token, action });
      expect(status).toBe(400);
      expect(json).toMatchObject({ success: false, fields: [{ field: 'token', message: expect.any(String) }] });
    }
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
    it('returns a pass for a token that Google accepts from this visitor', async () => {
      const fetchMock = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
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
  });
});
