import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { log } from '../lib/platform/process/log.ts';
import { cmsFiles } from '../lib/upstreams/files/cms-files.ts';
import { isReadRequest } from './is-read-request.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './text-response.ts';

const prefix = '/media/';

/**
 * Sends the pictures and films of a remote CMS, with ranges, from this server's copies: their addresses are those that they
 * would have as files of the site. Returns whether the CMS has such a file. If it has, it has been answered.
 */
export const serveCmsFile = async (
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!address.startsWith(prefix) || !isReadRequest(request)) return false;
  try {
    const file = await cmsFiles.find(address.slice(1));
    if (!file) return false;
    sendFile(request, response, { root: path.dirname(file), name: path.basename(file) });
  } catch (error) {
    log.error({ err: error, file: address }, 'a file of the CMS is unavailable');
    sendText(response, { status: 503, message: 'Please try again.', headers: { 'Retry-After': '10' } });
  }
  return true;
};
