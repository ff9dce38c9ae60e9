import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type Encoding, encodingFor } from './encodings.ts';
import type { StoredResponse } from './stored-response.ts';

/** Names and values of headers in turn, as `writeHead` takes them. */
export type RawHeaders = readonly string[];

const isNotModified = ({ headers }: IncomingMessage, { status, etag }: StoredResponse): boolean =>
  status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag });

const negotiateEncoding = ({ headers }: IncomingMessage, { isText }: StoredResponse): Encoding =>
  isText ? encodingFor(headers['accept-encoding']?.toString()) : 'identity';

/** Sends stored responses, each with the `common` headers besides its own. */
export const storedSender = (commonHeaders: RawHeaders) => {
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
   * Sends a response in the encoding that the client prefers, with the headers `own` of this request, or 304 if the
   * client has it. Returns the bytes of the body; null, having sent nothing, if that encoding does not exist yet.
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

  /** Like `sendNow`, but makes the encoding if it does not exist yet. */
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
