// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oncePerProcess } from '@/lib/process/once-per-process';
import PageCache from './page-cache';

const content = oncePerProcess('content-state', () => ({ changedAt: 0 }));
const hour = 3_600_000;
const asPage = { kind: 'PAGES', isFallback: false } as never;
const setAsPage = { isFallback: false, cacheControl: { revalidate: 60, expire: undefined } } as never;
const page = (html: string) => ({ kind: 'PAGES', html, pageData: {}, headers: {}, status: 200 }) as never;

let folder: string;
let keys = 0;
/** The cache's memory is shared between tests, so each test uses its own page. */
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
  content.changedAt = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a page of the build', async () => {
  build(2 * hour);
  expect(htmlOf(await cache().get(key, asPage))).toBe('<p>built</p>');
});

it('has a page made again before it is shown, where the content is younger than the build', async () => {
  build(2 * hour);
  content.changedAt = Date.now() - hour;
  expect((await cache().get(key, asPage))?.lastModified).toBe(-1);
});

it('shows a page that was made while the site runs, whatever changed since: what it shows did not', async () => {
  build(2 * hour);
  await cache().set(key, page('<p>new</p>'), setAsPage);
  content.changedAt = Date.now() + 1000;
  const entry = await cache().get(key, asPage);
  expect(htmlOf(entry)).toBe('<p>new</p>');
  expect(entry?.lastModified).toBeGreaterThan(0);
});

it('shows an old page while it is made again, so that an upstream which fails breaks nothing', async () => {
  build(1000 * hour);
  const entry = await cache().get(key, asPage);
  expect(entry?.lastModified).toBeGreaterThan(Date.now() - 2 * hour);
});

it('writes no file', async () => {
  await cache().set(key, page('<p>new</p>'), setAsPage);
  expect(readdirSync(folder, { recursive: true })).toEqual(['pages']);
});

it('notes that a page of the build is gone', async () => {
  build(2 * hour);
  await cache().set(key, null, setAsPage);
  expect(await cache().get(key, asPage)).toMatchObject({ value: null });
});

it('notes nothing of addresses that never were', async () => {
  await cache().set(key, null, setAsPage);
  expect(await cache().get(key, asPage)).toBeNull();
});
