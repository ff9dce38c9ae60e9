import { createServer } from 'node:http';

/** A response of the plain server: the site's own headers and body for a path. */
export interface PlainResponse {
  path: string;
  headers: Record<string, string>;
  /** The body in base64. */
  body: string;
}

// The simplest possible server: it sends responses from memory that it has received from its parent process.
const port = Number(process.env.PORT);
const responses = new Map<string, { headers: Record<string, string>; body: Buffer }>();
process.on('message', (batch: PlainResponse[]) => {
  for (const { path, headers, body } of batch) responses.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('ready');
});
createServer((request, response) => {
  const plainResponse = responses.get(request.url ?? '');
  if (!plainResponse) return response.writeHead(404).end();
  response.writeHead(200, plainResponse.headers);
  return response.end(plainResponse.body);
}).listen(port);
