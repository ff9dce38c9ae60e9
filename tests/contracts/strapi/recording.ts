import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from '@/tests/support/content';

export interface Answer {
  status: number;
  type: string;
  /** JSON as a value, anything else in base64. */
  body: unknown;
}

/** Answers of Strapi: by the state of its content, the request. Equal answers are stored once. */
export interface Recording {
  states: Record<string, Record<string, number>>;
  answers: Answer[];
}

export const recordingFile = 'tests/contracts/strapi/answers.json';

/** The token of runs of the suite; it gives access to nothing but the recorded answers. */
export const token = 'the-token-of-the-recorded-answers';

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The state of the content after a change of the contract's content. */
export const stateAfter = (changes: Files): string =>
  Object.keys(changes).length === 0
    ? 'unchanged'
    : `with ${Object.keys(changes).join(', ')} ${short(JSON.stringify(changes))}`;

/** The key of a request: queries are too long to be keys. */
export const keyOf = (url: string): string => {
  const [path = '', query = ''] = url.split('?');
  return query ? `${path} ${short(query)}` : path;
};

/** Bytes of an answer, as they were. */
export const bytesOf = ({ type, body }: Answer): Buffer =>
  type.includes('json') ? Buffer.from(JSON.stringify(body)) : Buffer.from(String(body), 'base64');

/** Serves what `answer` gives for a request; null closes the connection. */
export const listen = async (
  answer: (url: string, authorization: string) => Promise<Answer | null> | Answer | null,
) => {
  const server = createServer(async (request, response) => {
    const found = await answer(request.url ?? '', request.headers.authorization ?? '');
    if (!found) return request.socket.destroy();
    response.writeHead(found.status, { 'Content-Type': found.type }).end(bytesOf(found));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
