import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { type Answer, keyOf, listen, type Recording, recordingFile, token } from './recording';

type Change = (answer: Answer, url: string) => Answer | null | Promise<Answer | null>;

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers.splice(0)) close();
});

const forbidden: Answer = { status: 401, type: 'application/json', body: { data: null, error: { status: 401 } } };

const unrecorded: Answer = { status: 501, type: 'text/plain', body: '' };

/**
 * A server that answers as Strapi did when its answers were recorded: for the state that `show` names, changed by
 * `alter`. A request without a recorded answer gets 501: run
 * `npm run cms:record`. Ends with the tests of the file.
 */
export const recordedStrapi = async () => {
  const { states, answers }: Recording = JSON.parse(readFileSync(recordingFile, 'utf8'));
  let state = 'unchanged';
  let alter: Change = (answer) => answer;
  const asked: string[] = [];
  const { url, close } = await listen((request, authorization) => {
    asked.push(request);
    if (request.startsWith('/api/') && authorization !== `Bearer ${token}`) return forbidden;
    const answer = answers[states[state]?.[keyOf(request)] ?? -1];
    if (!answer) return unrecorded;
    return alter(structuredClone(answer), request);
  });
  closers.push(close);
  return {
    url,
    /** The requests so far. */
    asked,
    show: (name: string) => {
      state = name;
    },
    alter: (change: Change) => {
      alter = change;
    },
  };
};
