import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { CaptchaChallenge } from '../model/captcha';

/** The time limit of a proof: a challenge expires after five minutes. */
const maxSolveMs = 240_000;
/** How long a slice of work may block the page. */
const sliceMs = 20;

/** Resolves after pending work of the page has run. A timer would be throttled to once a second in a hidden tab. */
const yieldToEventLoop = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Yields to the page between slices of work. Browsers may resolve hashes immediately, and would otherwise block the
 * page.
 */
const sliceWork = (derive: typeof deriveKey): typeof deriveKey => {
  let sliceStart = performance.now();
  return async (...args) => {
    if (performance.now() - sliceStart > sliceMs) {
      await yieldToEventLoop();
      sliceStart = performance.now();
    }
    return derive(...args);
  };
};

/**
 * Solves a challenge of the server by a proof of work, and returns the token for the server. Only the server's clock
 * counts. If there is no challenge, or it takes too long, the server will reject the token. Needs a page served over
 * https.
 */
export const solveCaptcha = async (challenge: CaptchaChallenge | null): Promise<string> => {
  const timeout = maxSolveMs;
  const solution = challenge && (await solveChallenge({ challenge, deriveKey: sliceWork(deriveKey), timeout }));
  return JSON.stringify({ challenge, solution });
};
