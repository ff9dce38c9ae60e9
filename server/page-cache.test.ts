import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentState } from '@/lib/content/content-state';
import { renderAgain } from '@/lib/process/render-again';
import PageCache from './page-cache';

const hour = 3_600_000;
const asPage = { kind: 'PAGES', isFallback: false } as never;

let folder: string;
let keys = 0;
let key: string;

/** Writes a built page that is `age` ms old. */
const build = (age: number) => {
  for (const [extension, text] of [
    ['html', '<p>built</p>'],
    ['json', '{}'],
    ['meta', '{}'],
  ]) {
    const file = path.join(folder, 'pages', `${key}.${extension}`);
    writeFileSync(file, text ?? '');
    utimesSync(file, new Date(Date.now() - age), new Date(Date.now() - age));
  }
};

const cache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as never);

const htmlOf = (entry: Awaited<ReturnType<PageCache['get']>>) => (entry?.value as { html?: string } | null)?.html;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
  mkdirSync(path.join(folder, 'pages'));
  key = `/page-${++keys}`;
  contentState.changedAt = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('returns a page of the build', async () => {
  build(2 * hour);
  expect(htmlOf(await cache().get(key, asPage))).toBe('<p>built</p>');
});

it('returns no page of the build that is older than the content', async () => {
  build(2 * hour);
  contentState.changedAt = Date.now() - hour;
  expect(await cache().get(key, asPage)).toBeNull();
});

it('returns no page of the build for a request that must render it', async () => {
  build(2 * hour);
  expect(await renderAgain.run(true, () => cache().get(key, asPage))).toBeNull();
  expect(htmlOf(await renderAgain.run(false, () => cache().get(key, asPage)))).toBe('<p>built</p>');
});

it('returns an old page of the build as a fresh one, so that Next does not render it by itself', async () => {
  build(1000 * hour);
  expect((await cache().get(key, asPage))?.lastModified).toBeGreaterThan(Date.now() - 1000);
});

it('stores nothing, either in memory or as a file', async () => {
  await cache().set();
  expect(await cache().get(key, asPage)).toBeNull();
  expect(readdirSync(folder, { recursive: true })).toEqual(['pages']);
});
