/** Content that was read again and found right, and is not shown yet. */
export interface Reread {
  /** Whether it is other than what is shown. */
  changed: boolean;
  /** Puts it in the place of what is shown. */
  show(): void;
}

/** A part of the content, which editors change while the server runs. */
export interface ContentPart {
  /** Reads what has changed. Rejects where it cannot be used; what is shown stays in any case. */
  reread(): Promise<Reread>;
}
