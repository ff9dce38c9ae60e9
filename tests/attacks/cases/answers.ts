import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { forEachConcurrent } from '../support/load';
import { fetchSitePaths, readBuildId } from '../support/pages';
import { get, type RawResponse, sendRequest } from '../support/requests';
import { listSpellings } from '../support/spellings';

const site = inject('site');
const videoPath = '/media/films/home.mp4';

const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'x-request-id',
];

/** Checks the requirements of every response, whatever its status. */
const expectSafe = ({ status, headers, body }: RawResponse) => {
  expect(securityHeaders.filter((name) => !headers[name])).toEqual([]);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  // Next sends a short text without a type with its redirects, and for methods that pages do not support.
  if (body.length > 0 && ![307, 308, 405].includes(Number(status)))
    expect(headers['content-type']).toMatch(/charset=utf-8$|^(image|video)\//i);
  const text = body.toString('utf8');
  expect(text).not.toMatch(/\n\s+at .+:\d+:\d+/);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('node_modules');
};

interface Case {
  request: string;
  status: number[];
  headers?: Record<string, string>;
  send?: Record<string, string>;
  body?: string;
}

const values: Record<string, string> = {
  film: videoPath,
  bytes: `${statSync(`public${videoPath}`).size}`,
  data: `/_next/data/${readBuildId()}`,
};
const table = readFileSync(path.join(import.meta.dirname, 'answers.yaml'), 'utf8');
const cases: Case[] = [
  ...parse(table.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')),
  { request: 'POST /api/job-offers/', status: [413], body: 'a'.repeat(40_000) },
];

describe('each request gets the expected status, and the headers of all responses:', () => {
  it.each(cases)('$request $send', async ({ request, status, headers = {}, send = {}, body = '' }) => {
    const [method = '', target = ''] = request.split(/ (.*)/);
    const response = await sendRequest(site, { method, target, headers: send, body });
    expect(status).toContain(response.status);
    expect(response.isComplete).toBe(true);
    for (const [name, value] of Object.entries(headers)) expect(response.headers[name]).toContain(value);
    expectSafe(response);
  });

  it('the page of an offer with ?continent=asia', async () => {
    const { offers } = await fetchSitePaths(site);
    const response = await get(site, `${offers[0]}?continent=asia`);
    expect(response.status).toBe(200);
    expectSafe(response);
  });
});

it.each([
  '/media/people/saddler.jpg',
  '/_next/image/?url=%2Fmedia%2Fpeople%2Fsaddler.jpg&w=640&q=70',
  '/media/films/event.mp4',
  '/media/films/event.en.vtt',
  '/documents/finance/2025/halcyre-annual-report-2025-en.pdf',
  '/locales/en/common.json',
  '/favicon.ico',
])('sends %s from no other address', async (path) => {
  expect((await get(site, path)).status).toBe(200);
  const otherAddresses = listSpellings(path).filter(
    (target) => !decodeURIComponent(target).startsWith(decodeURIComponent(path)),
  );
  const sent: string[] = [];
  await forEachConcurrent(otherAddresses, 6, async (target) => {
    const response = await get(site, target);
    expectSafe(response);
    if (response.status === 200) sent.push(target);
  });
  expect(sent).toEqual([]);
});

it('names no other site in a redirect', async () => {
  for (const target of [
    '//evil.example/',
    '//evil.example/%2e',
    '/\\evil.example/',
    '/EN//evil.example',
    '/%2F/evil.example/',
  ]) {
    const { headers } = await get(site, target, { Host: 'evil.example' });
    expect(headers.location ?? '').not.toMatch(/^(https?:)?[/\\]{2}/);
  }
});

it.each([
  ['without a locale', `/houses/${',/'.repeat(1900)}`],
  ['in the wrong case', `/en/Houses/${'a'.repeat(3900)}/`],
  ['without a final slash', `/en/houses/${'a'.repeat(3900)}`],
])('sends no long address %s back in headers that a proxy would drop', async (_, target) => {
  const { headers } = await get(site, target);
  expect(`${headers.location}${headers.refresh}`.length).toBeLessThan(8300);
});
