import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { sign } from '../../platform/state/signing';
import { issueCaptchaPass, spendCaptchaPass } from './pass';

temporaryDataDir();

const action = 'job-alert';
const key = 'key-of-the-form';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) }));
afterEach(() => vi.useRealTimers());

describe('a pass', () => {
  it('is valid for every attempt of one submission, and for no other', async () => {
    const pass = await issueCaptchaPass(action);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
    expect(await spendCaptchaPass(action, pass, 'key-of-another')).toBe(false);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
  });

  it('is different each time', async () => {
    const [one, two] = [await issueCaptchaPass(action), await issueCaptchaPass(action)];
    expect(await spendCaptchaPass(action, one, key)).toBe(true);
    expect(await spendCaptchaPass(action, two, 'key-of-another')).toBe(true);
  });

  it('expires after ten minutes', async () => {
    const pass = await issueCaptchaPass(action);
    vi.setSystemTime(Date.now() + 599_000);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
    vi.setSystemTime(Date.now() + 1000);
    expect(await spendCaptchaPass(action, pass, key)).toBe(false);
  });

  it('is invalid for another action, when forged, or without an id', async () => {
    const invalidPasses = [
      '',
      'a.b.c',
      await issueCaptchaPass('subscription'),
      await sign(`captcha:${action}`, {}, 600),
    ];
    for (const pass of invalidPasses) expect(await spendCaptchaPass(action, pass, key), pass).toBe(false);
  });
});
