import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { CaptchaChallenge } from '../model/captcha';

/** By then, a challenge has expired. */
const maxSolveMs = 240_000;
/** How long a slice of work may block the page, in ms. */
const sliceMs = 20;

/** Lets pending work of the page run. A timer would be throttled to once a second in a hidden tab. */
const yieldToEventLoop = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Browsers may resolve a hash at once, so that the work would block the page until its end. */
const inSlices = (derive: typeof deriveKey): typeof deriveKey => {
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
 * The token for a challenge of the server: a proof of work. Only the server's clock counts. If there is nothing to
 * solve, or it takes too long, the server will reject the token. Needs a page served over https.
 */
export const solve = async (challenge: CaptchaChallenge | null): Promise<string> => {
  const timeout = maxSolveMs;
  const solution = challenge && (await solveChallenge({ challenge, deriveKey: inSlices(deriveKey), timeout }));
  return JSON.stringify({ challenge, solution });
};
