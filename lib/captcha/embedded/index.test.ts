// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSolved, solve } from '../../proof-of-work';
import { embeddedCaptcha } from '.';

const action = 'job-alert';
const address = '192.0.2.1';
const start = Date.UTC(2026, 5, 1);
const at = (ms: number) => vi.setSystemTime(start + ms);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => vi.useRealTimers());

describe('a hash', () => {
  it.each([
    [[0, 0, 0], true],
    [[0, 0x0f, 0xff], true],
    [[0, 0x10, 0], false],
    [[1, 0, 0], false],
    [[0x80, 0, 0], false],
    [[], false],
  ])('%j is solved: %s', (hash, solved) => {
    expect(isSolved(hash)).toBe(solved);
  });
});

describe('a proof of work', () => {
  it('is accepted, once', async () => {
    const captcha = embeddedCaptcha();
    const token = await solve(action);
    expect(await captcha.verify(token, action, address)).toBe(true);
    expect(await captcha.verify(token, action, address)).toBe(false);
    expect(await captcha.verify(token, action, '192.0.2.2')).toBe(false);
  });

  it('is accepted once of many sent together', async () => {
    const captcha = embeddedCaptcha();
    const token = await solve(action);
    const answers = await Promise.all(Array.from({ length: 20 }, () => captcha.verify(token, action, address)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is another one for every visitor of one moment', async () => {
    expect(await solve(action)).not.toBe(await solve(action));
  });

  it('is refused for another action', async () => {
    expect(await embeddedCaptcha().verify(await solve('subscription'), action, address)).toBe(false);
  });

  it('is accepted up to five minutes later, and 30 seconds before its time', async () => {
    const token = await solve(action);
    at(5 * 60_000);
    expect(await embeddedCaptcha().verify(token, action, address)).toBe(true);
    at(5 * 60_000 + 1);
    expect(await embeddedCaptcha().verify(token, action, address)).toBe(false);
    at(-30_000);
    expect(await embeddedCaptcha().verify(token, action, address)).toBe(true);
    at(-30_001);
    expect(await embeddedCaptcha().verify(token, action, address)).toBe(false);
  });

  it('is remembered as used for as long as it would be accepted', async () => {
    const captcha = embeddedCaptcha();
    const token = await solve(action);
    at(-30_000);
    expect(await captcha.verify(token, action, address)).toBe(true);
    for (const ms of [0, 60_000, 5 * 60_000]) {
      at(ms);
      await captcha.verify(await solve(action), action, address);
      expect(await captcha.verify(token, action, address)).toBe(false);
    }
  });

  it('is refused where no work was done', async () => {
    const captcha = embeddedCaptcha();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, nonce) => captcha.verify(`${start}.${nonce}`, action, address)),
    );
    expect(answers.filter(Boolean).length).toBeLessThan(4);
  });

  it.each([
    '',
    '.',
    `${start}`,
    `${start}.`,
    `.${start}`,
    `${start}.A`,
    `NaN.a`,
    `-${start}.a`,
    `${start}.${'a'.repeat(65)}`,
  ])('is refused in the form %j', async (token) => {
    expect(await embeddedCaptcha().verify(token, action, address)).toBe(false);
  });
});

describe('what is remembered', () => {
  it('is bounded: the oldest are forgotten first', async () => {
    vi.resetModules();
    vi.doMock('../../proof-of-work', () => ({ isSolved: () => true, workOf: () => '' }));
    const { embeddedCaptcha } = await import('.');
    vi.doUnmock('../../proof-of-work');
    const captcha = embeddedCaptcha();
    const accepted = (nonce: number) => captcha.verify(`${start}.${nonce}`, action, address);
    for (let nonce = 0; nonce <= 50_000; nonce++) expect(await accepted(nonce)).toBe(true);
    expect(await accepted(50_000)).toBe(false);
    expect(await accepted(1)).toBe(false);
    expect(await accepted(0)).toBe(true);
  });
});
