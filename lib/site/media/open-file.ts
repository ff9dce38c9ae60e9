import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { OpenedFile } from '../../api/send-download';
import { cms } from '../../upstreams/cms';
import { getFileAccess } from '../web/preview-token';

/**
 * Opens a file of the content by its reference, for the client of a request; null if there is none that this client may
 * get. Rejects if the CMS fails.
 */
export const openFile = async (request: IncomingMessage, reference: string): Promise<OpenedFile | null> => {
  const access = await getFileAccess(request, reference);
  const file = access === 'none' ? null : await cms.file(reference);
  return file === null ? null : { path: file, name: path.basename(reference), isPrivate: access === 'private' };
};
