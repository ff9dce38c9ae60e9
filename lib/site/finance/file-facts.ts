import { cms } from '../../upstreams/cms';
import type { FileFacts } from '../../upstreams/cms/contract';

/** The facts of every downloadable file, by reference. Rejects if the CMS fails. */
export const fileFacts = async (): Promise<ReadonlyMap<string, FileFacts>> =>
  new Map((await cms.files()).map((file) => [file.reference, file]));
