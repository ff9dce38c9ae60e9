import { expect, inject, it } from 'vitest';
import { forgePreviewCookies } from '../support/forged-preview';
import { forEachConcurrent } from '../support/load';
import { getDataPath } from '../support/pages';
import { get } from '../support/requests';
import { scaleCount } from '../support/scale';
import { previewSecret } from '../support/site';

const site = inject('site');
const page = '/en/group/history/';
const list = '/en/press/news/?page=1';
/** A page that has only a draft. */
const draft = '/en/group/foundation/';
const mark = 'poison-of-an-attacker';

const getServerTiming = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  `${headers['server-timing']}`;

it.each([
  ['X-Forwarded-Host', `${mark}.example`],
  ['X-Forwarded-Proto', mark],
  ['Host', `${mark}.example`],
  ['Cookie', `NEXT_LOCALE=${mark}; name=${mark}`],
  ['Accept-Language', mark],
  ['User-Agent', mark],
  ['Referer', `https://${mark}.example/`],
  ['X-Original-URL', `/${mark}/`],
  ['X-Nextjs-Data', '1'],
  ['X-Prerender-Revalidate', mark],
  ['X-Middleware-Rewrite', `/${mark}/`],
])('no header of a client affects what others see: %s', async (name, value) => {
  for (const target of [page, list]) {
    for (let visit = 0; visit < 3; visit++)
      await get(site, `${target}${target.includes('?') ? '&' : '?'}x=${name}`, { [name]: value });
    const { status, headers, body } = await get(site, target);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(JSON.stringify(headers) + body.toString('utf8')).not.toContain(mark);
  }
});

it('no unknown parameter affects what others see', async () => {
  for (let visit = 0; visit < 3; visit++) await get(site, `${page}?${mark}=${mark}`);
  const { headers, body } = await get(site, page);
  expect(getServerTiming({ headers })).toContain('cache');
  expect(body.toString('utf8')).not.toContain(mark);
});

it('no client can have pages rendered again by its cache headers', async () => {
  await get(site, list);
  await get(site, list);
  for (const cacheControl of ['no-cache', 'no-store', 'max-age=0', 'only-if-cached'])
    expect(getServerTiming(await get(site, list, { 'Cache-Control': cacheControl, Pragma: 'no-cache' }))).toContain(
      'hit',
    );
});

it('no client can remove pages from the cache by requesting other values of parameters', async () => {
  const values = Array.from({ length: scaleCount(500, 50) }, (_, value) => `${mark}${value}`);
  for (const target of ['/en/', page, list]) await get(site, target);
  for (const query of ['/en/?from=/', '/en/talents/job-offers/?search=', '/en/talents/job-offers/?house='])
    await forEachConcurrent(values, 8, (value) => get(site, query + value));
  for (const target of ['/en/', page, list]) expect(getServerTiming(await get(site, target))).toMatch(/hit|stale/);
});

it.each(['/en/press/news/?page=99', `${getDataPath('/en/press/news/')}?page=99`])(
  'a page number that a list does not have is not cached: %s',
  async (target) => {
    for (let visit = 0; visit < 2; visit++) expect(getServerTiming(await get(site, target))).toContain('miss');
  },
);

it('an editor’s preview is sent to nobody else', async () => {
  const previewUrl = `http://127.0.0.1:${site.port}/api/preview/?secret=${encodeURIComponent(previewSecret)}&path=${draft}`;
  const { headers } = await fetch(previewUrl, { redirect: 'manual' });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies).toHaveLength(3);
  for (let visit = 0; visit < 3; visit++) {
    for (const target of [draft, getDataPath(draft)]) {
      const preview = await get(site, target, { Cookie: cookies.join('; ') });
      expect([target, preview.status, getServerTiming(preview)]).toEqual([target, 200, 'undefined']);
      expect(preview.headers['cache-control']).toContain('no-store');
      expect([target, (await get(site, target)).status]).toEqual([target, 404]);
    }
  }
});

it('nobody enters a preview by the keys of the build', async () => {
  const headers = { Cookie: await forgePreviewCookies() };
  for (const target of [draft, getDataPath(draft)])
    expect([target, (await get(site, target, headers)).status]).toEqual([target, 404]);
  expect(getServerTiming(await get(site, page, headers))).toContain('cache');
});
