/** Changed content that was read and validated, but is not shown yet. */
export interface ContentChange {
  /** The tags of the content that differs from the current content (see `model/tags`). */
  tags: readonly string[];
  /** Makes the changed content current. */
  publish(): void;
}

/** A source of content that editors can change while the site runs. */
export interface ChangingContent {
  /**
   * Reads and validates changed content. `event` is the body of the CMS's webhook, or null if anything may have
   * changed. Content in this process changes when `publish` of the result is called; a remote system may have changed
   * already. Rejects with a ContentError if the changed content is invalid.
   */
  loadChanges(event: unknown): Promise<ContentChange>;
}
