import { randomUUID } from 'node:crypto';
import type { CaptchaAction } from '../../model/captcha';
import { sign, verify } from '../../platform/state/signing';
import { siteSingleUse } from './single-use';

const passTtlSeconds = 600;
const toPurpose = (action: CaptchaAction) => `captcha:${action}`;

/** The token that a form sends after the captcha: valid for ten minutes and one submission. */
export const issueCaptchaPass = (action: CaptchaAction): Promise<string> =>
  sign(toPurpose(action), { jti: randomUUID() }, passTtlSeconds);

/**
 * Uses a pass for the submission with this Idempotency-Key; returns whether it is valid for it. Only the first key may
 * use the pass, any number of times. Rejects with an UpstreamError when this cannot be stored.
 */
export const spendCaptchaPass = async (action: CaptchaAction, pass: string, key: string): Promise<boolean> => {
  const { jti, exp } = (await verify(toPurpose(action), pass)) ?? {};
  return Boolean(jti && exp && (await siteSingleUse.spend(`pass:${jti}`, key, exp * 1000)));
};
