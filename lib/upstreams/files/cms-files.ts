import { oncePerProcess } from '../../shared/once-per-process.ts';

interface CmsFiles {
  /**
   * Finds the path on this server of a CMS file by its reference; null if the CMS has no such file, or if its files are
   * those of the site. Rejects with an UpstreamError when the CMS is unavailable.
   */
  find: (reference: string) => Promise<string | null>;
}

/** The files of the CMS, for the parts of the server that send pictures and films. The CMS client replaces `find`. */
export const cmsFiles = oncePerProcess('cms-files', (): CmsFiles => ({ find: async () => null }));
