import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { log } from '../platform/process/log';
import { getErrorCode } from '../shared/error-code';

const clientDisconnected = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Pipes a stream to the response with backpressure, and stops reading when the client disconnects. If reading fails,
 * the connection is destroyed, so that the client does not accept a partial file as complete.
 */
export const sendStream = async (source: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> => {
  // `pipeline`, Next and its compression listen to a response more often than Node's limit of ten.
  response.setMaxListeners(20);
  try {
    await pipeline(source, response);
  } catch (error) {
    if (getErrorCode(error) === clientDisconnected) return;
    log.error({ err: error }, 'a file was sent only in part');
  }
};
