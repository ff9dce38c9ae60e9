import type { NextApiRequest } from 'next';
import getRawBody from 'raw-body';
import { ApiError } from './errors';

const usualLimit = 32 * 1024;

/** The JSON body of a call: 415 for another type, 413 above `limit` bytes, 400 where it is not JSON. */
export const readJson = async (request: NextApiRequest, limit = usualLimit): Promise<unknown> => {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new ApiError(415, 'Send JSON (application/json).');
  const length = request.headers['content-length'];
  let text: string;
  try {
    text = await getRawBody(request, { limit, length, encoding: 'utf-8' });
  } catch (error) {
    const tooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw tooLarge
      ? new ApiError(413, `The body is too large: at most ${limit} bytes.`)
      : new ApiError(400, 'The body could not be read.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
};
