declare module 'linebreak' {
  /** Where lines of a text may break, by UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next break, before the character at `position`; null after the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
