import type { Locale } from '@/lib/i18n/locales';
import { address, settings } from './support/content';
import { coreIn } from './support/core';
import { isSameDocument, markDocument, shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { quote, quoteOf, stopClock, visit } from './support/visit';

const endpoint = '**/api/share-price/';
const formats = {
  en: '€1,234.50',
  fr: '1\u202f234,50\u202f€',
  it: '1234,50\u00a0€',
  cn: '€1,234.50',
  jp: '€1,234.50',
} satisfies Record<Locale, string>;

test.use({ viewport: sizes.desktop });

for (const [locale, format] of Object.entries(formats) as [Locale, string][])
  test(`the share price is formatted as ${locale} formats euro${coreIn(locale, 'fr')}`, async ({ page }) => {
    await quote(page, 1234.5);
    await visit(page, `/${locale}/`);
    const { header, t } = shell(page, locale);
    const price = header.getByText(t('sharePrice.label')).locator('data').first();
    await expect(price).toHaveText(format);
    await expect(price).toHaveAttribute('value', '1234.5');
  });

test('the price of the feed is shown @all', async ({ page }) => {
  const { sharePrice } = (await (await page.request.get('/api/share-price/')).json()) as { sharePrice: number };
  expect(sharePrice).toBeGreaterThan(10);
  await visit(page, '/en/');
  const { header, t } = shell(page, 'en');
  const line = header.getByRole('link', { name: t('sharePrice.label') });
  const [price, change] = [line.locator('data').first(), line.locator('data').last()];
  await expect(price).toHaveText(/^€\d{2,3}\.\d{2}$/);
  await expect(change).toHaveText(/^([+−]\d+\.\d{2}|0\.00)%$/);
  await expect(line.locator('time')).toHaveText(/^\d{1,2} \w+, \d{2}:\d{2}$/);
});

test('it links to the share page without reloading the document @all', async ({ page }) => {
  await quote(page, 1234.5);
  await visit(page, '/fr/');
  await markDocument(page);
  const { header, t } = shell(page, 'fr');
  await header.getByRole('link', { name: t('sharePrice.label') }).click();
  await expect(page).toHaveURL(await address('share', 'fr'));
  expect(await isSameDocument(page)).toBe(true);
});

test('it is requested when the page opens, then every two minutes, and not again when a link is followed', async ({
  page,
}) => {
  let calls = 0;
  await page.route(endpoint, (route) => {
    calls += 1;
    return route.fulfill({ json: quoteOf(100 + calls) });
  });
  await page.clock.install();
  await visit(page, '/en/');
  const { header, tab, t } = shell(page, 'en');
  const line = header.getByText(t('sharePrice.label'));
  await expect(line).toContainText('€101.00');
  await stopClock(page);

  const [group] = (await settings('en')).headerTabs;
  await tab(group?.text ?? '').click();
  await expect(page).toHaveURL(group?.link ?? '');
  await page.clock.runFor(115_000);
  await expect(line).toContainText('€101.00');
  expect(calls).toBe(1);
  await page.clock.runFor(5_000);
  await expect(line).toContainText('€102.00');
  await page.clock.runFor(120_000);
  await expect(line).toContainText('€103.00');
  expect(calls).toBe(3);
});

test('it disappears silently when it is unavailable, and comes back', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const answers = [
    { json: quoteOf(200) },
    { status: 500, json: {} },
    { json: quoteOf(201) },
    { json: quoteOf(null) },
    { json: quoteOf(202) },
    null,
    { json: quoteOf(203) },
  ];
  await page.route(endpoint, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.abort();
  });
  await page.clock.install();
  await visit(page, await address('history', 'en'));
  const { header, t } = shell(page, 'en');
  const line = header.getByText(t('sharePrice.label'));
  await expect(line).toContainText('€200.00');
  await stopClock(page);
  for (const next of ['€201.00', '€202.00', '€203.00']) {
    await page.clock.runFor(120_000);
    await expect(line).toBeHidden();
    await page.clock.runFor(120_000);
    await expect(line).toContainText(next);
  }
  expect(errors).toEqual([]);
});
