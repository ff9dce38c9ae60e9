import type { CaptchaAction, CaptchaChallenge } from '../../model/captcha';

/** A service that distinguishes people from bots. Methods reject when it is unavailable. */
export interface Captcha {
  /**
   * Creates the challenge that the browser must solve for `action`; null if the browser obtains its token from the
   * vendor. A `network` with many requests may receive harder challenges.
   */
  createChallenge(action: CaptchaAction, clientNetwork: string): Promise<CaptchaChallenge | null>;
  /**
   * Verifies the browser's token, which is valid once, and for `action` if the vendor's tokens contain one. `address`
   * is the visitor's IP address.
   */
  verify(token: string, action: CaptchaAction, ipAddress: string): Promise<boolean>;
}
