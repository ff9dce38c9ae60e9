import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterEach, expect, it, vi } from 'vitest';
import { captchaChallenge } from '../model/captcha';
import { solveCaptcha } from './captcha-proof';

const hmacSignatureSecret = 'the secret of a test';

const buildChallenge = async (counter: number) => {
  const expiresAt = new Date(Date.now() + 300_000);
  const data = { action: 'job-alert' };
  const options = { algorithm: 'SHA-256', cost: 1, counter, data, deriveKey, expiresAt, hmacSignatureSecret };
  return captchaChallenge.parse(await createChallenge(options));
};
const isSolved = async (token: string) =>
  (await verifySolution({ ...JSON.parse(token), deriveKey, hmacSignatureSecret })).verified;

/** Advances the clock by `ms` each time that it is read. */
const advanceOnEachRead = (ms: number) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
};

afterEach(() => vi.useRealTimers());

it.each([0, 1, 300])('finds the number that the server chose: %i', async (counter) => {
  const token = await solveCaptcha(await buildChallenge(counter));
  expect(JSON.parse(token).solution.counter).toBe(counter);
  expect(await isSolved(token)).toBe(true);
});

it.each([
  ['an hour ahead', 3_600_000],
  ['35 seconds ahead', 35_000],
  ['310 seconds behind', -310_000],
  ['a day behind', -86_400_000],
])('works with a clock that is %s', async (_, ms) => {
  const challenge = await buildChallenge(50);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const token = await solveCaptcha(challenge);
  vi.useRealTimers();
  expect(await isSolved(token)).toBe(true);
});

it('yields to other work of the page even if hashes resolve immediately', async () => {
  const challenge = await buildChallenge(100);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const hash = createHash('sha256').update(data as Uint8Array);
    return new Uint8Array(hash.digest()).buffer;
  });
  advanceOnEachRead(1);
  const otherWork = vi.fn();
  setImmediate(otherWork);
  const token = await solveCaptcha(challenge);
  expect(otherWork).toHaveBeenCalled();
  expect(await isSolved(token)).toBe(true);
});

it.each([
  ['there is nothing to solve', async () => null],
  ['it takes longer than the challenge lasts', () => buildChallenge(100_000)],
])('returns a token without a solution if %s', async (_, getChallenge) => {
  advanceOnEachRead(20_000);
  const challenge = await getChallenge();
  expect(JSON.parse(await solveCaptcha(challenge))).toEqual({ challenge, solution: null });
});
