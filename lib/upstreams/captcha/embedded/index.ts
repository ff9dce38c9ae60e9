import { randomUUID } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { captchaChallenge } from '../../../model/captcha';
import { fingerprint } from '../../../platform/state/signing';
import type { Captcha } from '../contract';
import type { SingleUseStore } from '../single-use';
import { createWorkMeter } from './work';

const challengeTtlMs = 300_000;

const proof = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** Parses the token of a browser; undefined if it is malformed. */
const parseProof = (token: string) => {
  try {
    return proof.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
};

/** The secret that signs challenges. */
const getSecret = () => fingerprint('captcha', 'challenge');

/** A proof-of-work captcha. Challenges are signed, and valid once within five minutes by the clock of the server. */
export const embeddedCaptcha = ({ spend }: SingleUseStore): Captcha => {
  const measureMaxHashes = createWorkMeter();

  return {
    async createChallenge(action, network) {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(await measureMaxHashes(network)),
        data: { action },
        deriveKey,
        expiresAt: new Date(Date.now() + challengeTtlMs),
        hmacSignatureSecret: await getSecret(),
      });
      return captchaChallenge.parse(challenge);
    },

    async verify(token, action) {
      const submitted = parseProof(token);
      if (submitted?.challenge.parameters.data.action !== action) return false;
      const { challenge, solution } = submitted;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await getSecret(),
      });
      const expiresAtMs = challenge.parameters.expiresAt * 1000;
      return verified && spend(`challenge:${challenge.signature}`, randomUUID(), expiresAtMs);
    },
  };
};
