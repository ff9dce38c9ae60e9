import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { log } from '../platform/process/log';
import { getErrorCode } from '../shared/error-code';

const clientDisconnected = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Pipes a stream to the response with backpressure, and stops reading when the client disconnects. If reading fails,
 * it logs the error and closes the connection, so that the client does not mistake a partial file for a complete one.
 */
export const sendStream = async (source: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> => {
  // `pipeline`, Next and its compression add more than ten listeners to a response, Node's default limit.
  response.setMaxListeners(20);
  try {
    await pipeline(source, response);
  } catch (error) {
    if (getErrorCode(error) === clientDisconnected) return;
    log.error({ event: 'files.send_failed', err: error }, 'failed to send a complete file');
  }
};
