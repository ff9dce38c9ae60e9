import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type Encoding, encodingFor } from './encodings.ts';
import type { StoredResponse } from './stored-response.ts';

/** Names and values of headers in turn, as `writeHead` takes them. */
export type RawHeaders = readonly string[];

const isKnown = ({ headers }: IncomingMessage, { status, etag }: StoredResponse): boolean =>
  status === 200 && headers['if-none-match'] !== undefined && fresh(headers, { etag });

const encodingOf = ({ headers }: IncomingMessage, { isText }: StoredResponse): Encoding =>
  isText ? encodingFor(headers['accept-encoding']?.toString()) : 'identity';

/** Sends stored responses, each with the `common` headers besides its own. */
export const storedSender = (common: RawHeaders) => {
  const heads = new WeakMap<StoredResponse, RawHeaders>();

  /** The headers that do not depend on the encoding. */
  const headOf = (stored: StoredResponse): RawHeaders => {
    const known = heads.get(stored);
    if (known) return known;
    const { headers, etag, isText } = stored;
    const head = [...common, ...headers.flat(), 'ETag', etag, ...(isText ? ['Vary', 'Accept-Encoding'] : [])];
    heads.set(stored, head);
    return head;
  };

  /**
   * Sends a response in the encoding that the client prefers, with the headers `own` of this request, or 304 if the
   * client has it. Returns the bytes of the body; null, having sent nothing, if that encoding does not exist yet.
   */
  const sendNow = (
    request: IncomingMessage,
    response: ServerResponse,
    stored: StoredResponse,
    own: RawHeaders,
  ): number | null => {
    if (isKnown(request, stored)) {
      response.writeHead(304, [...headOf(stored), ...own]).end();
      return 0;
    }
    const encoding = encodingOf(request, stored);
    const body = stored.body.ready(encoding);
    return body ? sendBody(response, stored, { encoding, body, own }) : null;
  };

  interface Sent {
    encoding: Encoding;
    body: Buffer;
    own: RawHeaders;
  }

  const sendBody = (response: ServerResponse, stored: StoredResponse, { encoding, body, own }: Sent): number => {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const length = ['Content-Length', `${body.length}`];
    response.writeHead(stored.status, [...headOf(stored), ...coding, ...length, ...own]);
    const hasBody = response.req.method !== 'HEAD';
    response.end(hasBody ? body : undefined);
    return hasBody ? body.length : 0;
  };

  /** Like `sendNow`, but makes the encoding if it does not exist yet. */
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    stored: StoredResponse,
    own: RawHeaders,
  ): Promise<void> => {
    if (sendNow(request, response, stored, own) !== null) return;
    const encoding = encodingOf(request, stored);
    sendBody(response, stored, { encoding, body: await stored.body.in(encoding), own });
  };

  return { sendNow, send };
};
