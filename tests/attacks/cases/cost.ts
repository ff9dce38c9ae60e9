import { expect, inject, it } from 'vitest';
import { ask, get, jsonOf, type Request } from '../support/ask';
import { leastBlock } from '../support/block';
import { buildId } from '../support/pages';

const site = inject('site');

/**
 * The limit in ms: 50 on an otherwise idle machine, the rest as a margin for slow and busy machines on which other
 * attacks run too. The best try counts.
 */
const most = { limit: 150, tries: 5 };

/** Text of about `length` characters. */
const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));
/** Close to the longest request that Node accepts, and to the longest address that the site accepts. */
const long = (unit: string) => fill(unit, 14_000);
const allowed = (unit: string) => fill(unit, 8000);

const list = '/en/press/news/';
const offers = '/en/talents/job-offers/';
const film = '/media/films/home.mp4';
const download = '/api/download-file/?path=media/films/home.mp4';
const tooLong = [414];
const tooMany = [400];

/** The highest status of some responses. A connection that was closed counts as 599. */
const worst = (statuses: (number | null)[]) => Math.max(...statuses.map((status) => status ?? 599));

const costOf = async (request: Request) => {
  const statuses: (number | null)[] = [];
  const block = await leastBlock(site, async () => statuses.push((await ask(site, request)).status), most);
  return { block, status: worst(statuses) };
};

type Attack = [name: string, request: Request, refused?: number[]];

const inPath = (name: string, unit: string): Attack[] => [
  [`14 kB of ${name} in a path`, { target: `/en/${long(unit)}` }, tooLong],
  [`8 kB of ${name} in a path`, { target: `/en/${allowed(unit)}` }],
  [`8 kB of ${name} in a path with a list query`, { target: `/en/${allowed(unit)}?page=1` }],
  [`8 kB of ${name} in the path of data`, { target: `/_next/data/${buildId()}/en/${allowed(unit)}.json` }],
];

const inHeader = (header: string, value: string, target: string): Attack => [
  `14 kB of ${value.slice(0, 12)}… in ${header} at ${target}`,
  { target, headers: { [header]: value } },
];

const attacks: Attack[] = [
  ['7,000 parameters of a page', { target: `/en/?${fill('a&', 14_000)}` }, tooLong],
  ['7,000 parameters of an API', { target: `/api/health/?${fill('a&', 14_000)}` }, tooLong],
  ['7,000 parameters of data', { target: `/_next/data/${buildId()}/en.json?${fill('a&', 14_000)}` }, tooLong],
  ['4,000 parameters of a page', { target: `/en/?${fill('a&', 8000)}` }, tooMany],
  ['4,000 parameters of an API', { target: `/api/archives/?${fill('a&', 8000)}` }, tooMany],
  ['100 parameters of a page', { target: `/en/?${Array(100).fill('a=%61bcdefghijk').join('&')}` }],
  ['100 parameters of data', { target: `/_next/data/${buildId()}/en.json?${Array(100).fill('a=b').join('&')}` }],
  ['a parameter of 14 kB', { target: `${list}?search=${long('word+')}` }, tooLong],
  ['a parameter of 8 kB', { target: `${list}?search=${allowed('word+')}` }],
  ['a parameter of 8 kB of encoded letters', { target: `${offers}?search=${allowed('%E9%A6%99')}` }],
  ...inPath('segments', 'a/'),
  ...inPath('dots', 'a.'),
  ...inPath('nothing but dots', '.'),
  ...inPath('slashes', '/'),
  ...inPath('encoded slashes', '%2f'),
  ...inPath('encoded dots', '%2e'),
  ...inPath('dashes', 'a-'),
  ...inPath('nothing but dashes', '-'),
  ...inPath('ideographs', '%E9%A6%99'),
  inHeader('Cookie', long('a=;'), '/'),
  inHeader('Cookie', long('a=;'), '/en/'),
  inHeader('Cookie', Array.from({ length: 1700 }, (_, index) => `a${index}=;`).join(''), `${list}?page=1`),
  inHeader('Cookie', `__prerender_bypass=${fill('a', 6000)}; __next_preview_data=${fill('e.', 7000)}`, '/en/'),
  inHeader('Accept-Language', long('a,'), '/'),
  inHeader('Accept-Language', long('en-GB;q=0.1,'), '/'),
  inHeader('Accept-Language', long('a-'), '/'),
  inHeader('Accept', long('image/avif;q=0,'), '/_next/image/?url=%2Fmedia%2Fhome%2Fhero-1.jpg&w=104&q=70'),
  inHeader('Accept', long('a/b;'), '/_next/image/?url=%2Fmedia%2Fhome%2Fhero-1.jpg&w=104&q=70'),
  inHeader('Accept', long('a/b,'), '/en/'),
  inHeader('Accept-Encoding', long('gzip;q=0.1,'), '/favicon.svg'),
  inHeader('Accept-Encoding', long('a,'), '/favicon.svg'),
  inHeader('Accept-Encoding', long('br,'), '/en/'),
  inHeader('Range', `bytes=${long('0-0,')}0-0`, film),
  inHeader('Range', `bytes=${long('0-,')}0-`, film),
  inHeader('Range', `bytes=${long('0-0,')}0-0`, download),
  inHeader('Range', `bytes=${long('-9,')}-9`, download),
  inHeader('If-None-Match', long('"a",'), film),
  inHeader('If-None-Match', long('W/"a", '), download),
  inHeader('If-None-Match', long('"a" '), '/en/'),
  inHeader('If-Match', long('"a",'), film),
  inHeader('If-Range', long('"a"'), film),
  inHeader('X-Forwarded-For', long('1.1.1.1, '), '/en/'),
  inHeader('X-Forwarded-For', long(':'), `${list}?page=1`),
  inHeader('X-Request-Id', long('a'), '/api/health/'),
  inHeader('Authorization', long('Bearer '), '/en/'),
  inHeader('X-Nextjs-Data', long('1'), '/en/'),
  [
    '14 kB of Content-Type',
    { method: 'POST', target: '/api/job-offers/', headers: { 'Content-Type': long('a/b; ') }, body: '{}' },
  ],
  [
    '14 kB of Origin',
    { method: 'POST', target: '/api/job-offers/', headers: { Origin: long('http://a.') }, body: '{}' },
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

it.each(attacks)('%s cost little', async (_, request, refused) => {
  const { block, status } = await costOf(request);
  expect(status).toBeLessThan(500);
  if (refused) expect(refused).toContain(status);
  expect(block).toBeLessThan(most.limit);
});

/** Every endpoint that accepts POST. */
const endpoints = [
  'contact-message',
  'create-job-alert',
  'ethics-report',
  'finance-search',
  'highlights-articles-search-content',
  'highlights-subscription',
  'job-offer',
  'job-offers',
  'news-search-content',
  'press-subscription',
  'press-unsubscription',
  'recaptcha',
  'recommendation-search-content',
  'regulated-subscription',
  'revalidate',
  'search-content',
  'similar-offers',
  'womo-search-content',
  'zip-download',
];

it('knows all endpoints that take a POST', async () => {
  const { paths } = jsonOf<{ paths: Record<string, object> }>(await get(site, '/api/openapi.json'));
  const taking = Object.keys(paths).filter((path) => 'post' in (paths[path] ?? {}));
  expect(taking.toSorted()).toEqual(endpoints.map((name) => `/api/${name}/`));
});

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

const costly = async (requests: Record<string, Request>) => {
  const found: string[] = [];
  for (const [name, request] of Object.entries(requests)) {
    const { block, status } = await costOf(request);
    if (status >= 500) found.push(`${name}: status ${status}`);
    if (block >= most.limit) found.push(`${name}: ${Math.round(block)} ms`);
  }
  return found;
};

const posts = (endpoint: string, bodies: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, { method: 'POST', target: `/api/${endpoint}/`, body }]),
  );

it.each(endpoints)('32 kB of JSON cost little at %s', async (endpoint) => {
  expect(await costly(posts(endpoint, bodies))).toEqual([]);
});

const searches = {
  'one word': fill('a', 200),
  'a word of many': fill('watchmaker', 200),
  'words of one letter': fill('a ', 200),
  'words that nobody writes': fill('qzx ', 200),
  'words nearly known': fill('watchmaekr jewellrey ', 200),
  ideographs: fill('香水手表', 200),
  'Japanese syllables': fill('とけいしょくにん', 200),
  marks: fill('-\'"’.', 200),
  accents: fill('e\u0301', 200),
};
const searching = {
  'search-content': {},
  'news-search-content': {},
  'finance-search': {},
  'highlights-articles-search-content': {},
  'womo-search-content': {},
  'job-offers': { sort: 'relevance' },
};

it.each(Object.entries(searching))('the longest searches cost little at %s', async (endpoint, more) => {
  const bodiesOf = (locale: string) =>
    Object.entries(searches).map(([name, search]) => [
      `${name}, ${locale}`,
      JSON.stringify({ locale, search, ...more }),
    ]);
  expect(await costly(posts(endpoint, Object.fromEntries(['en', 'jp'].flatMap(bodiesOf))))).toEqual([]);
});

it('the longest words that are being typed cost little', async () => {
  const targets = ['en', 'jp'].flatMap((locale) =>
    Object.entries(searches).map(([name, search]): [string, Request] => {
      const query = new URLSearchParams({ q: search.slice(0, 200), locale });
      return [`${name}, ${locale}`, { target: `/api/search-suggestions/?${query}` }];
    }),
  );
  expect(await costly(Object.fromEntries(targets))).toEqual([]);
});

it('2 MB of ids cost little, and are refused', async () => {
  const body = JSON.stringify(Array(400_000).fill('a'));
  const { block, status } = await costOf({ method: 'POST', target: '/api/job-offer/', body });
  expect(status).toBe(413);
  expect(block).toBeLessThan(most.limit);
});
