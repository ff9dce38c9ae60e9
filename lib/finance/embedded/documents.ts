import type { Finance } from '../contract';

/** The documents for investors, as they are in the files below `root`. */
export const embeddedDocuments =
  (_root: string): Finance['documents'] =>
  async () => [];
