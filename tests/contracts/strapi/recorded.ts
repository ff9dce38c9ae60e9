import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { listen, type RecordedResponse, type Recording, recordingFile, toKey, token } from './recording';

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
 * A server that answers as Strapi did when its answers were recorded: for the state that `show` names, changed by
 * `alter`. A request without a recorded answer gets 501: run
 * `npm run cms:record`. Ends with the tests of the file.
 */
export const startRecordedStrapi = async () => {
  const { states, answers }: Recording = JSON.parse(readFileSync(recordingFile, 'utf8'));
  let state = 'unchanged';
  let alter: AlterResponse = (response) => response;
  const requests: string[] = [];
  const { url, close } = await listen((request, authorization) => {
    requests.push(request);
    if (request.startsWith('/api/') && authorization !== `Bearer ${token}`) return unauthorizedResponse;
    const response = answers[states[state]?.[toKey(request)] ?? -1];
    if (!response) return unrecordedResponse;
    return alter(structuredClone(response), request);
  });
  closers.push(close);
  return {
    url,
    /** The requests so far. */
    requests,
    show: (name: string) => {
      state = name;
    },
    alter: (change: AlterResponse) => {
      alter = change;
    },
  };
};
