import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { CaptchaChallenge } from '../model/captcha';

/** A challenge is too old by then. */
const fourMinutes = 240_000;
/** How many ms of work may keep the page waiting. */
const slice = 20;

/** Lets the page do what waits. A timer would keep the work waiting too: for a second, in a tab that is not seen. */
const turnOfThePage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Browsers may hash at once, so that the work would keep the page waiting to its end. */
const inSlices = (derive: typeof deriveKey): typeof deriveKey => {
  let since = performance.now();
  return async (...given) => {
    if (performance.now() - since > slice) {
      await turnOfThePage();
      since = performance.now();
    }
    return derive(...given);
  };
};

/**
 * The token for a challenge of the server: the proof that work was done. No clock but the server's counts. Where there is
 * nothing to solve, or it takes too long, the token is one that the server refuses. Needs a page served over https.
 */
export const solve = async (challenge: CaptchaChallenge | null): Promise<string> => {
  const timeout = fourMinutes;
  const solution = challenge && (await solveChallenge({ challenge, deriveKey: inSlices(deriveKey), timeout }));
  return JSON.stringify({ challenge, solution });
};
