import { cms } from '../../cms';
import type { FileFacts } from '../../cms/contract';

/** What is known of each file that visitors may download, by its reference. Rejects where the CMS fails. */
export const fileFacts = async (): Promise<ReadonlyMap<string, FileFacts>> =>
  new Map((await cms.files()).map((file) => [file.reference, file]));
