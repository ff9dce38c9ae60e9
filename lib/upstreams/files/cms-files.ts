import { oncePerProcess } from '../../shared/once-per-process.ts';

interface CmsFiles {
  /**
   * Where the file of the CMS with a reference is on this server's disk; null if the CMS has no such file, or if its
   * files are those of the site. Rejects if it is unavailable.
   */
  find: (reference: string) => Promise<string | null>;
}

/** The files of the CMS, for the parts of the server that send pictures and films. */
export const cmsFiles = oncePerProcess('cms-files', (): CmsFiles => ({ find: async () => null }));
