import { locales } from '@/lib/i18n/locales';
import { careers, getJobsPath } from '../support/careers';
import { getLinkHref } from '../support/html';
import { getClosedOfferPath, getOpenOfferPath } from '../support/pages';
import { expect, test } from '../support/test';
import { isOwnBoard } from '../support/vendors';

const locale = 'en';

test('every search is rendered on the server, at its own address, and not indexed by search engines', async ({
  request,
}) => {
  const path = `${await getJobsPath(locale)}?continent=asia&sort=date_asc`;
  const html = await (await request.get(path)).text();
  expect(html.match(/<article/g)?.length).toBe(12);
  expect(html).toContain('name="robots" content="noindex"');
  expect(getLinkHref(html, 'next')).toContain('page=1');
  expect(getLinkHref(html, 'next')).toContain('continent=asia');
});

if (isOwnBoard)
  test('a closed offer responds with 410 and links to others', async ({ page, request }) => {
    const closedPath = await getClosedOfferPath('en');
    expect(await (await request.get('/en/offers.xml')).text()).not.toContain(closedPath);
    expect((await page.goto(closedPath))?.status()).toBe(410);
    const { t, main, offers } = careers(page, 'en');
    await expect(page.getByRole('heading', { level: 1, name: t('offer.closed-title') })).toBeVisible();
    await expect(offers.last()).toBeVisible();
    await expect(main.getByRole('link', { name: t('offer.apply') })).toHaveCount(0);
  });
else
  test('an offer that closed before the site first read the board responds with 404 @all', async ({ request }) => {
    expect((await request.get(await getClosedOfferPath('en'))).status()).toBe(404);
  });

test('an open offer responds with 200, and an offer that never existed with 404 and the search', async ({
  request,
}) => {
  const openPath = await getOpenOfferPath('en');
  expect((await request.get(openPath)).status()).toBe(200);
  const unknown = await request.get(openPath.replace(/\d+\/$/, '99999900/'));
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('name="search"');
  expect((await request.get(openPath.replace('/talents/offer/', '/job/'))).status()).toBe(404);
});

test('the sitemap of offers names pages that exist in every locale @all', async ({ request }) => {
  const xml = await (await request.get('/jp/offers.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(1200);
  const urls = entries
    .slice(0, 3)
    .flatMap((entry) => [...entry.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href));
  expect(urls).toHaveLength(3 * locales.length);
  for (const url of urls) expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
});
