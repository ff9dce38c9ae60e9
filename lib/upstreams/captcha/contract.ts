import type { CaptchaAction, CaptchaChallenge } from '../../model/captcha';

/** Tells people from bots. Rejects when the service is unavailable. */
export interface Captcha {
  /**
   * The challenge that the browser must solve for `action`; null if the browser gets its token elsewhere. A `network`
   * with many requests may get harder challenges.
   */
  challenge(action: CaptchaAction, network: string): Promise<CaptchaChallenge | null>;
  /**
   * Whether the browser's token is valid, once, and for `action` if the tokens of the vendor name one; `address` is the
   * visitor's.
   */
  verify(token: string, action: CaptchaAction, address: string): Promise<boolean>;
}
