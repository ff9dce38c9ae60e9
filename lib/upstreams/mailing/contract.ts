/** Sends emails. */
export interface Mailer {
  /**
   * Sends an email. Resolves once it is safely handed over; rejects when it may be lost. Emails with the same id have
   * the same Message-ID, by which mail programs detect duplicates.
   */
  send(email: Email): Promise<void>;
}

/** An email to one address. */
export interface Email {
  /** The id, equal for every attempt to send the email. */
  id: string;
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}
