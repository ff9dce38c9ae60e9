/** Tells people from machines. Rejects where it cannot be asked. */
export interface Captcha {
  /** Whether the token that a browser got for `action` is good; `address` is the visitor's. A token is good once. */
  verify(token: string, action: string, address: string): Promise<boolean>;
}
