import { beforeEach, describe, expect, it } from 'vitest';
import { type CaptchaAction, type CaptchaChallenge, captchaActions, captchaChallenge } from '@/lib/model/captcha';
import type { Captcha } from '@/lib/upstreams/captcha/contract';

interface CaptchaFixture {
  captcha: Captcha;
  /**
   * The token that a browser gets for an action: by solving the challenge, or from the provider if there is no
   * challenge.
   */
  solve(challenge: CaptchaChallenge | null, action: CaptchaAction): Promise<string>;
  /** Makes every further verification fail. */
  breakDown(): unknown;
}

const ipAddress = '192.0.2.1';

/** Defines the contract tests for captchas. `make` returns a captcha that has not verified a token yet. */
export const testCaptcha = (name: string, make: () => Promise<CaptchaFixture> | CaptchaFixture) =>
  describe(name, () => {
    let fixture: CaptchaFixture;
    const tokenFor = async (action: CaptchaAction) =>
      fixture.solve(await fixture.captcha.createChallenge(action, ipAddress), action);
    const verify = (token: string, action: CaptchaAction = 'contact') =>
      fixture.captcha.verify(token, action, ipAddress);
    beforeEach(async () => {
      fixture = await make();
    });

    it.each(captchaActions)('returns what a browser has to solve for %s, if anything', async (action) => {
      const challenge = await fixture.captcha.createChallenge(action, ipAddress);
      expect(captchaChallenge.nullable().safeParse(challenge).error).toBeUndefined();
    });

    it.each(captchaActions)('accepts the token that a browser got for %s, once', async (action) => {
      const token = await tokenFor(action);
      expect(await verify(token, action)).toBe(true);
      expect(await verify(token, action)).toBe(false);
    });

    it('accepts a token once if it is sent many times together', async () => {
      const token = await tokenFor('contact');
      const results = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    it('accepts tokens one after the other', async () => {
      const tokens = [await tokenFor('contact'), await tokenFor('contact')];
      expect(await Promise.all(tokens.map((token) => verify(token)))).toEqual([true, true]);
    });

    it('rejects a token for another action', async () => {
      expect(await verify(await tokenFor('report'), 'contact')).toBe(false);
    });

    it.each([
      '',
      'x',
      '{}',
      'null',
      '[]',
      '{"challenge":null,"solution":null}',
      '{"challenge":{"parameters":{}}}',
      '鍵',
      'a'.repeat(800),
    ])('rejects an invalid token: %j', async (token) => {
      expect(await verify(token)).toBe(false);
    });

    it('throws if it is unavailable, instead of rejecting the token', async () => {
      const token = await tokenFor('contact');
      fixture.breakDown();
      await expect(verify(token)).rejects.toMatchObject({ name: 'UpstreamError' });
    });
  });
