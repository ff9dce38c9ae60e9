/** Content that was read again and found right, and is not shown yet. */
export interface ContentChange {
  /** Whether it is other than what is shown. */
  changed: boolean;
  /** Shows it from now on. */
  show(): void;
}

/** Where content comes from that editors change while the site runs. */
export interface ChangingContent {
  /**
   * Reads what an event of the CMS names as changed, and checks it; what is shown stays until the answer's `show`. `event`
   * is the body of the webhook, or null where anything may have changed. Rejects where it cannot be used. A vendor that
   * keeps nothing itself has nothing to do, and answers that nothing changed.
   */
  changed(event: unknown): Promise<ContentChange>;
}
