import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { log } from '../process/log';

const visitorLeft = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends what is read as the body of an answer, no faster than the visitor takes it, and reads no more once the visitor
 * has left. What cannot be read to its end breaks the connection, so that nobody takes a part for the whole.
 */
export const sendStream = async (source: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> => {
  try {
    await pipeline(source, response);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === visitorLeft) return;
    log.error({ err: error }, 'a file was sent in part only');
  }
};
