import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { strapiCms } from '@/lib/upstreams/cms/strapi';
import type { Files } from '@/tests/support/content';
import { describeCms } from '../cms';
import { realStrapi } from './real';
import { type Answer, keyOf, listen, type Recording, recordingFile, stateAfter, token } from './recording';

const port = 14_177;
const recording: Recording = { states: {}, answers: [] };
let strapi: ReturnType<typeof realStrapi> | undefined;
/** The state that the real Strapi is in. */
let real = 'unchanged';

const ask = async (url: string, authorization: string): Promise<Answer> => {
  const response = await fetch((await strapi)?.url + url, { headers: { Authorization: authorization } });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = type.includes('json') ? JSON.parse(bytes.toString()) : bytes.toString('base64');
  return { status: response.status, type, body };
};

const record = (state: string, url: string, answer: Answer) => {
  const text = JSON.stringify(answer);
  const known = recording.answers.findIndex((one) => JSON.stringify(one) === text);
  const index = known >= 0 ? known : recording.answers.push(answer) - 1;
  recording.states[state] = { ...recording.states[state], [keyOf(url)]: index };
};

let failed = false;
beforeEach(({ onTestFailed }) =>
  onTestFailed(() => {
    failed = true;
  }),
);

afterAll(async () => {
  await (await strapi)?.end();
  if (!failed) writeFileSync(recordingFile, `${JSON.stringify(recording)}\n`);
}, 60_000);

/** The CMS in front of the real Strapi. Strapi gets each request only once in each state. */
describeCms('the real Strapi', async (content) => {
  strapi ??= realStrapi(port, content);
  await strapi;
  let state = 'unchanged';
  const { url } = await listen(async (asked, authorization) => {
    const known = recording.answers[recording.states[state]?.[keyOf(asked)] ?? -1];
    if (known) return known;
    if (real !== state) throw new Error(`${asked} was not asked before the content changed`);
    const answer = await ask(asked, authorization);
    record(state, asked, answer);
    return answer;
  });
  return {
    cms: strapiCms({ url, token, copies: mkdtempSync(path.join(tmpdir(), 'copies-')) }),
    edit: async (changes: Files) => {
      state = stateAfter(changes);
      if (state !== 'unchanged' && state !== real) {
        await (await strapi)?.change(changes);
        real = state;
      }
      return { event: 'entry.publish' };
    },
  };
});
