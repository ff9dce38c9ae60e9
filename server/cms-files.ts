import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../lib/platform/process/log.ts';
import { cmsFiles } from '../lib/upstreams/files/cms-files.ts';
import { isReadRequest } from './is-read-request.ts';
import { sendFileOrStatus } from './send-file.ts';
import { sendText } from './send-text.ts';

/** The beginning of the paths of all pictures and films of the content. */
export const mediaPrefix = '/media/';

/**
 * Sends a picture or video of a remote CMS, whole or in ranges, from this server's copy. Its URL is the same as for a
 * file stored with the site. Returns whether a response was sent: the file, or 503 if it is unavailable. If the CMS has
 * no such file, none is sent.
 */
export const serveCmsFile = async (
  urlPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!urlPath.startsWith(mediaPrefix) || !isReadRequest(request)) return false;
  try {
    const file = await cmsFiles.find(urlPath.slice(1));
    if (!file) return false;
    await sendFileOrStatus(request, response, file);
  } catch (error) {
    log.error({ event: 'files.cms_file_unavailable', err: error, file: urlPath }, 'failed to load a file of the CMS');
    sendText(response, {
      status: 503,
      message: 'This file is unavailable. Please try again in a moment.',
      headers: { 'Retry-After': '10' },
    });
  }
  return true;
};
