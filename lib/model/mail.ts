/** A mail to one address. `headers` are those beyond the usual. */
export interface Mail {
  /** The same for every attempt to send the same mail: a mail that is sent twice is known by it. */
  id: string;
  to: string;
  /** Who is answered, where that is not who sends it. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}
