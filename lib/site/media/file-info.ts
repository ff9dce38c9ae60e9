import { cms } from '../../upstreams/cms';
import type { FileInfo } from '../../upstreams/cms/contract';

/** The facts of files, by reference. */
export type Files = ReadonlyMap<string, FileInfo>;

/** Loads the facts of all downloadable files. Rejects if the CMS fails. */
export const loadFileInfo = async (): Promise<Files> =>
  new Map((await cms.files()).map((file) => [file.reference, file]));
