import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { EncodedResponse } from './encoded-response.ts';
import { encodingFor } from './encodings.ts';

/** Sends a response in the encoding that the client prefers; 304 if the client has it already. */
export const sendEncoded = async (
  request: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedResponse,
): Promise<void> => {
  for (const [name, value] of encoded.headers) response.setHeader(name, value);
  response.setHeader('ETag', encoded.etag);
  if (encoded.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (encoded.status === 200 && fresh(request.headers, { etag: encoded.etag })) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encoded.isText ? encodingFor(request.headers['accept-encoding']?.toString()) : 'identity';
  const body = encoded.ready(encoding) ?? (await encoded.body(encoding));
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(encoded.status);
  response.end(request.method === 'HEAD' ? undefined : body);
};
