import { createServer } from 'node:http';

/** What the plain server answers to a path: the site's own headers and body. */
export interface PlainAnswer {
  path: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

// The fastest server that Node allows: sends the answers that its parent process gives it, from memory.
const port = Number(process.env.PORT);
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
process.on('message', (given: PlainAnswer[]) => {
  for (const { path, headers, body } of given) answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('ready');
});
createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  return response.end(answer.body);
}).listen(port);
