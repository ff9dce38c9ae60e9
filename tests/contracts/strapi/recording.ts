import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from '@/tests/support/content';

export interface RecordedResponse {
  status: number;
  type: string;
  /** JSON as a value, anything else in base64. */
  body: unknown;
}

/** Answers of Strapi: by the state of its content, the request. Equal answers are stored once. */
export interface Recording {
  states: Record<string, Record<string, number>>;
  answers: RecordedResponse[];
}

export const recordingFile = 'tests/contracts/strapi/answers.json';

/** The token of runs of the suite; it gives access to nothing but the recorded answers. */
export const token = 'the-token-of-the-recorded-answers';

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The state of the content after a change of the contract's content. */
export const getStateName = (changes: Files): string =>
  Object.keys(changes).length === 0
    ? 'unchanged'
    : `with ${Object.keys(changes).join(', ')} ${shortHash(JSON.stringify(changes))}`;

/** The key of a request: queries are too long to be keys. */
export const toKey = (url: string): string => {
  const [path = '', query = ''] = url.split('?');
  return query ? `${path} ${shortHash(query)}` : path;
};

/** Bytes of an answer, as they were. */
export const toBytes = ({ type, body }: RecordedResponse): Buffer =>
  type.includes('json') ? Buffer.from(JSON.stringify(body)) : Buffer.from(String(body), 'base64');

/** Serves what `answer` gives for a request; null closes the connection. */
export const listen = async (
  respond: (url: string, authorization: string) => Promise<RecordedResponse | null> | RecordedResponse | null,
) => {
  const server = createServer(async (request, response) => {
    const recorded = await respond(request.url ?? '', request.headers.authorization ?? '');
    if (!recorded) return request.socket.destroy();
    response.writeHead(recorded.status, { 'Content-Type': recorded.type }).end(toBytes(recorded));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
