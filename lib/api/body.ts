import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { env } from '../platform/env';
import { oncePerProcess } from '../shared/once-per-process';
import { getClientIp, toNetwork } from './client-ip';
import { ApiError, createTooManyRequestsError } from './errors';
import { hasBody } from './has-body';

const defaultLimitBytes = 32 * 1024;

/** The maximum total size of the bodies that are read concurrently, per client network and overall. */
const maxBytes = { network: 2 ** 21, total: 2 ** 25 };

interface Options {
  limitBytes?: number;
  /** Whether a plain HTML form, without JavaScript, may also send the body. */
  acceptsForms?: boolean;
  /** Whether the body may be missing. The result is then undefined. */
  isOptional?: boolean;
  /** Whether the sender has a secret. Its body is read however many others are being read. */
  isAuthorized?: boolean;
}

const inFlight = oncePerProcess('bodies', () => ({ total: 0, byNetwork: new Map<string, number>() }));

/** Reserves `bytes`, the maximum size of a body, while it is read. Throws 429 if too many bodies are being read. */
const withByteQuota = <T>(request: IncomingMessage, bytes: number, read: () => Promise<T>): Promise<T> => {
  const { byNetwork } = inFlight;
  const network = toNetwork(getClientIp(request, env.TRUSTED_PROXIES));
  const add = (delta: number) => {
    const sum = (byNetwork.get(network) ?? 0) + delta;
    if (sum > 0) byNetwork.set(network, sum);
    else byNetwork.delete(network);
    inFlight.total += delta;
  };
  const isOverQuota =
    (byNetwork.get(network) ?? 0) + bytes > maxBytes.network || inFlight.total + bytes > maxBytes.total;
  if (isOverQuota) throw createTooManyRequestsError();
  add(bytes);
  return read().finally(() => add(-bytes));
};

const readText = async (request: IncomingMessage, limitBytes: number): Promise<string> => {
  const length = request.headers['content-length'];
  try {
    return await getRawBody(request, { limit: limitBytes, length, encoding: 'utf-8' });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw isTooLarge
      ? new ApiError(413, `The body is too large. The limit is ${limitBytes} bytes.`)
      : new ApiError(400, 'The body could not be read.');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.');
  }
};

/** Parses a form: its fields by name, each with all its values. */
const parseForm = (text: string): Record<string, string[]> => {
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  return Object.fromEntries([...fields].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
};

/**
 * Reads the body of a request: the parsed JSON, or the fields of a form. Throws an ApiError: 415 for a wrong media
 * type, 413 above the limit, 429 while too many other bodies are being read, 400 for invalid JSON.
 */
export const readBody = async (
  request: IncomingMessage,
  { limitBytes = defaultLimitBytes, acceptsForms = false, isOptional = false, isAuthorized = false }: Options = {},
): Promise<unknown> => {
  if (isOptional && !hasBody(request)) return undefined;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  const mediaType = type.trim().toLowerCase();
  const isForm = acceptsForms && mediaType === 'application/x-www-form-urlencoded';
  if (!isForm && mediaType !== 'application/json') throw new ApiError(415, 'Please send JSON (application/json).');
  const read = () => readText(request, limitBytes);
  const text = await (isAuthorized ? read() : withByteQuota(request, limitBytes, read));
  return isForm ? parseForm(text) : parseJson(text);
};
