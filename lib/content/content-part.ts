/** Content that was read and validated again but is not shown yet. */
export interface Reread {
  /** Whether it differs from what is shown. */
  changed: boolean;
  /** Replaces the content that is shown. */
  show(): void;
}

/** A part of the content, which editors can change while the server runs. */
export interface ContentPart {
  /** Reads the changed files. Rejects when they are invalid. Never changes what is shown. */
  reread(): Promise<Reread>;
}
