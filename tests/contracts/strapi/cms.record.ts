import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { strapiCms } from '@/lib/upstreams/cms/strapi';
import type { Files } from '@/tests/support/content';
import { testCms } from '../cms';
import { startRealStrapi } from './real';
import {
  getStateName,
  type RecordedResponse,
  type Recording,
  recordingFile,
  serveResponses,
  token,
  toRequestKey,
} from './recording';

const port = 14_177;
const recording: Recording = { states: {}, answers: [] };
let strapi: ReturnType<typeof startRealStrapi> | undefined;
/** The name of the state of the content in the real Strapi. */
let realState = 'unchanged';

const fetchStrapi = async (url: string, authorization: string): Promise<RecordedResponse> => {
  const response = await fetch((await strapi)?.url + url, { headers: { Authorization: authorization } });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = type.includes('json') ? JSON.parse(bytes.toString()) : bytes.toString('base64');
  return { status: response.status, type, body };
};

const record = (state: string, url: string, response: RecordedResponse) => {
  const text = JSON.stringify(response);
  const existingIndex = recording.answers.findIndex((answer) => JSON.stringify(answer) === text);
  const index = existingIndex >= 0 ? existingIndex : recording.answers.push(response) - 1;
  recording.states[state] = { ...recording.states[state], [toRequestKey(url)]: index };
};

let hasFailed = false;
beforeEach(({ onTestFailed }) =>
  onTestFailed(() => {
    hasFailed = true;
  }),
);

afterAll(async () => {
  await (await strapi)?.end();
  if (!hasFailed) writeFileSync(recordingFile, `${JSON.stringify(recording)}\n`);
}, 60_000);

// The server in front of the real Strapi sends it each request only once per state, and records the response.
testCms('the real Strapi', async (content) => {
  strapi ??= startRealStrapi(port, content);
  await strapi;
  let state = 'unchanged';
  const { url } = await serveResponses(async (requestUrl, authorization) => {
    const recorded = recording.answers[recording.states[state]?.[toRequestKey(requestUrl)] ?? -1];
    if (recorded) return recorded;
    if (realState !== state) throw new Error(`${requestUrl} was not requested before the content changed.`);
    const response = await fetchStrapi(requestUrl, authorization);
    record(state, requestUrl, response);
    return response;
  });
  return {
    cms: strapiCms({ url, token, copiesFolder: mkdtempSync(path.join(tmpdir(), 'copies-')) }),
    edit: async (changes: Files) => {
      state = getStateName(changes);
      if (state !== 'unchanged' && state !== realState) {
        await (await strapi)?.change(changes);
        realState = state;
      }
      return { event: 'entry.publish' };
    },
  };
});
