import { type Locale, locales } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { settings } from '../support/content';
import { coreIn } from '../support/core';
import { linkTo } from '../support/html';
import { closedOffer, openOffer } from '../support/pages';
import { expect, test } from '../support/test';
import { isOwnBoard } from '../support/vendors';
import { visit } from '../support/visit';

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  test(`any search in ${locale} is rendered on the server, at its own address, and kept from search engines${coreIn(locale, 'en')}`, async ({
    request,
  }) => {
    const path = `${await jobsPage(locale)}?continent=asia&sort=date_asc`;
    const html = await (await request.get(path)).text();
    expect(html.match(/<article/g)?.length).toBe(12);
    expect(html).toContain('name="robots" content="noindex"');
    expect(linkTo(html, 'next')).toContain('page=1');
    expect(linkTo(html, 'next')).toContain('continent=asia');
  });

  test(`more offers in ${locale} are added below those shown${coreIn(locale, 'en')}`, async ({ page }) => {
    const parts = careers(page, locale);
    await visit(page, await jobsPage(locale));
    await parts.more.click();
    await expect(parts.offers).toHaveCount(24);
    await expect(page).toHaveURL(/page=1/);
  });

  test(`a filter in ${locale} is chosen by pressing the name of a value @all`, async ({ page }) => {
    const { main, offers } = careers(page, locale);
    await visit(page, await jobsPage(locale));
    const filter = main.locator('details').first();
    await filter.locator('summary').click();
    const [box, name] = [filter.getByRole('checkbox').first(), filter.locator('label').first()];
    await name.click({ position: { x: 60, y: 20 } });
    await expect(box).toBeChecked();
    await expect(page).toHaveURL(/house=/);
    await expect(filter).toHaveAttribute('open');
    await expect(offers.first()).toBeVisible();
  });

  test(`a failure in ${locale} says so, shows no other offers and can be tried again${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    const parts = careers(page, locale);
    await visit(page, await jobsPage(locale));
    await page.route('**/api/job-offers/', (route) => route.fulfill({ status: 502, json: { success: false } }), {
      times: 1,
    });
    await parts.field.fill('Paris');
    await parts.field.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: parts.t('search.error') })).toBeVisible();
    await expect(parts.offers).toHaveCount(0);
    await expect(parts.field).toHaveValue('Paris');
    await page.getByRole('button', { name: parts.t('search.retry') }).click();
    await expect(page.getByRole('alert').filter({ hasText: parts.t('search.error') })).toHaveCount(0);
    await expect(parts.offers.first()).toBeVisible();
  });
}

if (isOwnBoard)
  test('an offer that is closed answers 410 and links to others', async ({ page, request }) => {
    const closed = await closedOffer('en');
    expect(await (await request.get('/en/offers.xml')).text()).not.toContain(closed);
    expect((await page.goto(closed))?.status()).toBe(410);
    const { t, main, offers } = careers(page, 'en');
    await expect(page.getByRole('heading', { level: 1, name: t('offer.closed-title') })).toBeVisible();
    await expect(offers.last()).toBeVisible();
    await expect(main.getByRole('link', { name: t('offer.apply') })).toHaveCount(0);
  });
else
  test('an offer that had closed before the site listed the board answers 404 @all', async ({ request }) => {
    expect((await request.get(await closedOffer('en'))).status()).toBe(404);
  });

test('an open offer answers 200; an offer that never existed, 404', async ({ request }) => {
  const open = await openOffer('en');
  expect((await request.get(open)).status()).toBe(200);
  expect((await request.get(open.replace(/\d+\/$/, '99999900/'))).status()).toBe(404);
  expect((await request.get(open.replace('/talents/offer/', '/job/'))).status()).toBe(404);
});

test('the top link is the sign-in on job pages and join us elsewhere @all', async ({ page }) => {
  const { signIn, joinUs } = await settings('en');
  await visit(page, await openOffer('en'));
  await expect(page.getByRole('banner').getByRole('link', { name: signIn.text })).toHaveAttribute('href', signIn.url);
  await expect(page.getByRole('banner').getByRole('link', { name: joinUs.text, exact: true })).toHaveCount(0);
  await visit(page, '/en/');
  await expect(page.getByRole('banner').getByRole('link', { name: joinUs.text, exact: true })).toHaveAttribute(
    'href',
    joinUs.link,
  );
});

test('a shared list shows only its offers, and a saved offer that has closed is removed with a message', async ({
  page,
}) => {
  await visit(page, await jobsPage('en'));
  const { offers, t } = careers(page, 'en');
  const heart = offers.first().getByRole('button');
  await heart.click();
  const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
  await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify(['H1', id])), kept);
  await page.route('**/api/job-offer/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), closed: ['H1'] } });
  });
  await visit(page, await jobsPage('en'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBe(JSON.stringify([kept]));
  await visit(page, `${await jobsPage('en')}?ids=${kept}`);
  await expect(offers).toHaveCount(1);
  await expect(page.getByText(t('search.list', { count: 1 }))).toBeVisible();
});

test('the sitemap of offers names pages that exist in every locale @all', async ({ request }) => {
  const xml = await (await request.get('/jp/offers.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  expect(entries.length).toBeGreaterThan(1200);
  const addresses = entries
    .slice(0, 3)
    .flatMap((entry) => [...entry.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href));
  expect(addresses).toHaveLength(3 * locales.length);
  for (const address of addresses) expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});
