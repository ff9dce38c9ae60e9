import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { type RecordedResponse, type Recording, recordingFile, serveResponses, token, toRequestKey } from './recording';

type AlterResponse = (
  response: RecordedResponse,
  url: string,
) => RecordedResponse | null | Promise<RecordedResponse | null>;

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers.splice(0)) close();
});

const unauthorizedResponse: RecordedResponse = {
  status: 401,
  type: 'application/json',
  body: { data: null, error: { status: 401 } },
};

const unrecordedResponse: RecordedResponse = { status: 501, type: 'text/plain', body: '' };

/**
 * Starts a server that replays the recorded responses of Strapi in the state that `showState` sets, changed by the function
 * that `alter` sets. A request without a recorded response gets 501: run `npm run cms:record`. The server closes after
 * the tests of the file.
 */
export const startRecordedStrapi = async () => {
  const { states, answers }: Recording = JSON.parse(readFileSync(recordingFile, 'utf8'));
  let state = 'unchanged';
  let alter: AlterResponse = (response) => response;
  const requests: string[] = [];
  const { url, close } = await serveResponses((request, authorization) => {
    requests.push(request);
    if (request.startsWith('/api/') && authorization !== `Bearer ${token}`) return unauthorizedResponse;
    const response = answers[states[state]?.[toRequestKey(request)] ?? -1];
    if (!response) return unrecordedResponse;
    return alter(structuredClone(response), request);
  });
  closers.push(close);
  return {
    url,
    /** The paths and queries of the requests so far. */
    requests,
    /** Sets the state of the content whose responses are replayed. */
    showState: (name: string) => {
      state = name;
    },
    /** Sets the function that changes each response; null closes the connection. */
    alter: (change: AlterResponse) => {
      alter = change;
    },
  };
};
