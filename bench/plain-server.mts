import { createServer } from 'node:http';

/** What the plain server answers to a path: the site's own headers and body. */
export interface PlainResponse {
  path: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

// The fastest server that Node allows: sends the answers that its parent process gives it, from memory.
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
