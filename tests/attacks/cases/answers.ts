import { statSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { forEachConcurrent } from '../support/load';
import { fetchSitePaths, readBuildId } from '../support/pages';
import { get, type RawRequest, type RawResponse, sendRequest } from '../support/requests';
import { listSpellings } from '../support/spellings';

const site = inject('site');
const videoPath = '/media/films/home.mp4';
const videoBytes = statSync(`public${videoPath}`).size;

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

type Case = [
  request: string,
  statuses: number[],
  headers?: Record<string, string | RegExp>,
  overrides?: Partial<RawRequest>,
];

const data = `/_next/data/${readBuildId()}`;
const notAllowed = { allow: 'GET, HEAD' };

const cases: Case[] = [
  ['GET /en/%zz.x', [400]],
  ['GET /en/%zz/', [400]],
  ['GET /%', [400]],
  ['GET /en/%C3%28/', [400]],
  ['GET /en/%00/', [400, 404]],
  ['GET /en/../', [400]],
  ['GET /en/%2e%2e/', [400]],
  ['GET /en\\..\\', [400]],
  [`GET ${videoPath}`, [416], { 'content-range': `bytes */${videoBytes}` }, { headers: { Range: 'bytes=99999999-' } }],
  [`GET ${videoPath}`, [206], { 'content-range': `bytes 0-9/${videoBytes}` }, { headers: { Range: 'bytes=0-9' } }],
  [`GET ${videoPath}`, [412], {}, { headers: { 'If-Match': '"x"' } }],
  [`GET ${videoPath}`, [412], {}, { headers: { 'If-Unmodified-Since': 'Thu, 01 Jan 2004 00:00:00 GMT' } }],
  [`POST ${videoPath}`, [405], notAllowed],
  [`PUT ${videoPath}`, [405], notAllowed],
  [`DELETE ${videoPath}`, [405], notAllowed],
  ['PUT /favicon.ico', [405], notAllowed],
  ['DELETE /site.webmanifest', [405], notAllowed],
  [`GET ${data}/en/%2e%2e.json`, [400, 404]],
  [`GET ${data}/en/...json`, [400, 404]],
  [`GET ${data}/%2e%2e/en.json`, [400, 404]],
  [`GET ${data}/EN.json`, [404]],
  [`GET ${data}/en/500.json`, [404]],
  ['GET /_next/data/nope/en.json', [404]],
  ['GET /_next/image/?url=%2F%25zz.jpg&w=640&q=70', [400, 404]],
  ['GET /_next/image/?url=http%3A%2F%2F127.0.0.1%2Fa.jpg&w=640&q=70', [400, 404]],
  ['GET /_next/image/?url=%2Fapi%2Fhealth%2F&w=640&q=70', [400, 404]],
  ['GET /_next/image/?url=%2Fmedia%2Fhome%2Fhero-1.jpg&w=641&q=70', [400]],
  ['GET /_next/image/', [400]],
  ['GET /_next/static/nope.js', [404]],
  ['GET /_next/static/chunks/../../BUILD_ID', [400]],
  ['GET *', [400]],
  ['OPTIONS *', [204], { allow: /GET/ }],
  ['GET /en/500/', [404]],
  ['GET /en/404/', [404]],
  ['GET /en/index/', [404]],
  ['GET /en/_error/', [404]],
  ['GET /en/_app/', [404]],
  ['GET /default/', [404]],
  ['GET /EN/', [308], { location: '/en/' }],
  ['GET /EN/houses/?x=1', [308], { location: '/en/houses/?x=1' }],
  ['GET /en/houses', [308], { location: '/en/houses/' }],
  ['GET //evil.example/', [404, 400, 307, 308]],
  ['GET /en/unknown/', [404]],
  ['GET /unknown.png', [404]],
  ['GET /media/unknown.jpg', [404]],
  ['GET /.env', [404]],
  ['GET /.git/config', [308], { location: '/.git/config/' }],
  ['GET /en/.git/config/', [404]],
  ['GET /media/', [307], { location: '/en/media/' }],
  ['GET /content/settings/en.yaml', [404]],
  ['TRACE /en/', [405]],
  ['GET /.next/BUILD_ID/', [404]],
  ['GET /api/nope/', [404]],
  ['GET /api/', [404]],
  ['DELETE /api/health/', [405], { allow: 'GET, HEAD' }],
  ['GET /api/job-offers/', [405], { allow: 'POST' }],
  ['POST /api/job-offers/', [415], {}, { body: 'a', headers: { 'Content-Type': 'text/plain' } }],
  ['POST /api/job-offers/', [400], {}, { body: '{' }],
  ['POST /api/job-offers/', [403], {}, { body: '{}', headers: { Origin: 'https://evil.example' } }],
  ['POST /api/job-offers/', [413], {}, { body: 'a'.repeat(40_000) }],
  ['POST /api/revalidate/', [401]],
  ['GET /api/preview/?secret=guess', [401]],
  ['POST /en/', [405]],
  ['GET /en/press/news/?page=99999', [307], { location: '/en/press/news/' }],
  ['GET /en/press/news/?page=x', [404]],
  ['GET http://another.example/en/', [200], { 'content-type': /^text\/html/ }],
  ['GET http://another.example/api/health/?x=1', [200], { 'content-type': /^application\/json/ }],
];

const getCaseName = ([request, , , overrides]: Case) =>
  [request, ...Object.entries(overrides?.headers ?? {}).map(([name, value]) => `${name}: ${value}`)].join(' ');

describe('each request gets the expected status, and the headers of all responses:', () => {
  it.each(cases.map((one) => [getCaseName(one), one] as const))(
    '%s',
    async (_, [request, statuses, headers = {}, overrides]) => {
      const [method = '', target = ''] = request.split(/ (.*)/);
      const response = await sendRequest(site, { method, target, ...overrides });
      expect(statuses).toContain(response.status);
      expect(response.isComplete).toBe(true);
      for (const [name, value] of Object.entries(headers)) expect(response.headers[name]).toMatch(value);
      expectSafe(response);
    },
  );

  it('the page of an offer with ?continent=asia', async () => {
    const { offers } = await fetchSitePaths(site);
    const response = await get(site, `${offers[0]}?continent=asia`);
    expect(response.status).toBe(200);
    expectSafe(response);
  });
});

it.each([
  '/media/people/watchmaker.jpg',
  '/_next/image/?url=%2Fmedia%2Fpeople%2Fwatchmaker.jpg&w=640&q=70',
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
