import { randomUUID } from 'node:crypto';
import type { CaptchaAction } from '../../model/captcha';
import { sign, verify } from '../../platform/state/signing';
import { siteSingleUseStore } from './single-use';

const passTtlSeconds = 600;
const toPurpose = (action: CaptchaAction) => `captcha:${action}`;

/** Issues the token that a form sends after the captcha. It is valid for ten minutes and one submission. */
export const issueCaptchaPass = (action: CaptchaAction): Promise<string> =>
  sign(toPurpose(action), { jti: randomUUID() }, passTtlSeconds);

/**
 * Uses a pass for the submission with an Idempotency-Key, and returns whether it is valid. Only the first key may use
 * the pass, any number of times. Rejects with an UpstreamError when the use cannot be stored.
 */
export const spendCaptchaPass = async (action: CaptchaAction, pass: string, key: string): Promise<boolean> => {
  const { jti, exp: expiresAtSeconds } = (await verify(toPurpose(action), pass)) ?? {};
  return Boolean(
    jti && expiresAtSeconds && (await siteSingleUseStore.spend(`pass:${jti}`, key, expiresAtSeconds * 1000)),
  );
};
