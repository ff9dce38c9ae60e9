import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { env } from '../platform/env';
import { oncePerProcess } from '../shared/once-per-process';
import { clientAddress, networkOf } from './client-address';
import { ApiError, tooManyCalls } from './errors';
import { hasBody } from './has-body';

const usualLimit = 32 * 1024;

/** The most bytes of bodies that are read at a time, of one client network and in all. */
const mostBytes = { network: 2 ** 21, all: 2 ** 25 };

interface Options {
  /** In bytes. */
  limit?: number;
  /** Whether a plain HTML form (no JavaScript) may send the body too. */
  takesForms?: boolean;
  /** Whether there may be none: the result is then undefined. */
  isOptional?: boolean;
}

const reading = oncePerProcess('bodies', () => ({ all: 0, ofNetwork: new Map<string, number>() }));

/** Counts `bytes`, the limit of a body, while it is read. Throws 429 if too many are being read. */
const counted = <T>(request: IncomingMessage, bytes: number, read: () => Promise<T>): Promise<T> => {
  const { ofNetwork } = reading;
  const network = networkOf(clientAddress(request, env.TRUSTED_PROXIES));
  const add = (more: number) => {
    const sum = (ofNetwork.get(network) ?? 0) + more;
    if (sum > 0) ofNetwork.set(network, sum);
    else ofNetwork.delete(network);
    reading.all += more;
  };
  const isTooMuch = (ofNetwork.get(network) ?? 0) + bytes > mostBytes.network || reading.all + bytes > mostBytes.all;
  if (isTooMuch) throw tooManyCalls();
  add(bytes);
  return read().finally(() => add(-bytes));
};

const readText = async (request: IncomingMessage, limit: number): Promise<string> => {
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

/**
 * The body of a request. Throws 415 for a wrong media type, 413 above the limit, 429 while too many others are being
 * read, 400 for invalid JSON.
 */
export const readBody = async (
  request: IncomingMessage,
  { limit = usualLimit, takesForms = false, isOptional = false }: Options = {},
): Promise<unknown> => {
  if (isOptional && !hasBody(request)) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const mediaType = type.trim().toLowerCase();
  const isForm = takesForms && mediaType === 'application/x-www-form-urlencoded';
  if (!isForm && mediaType !== 'application/json') throw new ApiError(415, 'Send JSON (application/json).');
  const text = await counted(request, limit, () => readText(request, limit));
  return isForm ? parseForm(text) : parseJson(text);
};
