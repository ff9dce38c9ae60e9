// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { sign } from '../state/signing';
import { captchaPass, spendCaptchaPass } from './pass';

temporaryDataDir();

const action = 'job-alert';
const key = 'key-of-the-form';

/** The module as another process has it. */
const restarted = () => {
  vi.resetModules();
  return import('./pass');
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) }));
afterEach(() => vi.useRealTimers());

describe('a pass', () => {
  it('is good for every attempt of one submission, and for no other', async () => {
    const pass = await captchaPass(action);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
    expect(await spendCaptchaPass(action, pass, 'key-of-another')).toBe(false);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
  });

  it('is good for one of a thousand submissions', async () => {
    const pass = await captchaPass(action);
    const keys = Array.from({ length: 1000 }, (_, number) => `key-${number}`);
    const answers = await Promise.all(keys.map((one) => spendCaptchaPass(action, pass, one)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is remembered as used by other processes, and after a restart', async () => {
    const pass = await captchaPass(action);
    await spendCaptchaPass(action, pass, key);
    const anew = await restarted();
    expect(anew.spendCaptchaPass).not.toBe(spendCaptchaPass);
    expect(await anew.spendCaptchaPass(action, pass, 'key-of-another')).toBe(false);
    expect(await anew.spendCaptchaPass(action, pass, key)).toBe(true);
  });

  it('is another one each time, so that one submission takes nothing from the next', async () => {
    const [one, two] = [await captchaPass(action), await captchaPass(action)];
    expect(await spendCaptchaPass(action, one, key)).toBe(true);
    expect(await spendCaptchaPass(action, two, 'key-of-another')).toBe(true);
  });

  it('lasts ten minutes', async () => {
    const pass = await captchaPass(action);
    vi.setSystemTime(Date.now() + 599_000);
    expect(await spendCaptchaPass(action, pass, key)).toBe(true);
    vi.setSystemTime(Date.now() + 1000);
    expect(await spendCaptchaPass(action, pass, key)).toBe(false);
  });

  it('is none where it is for another action, not ours, or has no id', async () => {
    const others = ['', 'a.b.c', await captchaPass('subscription'), await sign(`captcha:${action}`, {}, 600)];
    for (const pass of others) expect(await spendCaptchaPass(action, pass, key), pass).toBe(false);
  });
});
