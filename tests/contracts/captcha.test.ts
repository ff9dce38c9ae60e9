import { describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { CaptchaAction } from '@/lib/model/captcha';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { embeddedCaptcha } from '@/lib/upstreams/captcha/embedded';
import { recaptcha } from '@/lib/upstreams/captcha/recaptcha';
import { createSingleUseStore } from '@/lib/upstreams/captcha/single-use';
import { serveRemote } from '../support/remote/serve-remote';
import { createTestDatabase } from '../support/state';
import { recaptchaVendor } from '../support/vendors/recaptcha';
import type { Vendor } from '../support/vendors/vendor';
import { testCaptcha } from './captcha';

const state = createTestDatabase();
const googleConfig = {
  project: 'halcyre',
  apiKey: 'the key',
  siteKey: 'the site key',
  hostname: 'www.example.com',
};

const embedded = () => {
  const database = state.open();
  return {
    captcha: embeddedCaptcha(createSingleUseStore(database)),
    solve: solveCaptcha,
    breakDown: () => vi.spyOn(database, 'write').mockRejectedValue(new UpstreamError('unavailable')),
  };
};

testCaptcha('the embedded proof of work', embedded);

testCaptcha('a remote proof of work', async () => {
  const { captcha, ...rest } = embedded();
  return { captcha: (await serveRemote({ captcha })).captcha, ...rest };
});

describe('reCAPTCHA', () => {
  const captcha = recaptcha({ ...googleConfig, minScore: 0.5 });
  const make = () => {
    const { vendor, issue } = recaptchaVendor(googleConfig);
    let currentVendor: Vendor = vendor;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const request = new Request(url, init);
      return currentVendor(request, new URL(request.url).pathname);
    });
    return {
      captcha,
      solve: async (_: unknown, action: CaptchaAction) => issue(action),
      breakDown: () => {
        currentVendor = () => new Response(null, { status: 503 });
      },
    };
  };

  testCaptcha('the contract', make);

  it('accepts a token within two minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { solve } = make();
    const [earlyToken, lateToken] = [await solve(null, 'contact'), await solve(null, 'contact')];
    vi.setSystemTime(Date.now() + 119_000);
    expect(await captcha.verify(earlyToken, 'contact', '192.0.2.1')).toBe(true);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await captcha.verify(lateToken, 'contact', '192.0.2.1')).toBe(false);
    vi.useRealTimers();
  });
});
