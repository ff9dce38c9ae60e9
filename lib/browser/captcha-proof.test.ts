// @vitest-environment node
import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterEach, expect, it, vi } from 'vitest';
import { captchaChallenge } from '../model/captcha';
import { solve } from './captcha-proof';

const hmacSignatureSecret = 'the secret of a test';

const challengeOf = async (counter: number) => {
  const expiresAt = new Date(Date.now() + 300_000);
  const data = { action: 'job-alert' };
  const options = { algorithm: 'SHA-256', cost: 1, counter, data, deriveKey, expiresAt, hmacSignatureSecret };
  return captchaChallenge.parse(await createChallenge(options));
};
const isSolved = async (token: string) =>
  (await verifySolution({ ...JSON.parse(token), deriveKey, hmacSignatureSecret })).verified;

/** Advances the clock by `ms` each time that it is read. */
const passAtEachLook = (ms: number) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
};

afterEach(() => vi.useRealTimers());

it.each([0, 1, 300])('finds the number that the server chose: %i', async (counter) => {
  const token = await solve(await challengeOf(counter));
  expect(JSON.parse(token).solution.counter).toBe(counter);
  expect(await isSolved(token)).toBe(true);
});

it.each([
  ['an hour ahead', 3_600_000],
  ['35 seconds ahead', 35_000],
  ['310 seconds behind', -310_000],
  ['a day behind', -86_400_000],
])('works with a clock that is %s', async (_, ms) => {
  const challenge = await challengeOf(50);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const token = await solve(challenge);
  vi.useRealTimers();
  expect(await isSolved(token)).toBe(true);
});

it('lets the page do other work even if hashes resolve immediately', async () => {
  const challenge = await challengeOf(100);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const hash = createHash('sha256').update(data as Uint8Array);
    return new Uint8Array(hash.digest()).buffer;
  });
  passAtEachLook(1);
  const turn = vi.fn();
  setImmediate(turn);
  const token = await solve(challenge);
  expect(turn).toHaveBeenCalled();
  expect(await isSolved(token)).toBe(true);
});

it.each([
  ['there is nothing to solve', async () => null],
  ['it takes longer than the challenge lasts', () => challengeOf(100_000)],
])('returns a token without a solution if %s', async (_, challengeFor) => {
  passAtEachLook(20_000);
  const challenge = await challengeFor();
  expect(JSON.parse(await solve(challenge))).toEqual({ challenge, solution: null });
});
