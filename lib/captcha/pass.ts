import { randomUUID } from 'node:crypto';
import { fromUpstream } from '../http/upstream-error';
import type { CaptchaAction } from '../model/captcha';
import { sign, verify } from '../state/signing';
import { siteSingleUse } from './single-use';

const tenMinutes = 600;
const purpose = (action: CaptchaAction) => `captcha:${action}`;

/** What a form sends along once the captcha is passed: good for ten minutes and one submission. */
export const captchaPass = (action: CaptchaAction): Promise<string> =>
  fromUpstream(sign(purpose(action), { jti: randomUUID() }, tenMinutes), 'unavailable');

/**
 * Spends a pass on the submission with this Idempotency-Key: gives whether it is good for that. The first key that a pass
 * is spent on may come again; any other is refused. Rejects with an UpstreamError where that cannot be written down.
 */
export const spendCaptchaPass = async (action: CaptchaAction, pass: string, key: string): Promise<boolean> => {
  const { jti, exp } = (await fromUpstream(verify(purpose(action), pass), 'unavailable')) ?? {};
  return Boolean(jti && exp && (await siteSingleUse.spend(`pass:${jti}`, key, exp * 1000)));
};
