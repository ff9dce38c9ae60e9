// @vitest-environment node
import path from 'node:path';
import type { NextApiHandler } from 'next';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cms } from '@/lib/cms';
import { env } from '@/lib/env';
import * as api from '@/pages/api/revalidate';
import { call } from '@/tests/support/api';
import { removeContent, settings, version, writeFile } from '@/tests/support/content';

const content = vi.hoisted(() => ({ root: '' }));
vi.mock('@/lib/cms', async () => {
  const { writeContent } = await import('@/tests/support/content');
  const { embeddedCms } = await import('@/lib/cms/embedded');
  content.root = writeContent();
  return { cms: embeddedCms(content.root) };
});
afterAll(removeContent);

const secret = 'a-secret-of-the-cms';
beforeAll(() => cms.pages({ locale: 'en', draft: false }));
beforeEach(() => Object.assign(env, { REVALIDATE_SECRET: secret }));

/** Calls the endpoint as the CMS does; gives its answer and the pages that were made anew. */
const revalidate = async (headers: Record<string, string> = { Authorization: `Bearer ${secret}` }) => {
  const made: string[] = [];
  const recording: NextApiHandler = (request, response) => {
    response.revalidate = async (address) => {
      made.push(address);
    };
    return api.default(request, response);
  };
  const answer = await call({ default: recording }, { method: 'POST', headers });
  return { ...answer, made };
};

it.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: secret }])('refuses %j', async (headers) => {
  const { status, made } = await revalidate(headers as Record<string, string>);
  expect([status, made]).toEqual([401, []]);
});

it('is off without a secret', async () => {
  Object.assign(env, { REVALIDATE_SECRET: undefined });
  expect((await revalidate({ Authorization: 'Bearer undefined' })).status).toBe(401);
});

it('makes anew what has changed and what lists it, and nothing else', async () => {
  writeFile(content.root, 'pages/legal/fr.yaml', version({ slug: 'legal', pageTitle: 'Mentions' }));
  const { status, json, made } = await revalidate();
  expect(status).toBe(200);
  expect(json).toEqual({ success: true, refreshed: made });
  expect(made).toContain('/fr/legal/');
  expect(made).toContain('/en/news/');
  expect(made).not.toContain('/en/group/');
});

it('makes everything anew when the settings have changed', async () => {
  writeFile(content.root, 'settings/it.yaml', settings({ titleSuffix: 'Another' }));
  const { made } = await revalidate();
  expect(made).toEqual(expect.arrayContaining(['/en/group/', '/it/', '/jp/legal/']));
});

it('says what is wrong with changed content, and keeps what it had', async () => {
  const file = path.join('pages', 'legal', 'en.yaml');
  writeFile(content.root, file, 'slug: [');
  const { status, json, made } = await revalidate();
  expect(status).toBe(422);
  expect(json.message).toContain(file);
  expect(made).toEqual([]);
});
