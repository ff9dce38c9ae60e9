import type { CaptchaAction } from '../model/captcha';
import { sign, verify } from '../signing';

const tenMinutes = 600;
const purpose = (action: CaptchaAction) => `captcha:${action}`;

/** What a form sends along once the captcha is passed: good for ten minutes, for every attempt of one submission. */
export const captchaPass = (action: CaptchaAction): Promise<string> => sign(purpose(action), {}, tenMinutes);

export const isCaptchaPass = async (action: CaptchaAction, pass: string): Promise<boolean> =>
  (await verify(purpose(action), pass)) !== null;
