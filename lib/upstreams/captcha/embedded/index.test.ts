import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { solveCaptcha } from '../../../browser/captcha-proof';
import { type CaptchaAction, captchaChallenge } from '../../../model/captcha';
import { createSingleUseStore } from '../single-use';
import { embeddedCaptcha } from '.';

const state = createTestDatabase();
const action = 'job-alert';
const ipAddress = '192.0.2.1';
const start = Date.UTC(2026, 5, 1);
/** The hashes that a browser needs for an initial challenge, with the random numbers of `mockRandomAsOneSixteenth`. */
const initialHashes = 4096 / 16;
const setElapsed = (ms: number) => vi.setSystemTime(start + ms);

/** Opens the captcha as a new process would. */
const open = () => embeddedCaptcha(createSingleUseStore(state.open()));

const solveChallenge = async (captcha = open(), challengeAction: CaptchaAction = action) =>
  solveCaptcha(await captcha.createChallenge(challengeAction, ipAddress));
/** Mocks every random number as a sixteenth of its maximum. */
const mockRandomAsOneSixteenth = () =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => Object(array).fill(0x0fffffff));
const verify = (token: string, captcha = open()) => captcha.verify(token, action, ipAddress);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => vi.useRealTimers());

describe('a challenge', () => {
  it('contains its action and expiry, and is different each time', async () => {
    const { createChallenge: challenge } = open();
    const [one, two] = [await challenge('subscription', ipAddress), await challenge('subscription', ipAddress)];
    expect(one?.parameters).toMatchObject({
      algorithm: 'SHA-256',
      expiresAt: start / 1000 + 300,
      data: { action: 'subscription' },
    });
    expect(one?.signature).not.toBe(two?.signature);
  });

  it('does not reveal the number to find', async () => {
    const challenge = await open().createChallenge(action, ipAddress);
    const { counter } = JSON.parse(await solveCaptcha(challenge)).solution;
    expect(Object.values(challenge?.parameters ?? {})).not.toContain(counter);
  });
});

describe('the work', () => {
  it('grows with the requests from a network, and not for other networks', async () => {
    mockRandomAsOneSixteenth();
    const { createChallenge: challenge } = open();
    const measureWork = async (network: string) =>
      JSON.parse(await solveCaptcha(await challenge(action, network))).solution.counter;
    for (let attempt = 0; attempt < 10; attempt++) await challenge('subscription', '198.51.100.1');
    expect(await measureWork('198.51.100.1')).toBe(4 * initialHashes);
    expect(await measureWork('198.51.100.2')).toBe(initialHashes);
  });
});

describe('a proof of work', () => {
  it('is accepted once, however it is serialised', async () => {
    const token = await solveChallenge(open());
    expect(await verify(token, open())).toBe(true);
    const { challenge, solution } = JSON.parse(token);
    const extendedChallenge = { ...challenge, more: 1, parameters: { ...challenge.parameters, more: 1 } };
    const variants = [
      { solution, challenge },
      { challenge, solution: { ...solution, time: 5 } },
      { challenge: extendedChallenge, solution },
    ];
    for (const variant of variants) expect(await verify(JSON.stringify(variant, null, 1))).toBe(false);
  });

  it('is accepted for five minutes, regardless of the clock of the browser', async () => {
    const captcha = open();
    for (const ms of [3_600_000, -86_400_000]) {
      setElapsed(0);
      const challenge = await captcha.createChallenge(action, ipAddress);
      setElapsed(ms);
      const token = await solveCaptcha(challenge);
      setElapsed(299_000);
      expect(await verify(token, captcha)).toBe(true);
    }
  });

  it('is refused after five minutes, and never accepted twice before that', async () => {
    const [expired, used] = [await solveChallenge(), await solveChallenge()];
    setElapsed(300_000);
    expect(await verify(used)).toBe(true);
    expect(await verify(used)).toBe(false);
    setElapsed(300_001);
    expect(await verify(expired)).toBe(false);
    expect(await verify(used)).toBe(false);
  });

  it('is refused if the challenge was altered', async () => {
    const { challenge, solution } = JSON.parse(await solveChallenge());
    const { parameters } = challenge;
    const subscription = await open().createChallenge('subscription', ipAddress);
    const altered = [
      { parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 } },
      { parameters: { ...parameters, keyPrefix: '' } },
      { parameters: { ...parameters, nonce: parameters.salt } },
      { parameters: { ...subscription?.parameters, data: { action } }, signature: subscription?.signature },
      { signature: '' },
      { signature: undefined },
      { signature: challenge.signature.toUpperCase() },
    ];
    for (const overrides of altered)
      expect(await verify(JSON.stringify({ challenge: { ...challenge, ...overrides }, solution }))).toBe(false);
    expect(await verify(JSON.stringify({ challenge, solution }))).toBe(true);
  });

  it('is refused if this site did not issue the challenge', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const options = { algorithm: 'SHA-256', cost: 1, counter: 1, data: { action }, deriveKey, expiresAt };
    const forged = await createChallenge({ ...options, hmacSignatureSecret: 'another secret' });
    expect(await verify(await solveCaptcha(captchaChallenge.parse(forged)))).toBe(false);
  });

  it('is refused without the work', async () => {
    const { challenge, solution } = JSON.parse(await solveChallenge());
    const { counter, derivedKey } = solution;
    const invalidSolutions = [
      { counter: counter + 1, derivedKey },
      { counter, derivedKey: challenge.parameters.keyPrefix },
      { counter: counter + 2 ** 32, derivedKey },
      null,
    ];
    for (const invalidSolution of invalidSolutions)
      expect(await verify(JSON.stringify({ challenge, solution: invalidSolution }))).toBe(false);
  });
});
