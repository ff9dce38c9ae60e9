import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../lib/platform/env';
import { buildPreviewCookie } from '../lib/site/web/preview-token';
import { contentSchedules } from '../lib/upstreams/files/schedule';
import { listSpellings } from '../tests/attacks/support/spellings';
import { temporaryDataDir } from '../tests/support/data-dir';
import { withServer } from '../tests/support/http';
import { missingFilePath } from './paths';
import { createSiteHandler } from './site-handler';

temporaryDataDir();
const secret = 'the secret of the editors and the CMS';
const nextCookies = '__prerender_bypass=id; __next_preview_data=data';
const embargoedFile = '/media/films/hands-watchmaker.jpg';
const { cms } = env;

beforeEach(() => {
  contentSchedules.clear();
  Object.assign(env, { PREVIEW_SECRET: secret, REVALIDATE_SECRET: secret });
  env.cms = { CMS: 'strapi', CMS_URL: 'https://cms.example', CMS_TOKEN: 'a token of thirty-two characters' };
});

afterEach(() => {
  vi.useRealTimers();
  env.PREVIEW_SECRET = undefined;
  env.cms = cms;
});

const enterPreview = async (usedSecret = secret) => (await buildPreviewCookie(usedSecret)).split(';', 1)[0] ?? '';

/** Starts a site in front of a stand-in for Next, which responds with the address and headers that reach it. */
const serveSite = <T>(test: Parameters<typeof withServer<T>>[1]) =>
  withServer(
    createSiteHandler(({ url, headers }, response) => void response.end(JSON.stringify({ url, headers })), {
      isProduction: false,
      servePicture: () => undefined,
    }).handle,
    test,
  );

/** What a client with these headers gets: the headers that reach Next, who may frame the page, and what it asks of Next. */
const visit = (headers: Record<string, string>) =>
  serveSite(async (send) => {
    const page = await send({ path: '/en/', headers });
    const file = await send({ path: embargoedFile, headers });
    return {
      passed: JSON.parse(page.body.toString()).headers,
      framedBy: /frame-ancestors (\S+?)(;|$)/.exec(`${page.headers['content-security-policy']}`)?.[1],
      fileUrl: JSON.parse(file.body.toString()).url,
    };
  });

it('an editor’s cookies reach Next, which shows drafts, in a frame of the CMS and with files under embargo', async () => {
  const cookie = `a=b; ${await enterPreview()}; ${nextCookies}`;
  const { passed, framedBy, fileUrl } = await visit({ Cookie: cookie });
  expect(passed.cookie).toBe(cookie);
  expect(framedBy).toBe('https://cms.example');
  expect(fileUrl).toBe(embargoedFile);
});

describe('Next’s own cookies mean nothing', () => {
  it.each<[string, () => Promise<string> | string]>([
    ['without a token', () => ''],
    ['with an invalid token', () => '__Host-preview=e30.e30.e30'],
    ['with the token of a deployment that has another secret', () => enterPreview('the secret of staging')],
    [
      'an hour later',
      async () => {
        vi.useFakeTimers({ toFake: ['Date'] });
        const cookie = await enterPreview();
        vi.setSystemTime(Date.now() + 3_601_000);
        return cookie;
      },
    ],
    [
      'while preview is off',
      async () => {
        const cookie = await enterPreview();
        env.PREVIEW_SECRET = undefined;
        return cookie;
      },
    ],
  ])('%s', async (_, buildCookie) => {
    const { passed, framedBy, fileUrl } = await visit({ Cookie: `${nextCookies}; ${await buildCookie()}` });
    expect(passed).not.toHaveProperty('cookie');
    expect(framedBy).toBe("'none'");
    expect(fileUrl).toBe(missingFilePath);
  });
});

it('Next never gets the path of a file that visitors must not get, however it is written', () =>
  serveSite(async (send) => {
    const reached: string[] = [];
    for (const path of listSpellings(embargoedFile)) {
      const { body } = await send({ path });
      const url = body.toString().startsWith('{') ? decodeURIComponent(JSON.parse(body.toString()).url) : '';
      // Next also removes its pseudo-locale from the paths of files.
      if (url.replace(/^\/default(?=\/)/i, '') === embargoedFile) reached.push(path);
    }
    expect(reached).toEqual([]);
  }));

it.each([
  ['POST', 'close'],
  ['GET', 'keep-alive'],
])('a rejected %s, with a body or without, leaves the connection to %s', async (method, connection) => {
  const headers = { Connection: 'keep-alive', ...(method === 'POST' && { 'Content-Length': '9' }) };
  const { status, headers: received } = await serveSite((send) =>
    send({ path: `/${'a'.repeat(5000)}`, method, headers }),
  );
  expect(status).toBe(method === 'POST' ? 413 : 414);
  expect(received.connection).toBe(connection);
});

it('nobody can have pages made again by a key of the build', async () => {
  expect((await visit({ 'X-Prerender-Revalidate': 'id' })).passed).not.toHaveProperty('x-prerender-revalidate');
});

/** Sends calls of one client to a site, whose responses the test begins and ends. `responses` has those being made. */
const withSite = (
  test: (
    post: (path: string, headers?: Record<string, string>) => Promise<number>,
    responses: ServerResponse[],
  ) => Promise<void>,
) => {
  const responses: ServerResponse[] = [];
  const next = (_: unknown, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      responses.push(response.once('close', resolve));
    });
  const { handle } = createSiteHandler(next, { isProduction: false, servePicture: () => undefined });
  return withServer(
    (request, response) => void handle(request, response),
    (send) => test(async (path, headers = {}) => (await send({ path, method: 'POST', headers })).status, responses),
  );
};

it('makes four responses to the calls of a client at a time, and sends any number', () =>
  withSite(async (post, responses) => {
    const downloads = Array.from({ length: 10 }, () => post('/api/zip-download/'));
    for (const count of [4, 8, 10]) {
      await vi.waitFor(() => expect(responses).toHaveLength(count));
      for (const response of responses) if (!response.headersSent) response.write('the first part');
    }
    for (const response of responses) response.end();
    expect(new Set(await Promise.all(downloads))).toEqual(new Set([200]));
  }));

it('makes the CMS wait for nobody', () =>
  withSite(async (post, responses) => {
    const calls = Array.from({ length: 10 }, () => post('/api/revalidate/', { Authorization: 'Bearer wrong' }));
    await vi.waitFor(() => expect(responses).toHaveLength(4));
    const revalidation = post('/api/revalidate/', { Authorization: `Bearer ${secret}` });
    await vi.waitFor(() => expect(responses).toHaveLength(5));
    responses.pop()?.end();
    expect(await revalidation).toBe(200);
    for (const count of [4, 8, 10]) {
      await vi.waitFor(() => expect(responses).toHaveLength(count));
      for (const response of responses) response.end();
    }
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  }));
