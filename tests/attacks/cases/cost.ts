import { expect, inject, it } from 'vitest';
import { measureLowestBlockMs } from '../support/block';
import { readBuildId } from '../support/pages';
import { get, parseJson, type RawRequest, sendRequest } from '../support/requests';

const site = inject('site');

/**
 * A request may block the server for 50 ms on an idle machine. The rest of the limit is a margin for slow machines, and
 * for the other attacks that run at the same time. The best of several measurements counts.
 */
const budget = { limitMs: 150, tries: 5 };

/** Text of about `length` characters. */
const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));
/** Text that makes a request almost as long as Node accepts. */
const longText = (unit: string) => fill(unit, 14_000);
/** Text that makes an address almost as long as the site accepts. */
const allowedText = (unit: string) => fill(unit, 4000);

const list = '/en/press/news/';
const offers = '/en/talents/job-offers/';
const videoPath = '/media/films/home.mp4';
const download = '/api/download-file/?path=media/films/home.mp4';
const uriTooLong = [414];
const badRequest = [400];

/** The highest status of some responses. A connection that was closed counts as 599. */
const worstStatus = (statuses: (number | null)[]) => Math.max(...statuses.map((status) => status ?? 599));

const measureCost = async (request: RawRequest) => {
  const statuses: (number | null)[] = [];
  const blockMs = await measureLowestBlockMs(
    site,
    async () => statuses.push((await sendRequest(site, request)).status),
    budget,
  );
  return { blockMs, status: worstStatus(statuses) };
};

type Attack = [name: string, request: RawRequest, rejectedStatuses?: number[]];

const pathAttacks = (name: string, unit: string): Attack[] => [
  [`14 kB of ${name} in a path`, { target: `/en/${longText(unit)}` }, uriTooLong],
  [`4 kB of ${name} in a path`, { target: `/en/${allowedText(unit)}` }],
  [`4 kB of ${name} in a path with a list query`, { target: `/en/${allowedText(unit)}?page=1` }],
  [`4 kB of ${name} in the path of data`, { target: `/_next/data/${readBuildId()}/en/${allowedText(unit)}.json` }],
];

const headerAttack = (header: string, value: string, target: string): Attack => [
  `14 kB of ${value.slice(0, 12)}… in ${header} at ${target}`,
  { target, headers: { [header]: value } },
];

const attacks: Attack[] = [
  ['7,000 parameters of a page', { target: `/en/?${fill('a&', 14_000)}` }, uriTooLong],
  ['7,000 parameters of an API', { target: `/api/health/?${fill('a&', 14_000)}` }, uriTooLong],
  ['7,000 parameters of data', { target: `/_next/data/${readBuildId()}/en.json?${fill('a&', 14_000)}` }, uriTooLong],
  ['2,000 parameters of a page', { target: `/en/?${fill('a&', 4000)}` }, badRequest],
  ['2,000 parameters of an API', { target: `/api/archives/?${fill('a&', 4000)}` }, badRequest],
  ['100 parameters of a page', { target: `/en/?${Array(100).fill('a=%61bcdefghijk').join('&')}` }],
  ['100 parameters of data', { target: `/_next/data/${readBuildId()}/en.json?${Array(100).fill('a=b').join('&')}` }],
  ['a parameter of 14 kB', { target: `${list}?search=${longText('word+')}` }, uriTooLong],
  ['a parameter of 4 kB', { target: `${list}?search=${allowedText('word+')}` }],
  ['a parameter of 4 kB of encoded letters', { target: `${offers}?search=${allowedText('%E9%A6%99')}` }],
  ...pathAttacks('segments', 'a/'),
  ...pathAttacks('dots', 'a.'),
  ...pathAttacks('nothing but dots', '.'),
  ...pathAttacks('slashes', '/'),
  ...pathAttacks('encoded slashes', '%2f'),
  ...pathAttacks('encoded dots', '%2e'),
  ...pathAttacks('dashes', 'a-'),
  ...pathAttacks('nothing but dashes', '-'),
  ...pathAttacks('ideographs', '%E9%A6%99'),
  headerAttack('Cookie', longText('a=;'), '/'),
  headerAttack('Cookie', longText('a=;'), '/en/'),
  headerAttack('Cookie', Array.from({ length: 1700 }, (_, index) => `a${index}=;`).join(''), `${list}?page=1`),
  headerAttack('Cookie', `__prerender_bypass=${fill('a', 6000)}; __next_preview_data=${fill('e.', 7000)}`, '/en/'),
  headerAttack('Accept-Language', longText('a,'), '/'),
  headerAttack('Accept-Language', longText('en-GB;q=0.1,'), '/'),
  headerAttack('Accept-Language', longText('a-'), '/'),
  headerAttack('Accept', longText('image/avif;q=0,'), '/_next/image/?url=%2Fmedia%2Fhome%2Fhero-1.jpg&w=104&q=70'),
  headerAttack('Accept', longText('a/b;'), '/_next/image/?url=%2Fmedia%2Fhome%2Fhero-1.jpg&w=104&q=70'),
  headerAttack('Accept', longText('a/b,'), '/en/'),
  headerAttack('Accept-Encoding', longText('gzip;q=0.1,'), '/favicon.svg'),
  headerAttack('Accept-Encoding', longText('a,'), '/favicon.svg'),
  headerAttack('Accept-Encoding', longText('br,'), '/en/'),
  headerAttack('Range', `bytes=${longText('0-0,')}0-0`, videoPath),
  headerAttack('Range', `bytes=${longText('0-,')}0-`, videoPath),
  headerAttack('Range', `bytes=${longText('0-0,')}0-0`, download),
  headerAttack('Range', `bytes=${longText('-9,')}-9`, download),
  headerAttack('If-None-Match', longText('"a",'), videoPath),
  headerAttack('If-None-Match', longText('W/"a", '), download),
  headerAttack('If-None-Match', longText('"a" '), '/en/'),
  headerAttack('If-Match', longText('"a",'), videoPath),
  headerAttack('If-Range', longText('"a"'), videoPath),
  headerAttack('X-Forwarded-For', longText('1.1.1.1, '), '/en/'),
  headerAttack('X-Forwarded-For', longText(':'), `${list}?page=1`),
  headerAttack('X-Request-Id', longText('a'), '/api/health/'),
  headerAttack('Authorization', longText('Bearer '), '/en/'),
  headerAttack('X-Nextjs-Data', longText('1'), '/en/'),
  [
    '14 kB of Content-Type',
    { method: 'POST', target: '/api/job-offers/', headers: { 'Content-Type': longText('a/b; ') }, body: '{}' },
  ],
  [
    '14 kB of Origin',
    { method: 'POST', target: '/api/job-offers/', headers: { Origin: longText('http://a.') }, body: '{}' },
  ],
  ['95 values of a filter', { target: `${list}?${Array.from({ length: 95 }, (_, i) => `category=c${i}`).join('&')}` }],
  [
    '95 values of the filters of job offers, and 100 ids',
    {
      target: `${offers}?ids=${Array.from({ length: 100 }, (_, i) => `H${95000 + i}`)}&${Array.from(
        { length: 95 },
        (_, i) => `${['house', 'city', 'country', 'jobFamily'][i % 4]}=value-${i}`,
      ).join('&')}`,
    },
  ],
];

it.each(attacks)('%s cost little', async (_, request, rejectedStatuses) => {
  const { blockMs, status } = await measureCost(request);
  expect(status).toBeLessThan(500);
  if (rejectedStatuses) expect(rejectedStatuses).toContain(status);
  expect(blockMs).toBeLessThan(budget.limitMs);
});

const { paths } = parseJson<{ paths: Record<string, object> }>(await get(site, '/api/openapi.json'));
/** The paths of all endpoints that accept POST. */
const endpoints = Object.keys(paths).filter((path) => 'post' in (paths[path] ?? {}));

const fields = Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`f${index}`, index]));
const words = fill('word ', 4000);
const values = (count: number) => Array.from({ length: count }, (_, index) => `value-${index}`);
const bodies = {
  'lists in lists': '['.repeat(16_000) + ']'.repeat(16_000),
  'objects in objects': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'lists in a search': `{"locale":"en","search":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
  'many fields': JSON.stringify(fields),
  'many names of facets': JSON.stringify({ locale: 'en', facets: fields }),
  'long values': JSON.stringify({ locale: 'en', search: words, path: words, email: words, token: words, name: words }),
  'long lists': JSON.stringify({ locale: 'en', ids: values(900), files: values(900), categories: values(900) }),
  'a long address': JSON.stringify({ email: `${fill('a.', 15_000)}@${fill('a.', 15_000)}`, locale: 'en' }),
};

/** Sends requests, and resolves with those that fail or block the server for too long. */
const findCostly = async (requests: Record<string, RawRequest>) => {
  const problems: string[] = [];
  for (const [name, request] of Object.entries(requests)) {
    const { blockMs, status } = await measureCost(request);
    if (status >= 500) problems.push(`${name}: status ${status}`);
    if (blockMs >= budget.limitMs) problems.push(`${name}: ${Math.round(blockMs)} ms`);
  }
  return problems;
};

const buildPosts = (endpoint: string, bodiesByName: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bodiesByName).map(([name, body]) => [name, { method: 'POST', target: endpoint, body }]),
  );

it.each(endpoints)('32 kB of JSON cost little at %s', async (endpoint) => {
  expect(await findCostly(buildPosts(endpoint, bodies))).toEqual([]);
});

const searches = {
  'a word of 200 letters': fill('a', 200),
  'a compound of many words': fill('watchmaker', 200),
  'words of one letter': fill('a ', 200),
  'meaningless words': fill('qzx ', 200),
  'misspelt words': fill('watchmaekr jewellrey ', 200),
  ideographs: fill('香水手表', 200),
  'Japanese syllables': fill('とけいしょくにん', 200),
  marks: fill('-\'"’.', 200),
  accents: fill('e\u0301', 200),
};
const searchEndpoints = {
  '/api/search-content/': {},
  '/api/news-search-content/': {},
  '/api/finance-search/': {},
  '/api/highlights-articles-search-content/': {},
  '/api/womo-search-content/': {},
  '/api/job-offers/': { sort: 'relevance' },
};

it.each(Object.entries(searchEndpoints))('the longest searches cost little at %s', async (endpoint, extraFields) => {
  const buildBodies = (locale: string) =>
    Object.entries(searches).map(([name, search]) => [
      `${name}, ${locale}`,
      JSON.stringify({ locale, search, ...extraFields }),
    ]);
  expect(await findCostly(buildPosts(endpoint, Object.fromEntries(['en', 'jp'].flatMap(buildBodies))))).toEqual([]);
});

it('suggestions for the longest searches cost little', async () => {
  const targets = ['en', 'jp'].flatMap((locale) =>
    Object.entries(searches).map(([name, search]): [string, RawRequest] => {
      const query = new URLSearchParams({ q: search.slice(0, 200), locale });
      return [`${name}, ${locale}`, { target: `/api/search-suggestions/?${query}` }];
    }),
  );
  expect(await findCostly(Object.fromEntries(targets))).toEqual([]);
});

it('2 MB of ids cost little, and are rejected', async () => {
  const body = JSON.stringify(Array(400_000).fill('a'));
  const { blockMs, status } = await measureCost({ method: 'POST', target: '/api/job-offer/', body });
  expect(status).toBe(413);
  expect(blockMs).toBeLessThan(budget.limitMs);
});
