import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { readBuildId } from '../support/pages';
import { get, type RawRequest, sendRequest } from '../support/requests';
import { scaleCount } from '../support/scale';

const site = inject('site');

const concurrency = 10;
const seed = 20_261;

const words = (text: string) => text.split(' ');

const oddSegment = fc.constantFrom(
  ...words('.. . ... %2e%2e %2f %5c %00 %zz % %25 %E9%A6%99 %C3 + ~ * [[...path]] index 404 500 _error _app'),
  ...words('_document default live job api _next EN en-us zh constructor __proto__ toString undefined null :path (a)'),
  ...words('$1'),
  'a'.repeat(300),
  'a'.repeat(3000),
);
const existingSegment = fc.constantFrom(
  ...words('en fr it cn jp houses press news talents job-offers offer europe group search media films home.mp4'),
  ...words('favicon.ico sitemap.xml offers.xml news.atom calendar.ics data static health archives events'),
  ...words('download-file page-in-overlay dashboard job-offers recaptcha search-content search-suggestions'),
  ...words('zip-download create-job-alert press-unsubscription exit-preview image'),
  readBuildId(),
);
const anySegment = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed()));
const rawSegment = fc.string({ unit: fc.constantFrom(...'!"$&\'()*+,-.:;<=>@[\\]^_`{|}~%aZ09'), maxLength: 10 });
const segment = fc.oneof(
  { weight: 5, arbitrary: existingSegment },
  { weight: 2, arbitrary: oddSegment },
  { weight: 1, arbitrary: anySegment },
  { weight: 1, arbitrary: rawSegment },
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/', '.json', '/.json', '//', '.'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

const key = fc.constantFrom(
  ...words('page search sort ids house city continent country category year type period compare path token locale'),
  ...words('url w q secret redirection dashboardId albumId jobId a nextLocale __nextLocale __nextDataReq nxtPpath'),
  ...words('_rsc __proto__ constructor %zz path[] amp'),
  '',
);
const value = fc.oneof(
  fc.constantFrom(...words('0 1 -1 1e9 NaN 999999 en EN asia % %zz %00 ../.. /en/ //a.b []')),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: fc.constantFrom(...'a%&=+;,[]{}"<>'), maxLength: 30 }),
);
const query = fc
  .array(fc.tuple(key, value), { maxLength: 5 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const header = fc.constantFrom(
  ...words('Accept Accept-Encoding Accept-Language Cookie Range If-Range If-Match If-None-Match If-Modified-Since'),
  ...words('Origin Sec-Fetch-Site Content-Type X-Request-Id X-Forwarded-For Host Expect X-Forwarded-Host'),
  ...words('X-Forwarded-Proto X-Nextjs-Data X-Middleware-Subrequest X-Matched-Path Rsc X-Prerender-Revalidate'),
  ...words('Purpose Next-Router-State-Tree X-Invoke-Path Authorization Upgrade'),
);
const headerValue = fc.oneof(
  fc.constantFrom(...words('1 * "x" bytes=0- bytes=-1 bytes=9-1 null application/json image/avif ;;; ,,,')),
  fc.string({ unit: fc.constantFrom(...'abc019;,=/"*-: %\\()<>{}@é'), maxLength: 40 }),
);

const request: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      { weight: 2, arbitrary: fc.constant('POST') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'),
      },
    ),
    path,
    query,
    headers: fc.dictionary(header, headerValue, { maxKeys: 3 }),
    body: fc.oneof(fc.constant(''), fc.json({ maxDepth: 3 }), fc.string({ maxLength: 50 })),
  })
  .map(({ method, path, query, headers, body }) => ({
    method,
    target: path + query,
    headers,
    body: method === 'GET' || method === 'HEAD' ? '' : body,
  }));

/** Whether a status means a fault of the site. */
const isFault = (status: number | null) => status !== null && status >= 500;

it(`no request of ${scaleCount(2000, 300)} causes a server error or stops the server`, async () => {
  const batch = fc.array(request, { minLength: concurrency, maxLength: concurrency });
  const property = fc.asyncProperty(batch, async (requests) => {
    const responses = await Promise.all(requests.map((one) => sendRequest(site, one)));
    const faults = responses.flatMap(({ status }, index) => (isFault(status) ? [{ status, ...requests[index] }] : []));
    expect(faults).toEqual([]);
  });
  await fc.assert(property, { seed, numRuns: scaleCount(2000, 300) / concurrency });
  expect((await get(site, '/api/health/')).status).toBe(200);
}, 300_000);
