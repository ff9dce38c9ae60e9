import { randomUUID } from 'node:crypto';
import type { CaptchaAction } from '../../model/captcha';
import { sign, verify } from '../../platform/state/signing';
import { siteSingleUse } from './single-use';

const tenMinutes = 600;
const purpose = (action: CaptchaAction) => `captcha:${action}`;

/** The token that a form sends after the captcha: valid for ten minutes and one submission. */
export const captchaPass = (action: CaptchaAction): Promise<string> =>
  sign(purpose(action), { jti: randomUUID() }, tenMinutes);

/**
 * Uses a pass for the submission with this Idempotency-Key; returns whether it is valid for it. Only the first key may
 * use the pass, any number of times. Rejects with an UpstreamError when this cannot be stored.
 */
export const spendCaptchaPass = async (action: CaptchaAction, pass: string, key: string): Promise<boolean> => {
  const { jti, exp } = (await verify(purpose(action), pass)) ?? {};
  return Boolean(jti && exp && (await siteSingleUse.spend(`pass:${jti}`, key, exp * 1000)));
};
