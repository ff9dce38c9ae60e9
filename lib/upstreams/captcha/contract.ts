import type { CaptchaAction, CaptchaChallenge } from '../../model/captcha';

/** A service that distinguishes people from robots. Its methods reject while it is unavailable. */
export interface Captcha {
  /**
   * Creates the challenge that the browser must solve for `action`; null if the browser obtains its token from the
   * vendor. A visitor network with many requests may receive harder challenges.
   */
  createChallenge(action: CaptchaAction, clientNetwork: string): Promise<CaptchaChallenge | null>;
  /**
   * Verifies the browser's token. A token is valid once and, if it names an action, only for that `action`. `ipAddress`
   * is the visitor's IP address.
   */
  verify(token: string, action: CaptchaAction, ipAddress: string): Promise<boolean>;
}
