import { createHash } from 'node:crypto';
import type { Files } from '@/tests/support/content';
import { listen } from '@/tests/support/http';

export interface RecordedResponse {
  status: number;
  type: string;
  /** JSON as a value, anything else in base64. */
  body: unknown;
}

/**
 * Recorded responses of Strapi. `answers` lists the different responses. `states` has, for each state of the content
 * and for each request key in it, an index of that list.
 */
export interface Recording {
  states: Record<string, Record<string, number>>;
  answers: RecordedResponse[];
}

export const recordingFile = 'tests/contracts/strapi/answers.json';

/** The API token in the tests. It gives access only to the recorded responses. */
export const token = 'the-token-of-the-recorded-answers';

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Names the state of the contract tests' content after `changes`. */
export const getStateName = (changes: Files): string =>
  Object.keys(changes).length === 0
    ? 'unchanged'
    : `with ${Object.keys(changes).join(', ')} ${shortHash(JSON.stringify(changes))}`;

/** The key of a request: its path, and a hash of its query, because queries are long. */
export const toRequestKey = (url: string): string => {
  const [path = '', query = ''] = url.split('?');
  return query ? `${path} ${shortHash(query)}` : path;
};

/** The original body of a recorded response. */
const toBytes = ({ type, body }: RecordedResponse): Buffer =>
  type.includes('json') ? Buffer.from(JSON.stringify(body)) : Buffer.from(String(body), 'base64');

/**
 * Starts a server on a free port, which serves what `respond` returns for a request's URL and Authorization header. If
 * that is null, it closes the connection. Returns the server's URL, and a function that closes it.
 */
export const serveResponses = (
  respond: (url: string, authorization: string) => Promise<RecordedResponse | null> | RecordedResponse | null,
) =>
  listen(async (request, response) => {
    const recorded = await respond(request.url ?? '', request.headers.authorization ?? '');
    if (!recorded) return request.socket.destroy();
    response.writeHead(recorded.status, { 'Content-Type': recorded.type }).end(toBytes(recorded));
  });
