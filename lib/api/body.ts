import type { NextApiRequest } from 'next';
import getRawBody from 'raw-body';
import { ApiError } from './errors';

const usualLimit = 32 * 1024;

interface Options {
  /** In bytes. */
  limit?: number;
  /** Whether a plain HTML form (no JavaScript) may send the body too. */
  takesForms?: boolean;
}

const readText = async (request: NextApiRequest, limit: number): Promise<string> => {
  const length = request.headers['content-length'];
  try {
    return await getRawBody(request, { limit, length, encoding: 'utf-8' });
  } catch (error) {
    const tooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw tooLarge
      ? new ApiError(413, `The body is too large. The limit is ${limit} bytes.`)
      : new ApiError(400, 'The body could not be read.');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
};

/** The fields of a form by name, each with all its values. */
const parseForm = (text: string): Record<string, string[]> => {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries([...fields].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
};

/** The body of a request. Throws 415 for a wrong media type, 413 above the limit, 400 for invalid JSON. */
export const readBody = async (
  request: NextApiRequest,
  { limit = usualLimit, takesForms = false }: Options = {},
): Promise<unknown> => {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const mediaType = type.trim().toLowerCase();
  const isForm = takesForms && mediaType === 'application/x-www-form-urlencoded';
  if (!isForm && mediaType !== 'application/json') throw new ApiError(415, 'Send JSON (application/json).');
  const text = await readText(request, limit);
  return isForm ? parseForm(text) : parseJson(text);
};
