/** Changed content that was read and validated, and is not shown yet. */
export interface ContentChange {
  /** The tags of what differs from what is shown (`model/tags`); none if nothing does. */
  tags: readonly string[];
  /** Shows it from now on. */
  show(): void;
}

/** A source of content that editors change while the site runs. */
export interface ChangingContent {
  /**
   * Reads what an event of the CMS names as changed, and checks it. `event` is the body of the webhook, or null if
   * anything may have changed. Content in this process changes with the answer's `show`; a remote system may have changed
   * before, and says whether it did. Rejects with a ContentError if the change is invalid.
   */
  changed(event: unknown): Promise<ContentChange>;
}
