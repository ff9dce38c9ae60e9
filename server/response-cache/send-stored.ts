import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './encodings.ts';
import type { StoredResponse } from './stored-response.ts';

/** Alternating names and values of headers, as `writeHead` accepts them. */
export type RawHeaders = readonly string[];

const removeWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the client has this version of a response, by the weak comparison of RFC 9110. */
const isNotModified = ({ headers }: IncomingMessage, { status, etag }: StoredResponse): boolean => {
  const condition = headers['if-none-match'];
  if (status !== 200 || condition === undefined) return false;
  return condition === '*' || condition.split(',').map(removeWeakness).includes(removeWeakness(etag));
};

const negotiateEncoding = ({ headers }: IncomingMessage, { isText }: StoredResponse): Encoding =>
  isText ? chooseEncoding(headers['accept-encoding']?.toString()) : 'identity';

/** Creates functions that send stored responses, each with `commonHeaders` besides its own headers. */
export const createStoredResponseSender = (commonHeaders: RawHeaders) => {
  const heads = new WeakMap<StoredResponse, RawHeaders>();

  /** The headers that do not depend on the encoding. */
  const getHead = (stored: StoredResponse): RawHeaders => {
    const cached = heads.get(stored);
    if (cached) return cached;
    const { headers, etag, isText } = stored;
    const head = [...commonHeaders, ...headers.flat(), 'ETag', etag, ...(isText ? ['Vary', 'Accept-Encoding'] : [])];
    heads.set(stored, head);
    return head;
  };

  /**
   * Sends a response in the encoding that the client prefers, with `extraHeaders`, or 304 if the client has it. Returns
   * the size of the sent body in bytes; null, having sent nothing, if that encoding does not exist yet.
   */
  const trySend = (
    request: IncomingMessage,
    response: ServerResponse,
    stored: StoredResponse,
    extraHeaders: RawHeaders,
  ): number | null => {
    if (isNotModified(request, stored)) {
      response.writeHead(304, [...getHead(stored), ...extraHeaders]).end();
      return 0;
    }
    const encoding = negotiateEncoding(request, stored);
    const body = stored.body.peek(encoding);
    return body ? sendBody(response, stored, { encoding, body, extraHeaders }) : null;
  };

  interface BodyToSend {
    encoding: Encoding;
    body: Buffer;
    extraHeaders: RawHeaders;
  }

  const sendBody = (
    response: ServerResponse,
    stored: StoredResponse,
    { encoding, body, extraHeaders }: BodyToSend,
  ): number => {
    const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const lengthHeader = ['Content-Length', `${body.length}`];
    response.writeHead(stored.status, [...getHead(stored), ...encodingHeader, ...lengthHeader, ...extraHeaders]);
    const hasBody = response.req.method !== 'HEAD';
    response.end(hasBody ? body : undefined);
    return hasBody ? body.length : 0;
  };

  /** Like `trySend`, but creates the encoding if it does not exist yet. */
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    stored: StoredResponse,
    extraHeaders: RawHeaders,
  ): Promise<void> => {
    if (trySend(request, response, stored, extraHeaders) !== null) return;
    const encoding = negotiateEncoding(request, stored);
    sendBody(response, stored, { encoding, body: await stored.body.get(encoding), extraHeaders });
  };

  return { trySend, send };
};
