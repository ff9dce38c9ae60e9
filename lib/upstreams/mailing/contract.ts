export interface Mailer {
  /**
   * Resolves once the mail is safely handed over; rejects when it may be lost. The same id gives the same Message-ID,
   * so that duplicates can be detected.
   */
  send(email: Email): Promise<void>;
}

/** A mail to one address. `headers` are additional ones. */
export interface Email {
  /** The same for every attempt to send the mail, so that duplicates are recognised. */
  id: string;
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}
