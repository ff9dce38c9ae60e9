import type { CaptchaAction, CaptchaChallenge } from '../model/captcha';

/** Tells people from machines. Rejects where it cannot be asked. */
export interface Captcha {
  /**
   * What a browser has to solve for `action`; null where the browser gets its token elsewhere. Who asks often, by
   * `network`, may have to do more.
   */
  challenge(action: CaptchaAction, network: string): Promise<CaptchaChallenge | null>;
  /** Whether the token that a browser got for `action` is good; `address` is the visitor's. A token is good once. */
  verify(token: string, action: CaptchaAction, address: string): Promise<boolean>;
}
