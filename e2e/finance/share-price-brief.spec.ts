import { type Locale, locales } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { market } from '../support/vendors';
import { quote, visit } from '../support/visit';
import { words } from '../support/words';

for (const locale of locales)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ])
    test(`the page for investors in ${locale} shows the price in the first viewport of ${viewport.width} pixels${coreIn(`${locale} ${viewport.width}`, 'fr 375')}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await quote(page, 1234.5);
      await visit(page, await address('investors', locale));
      const brief = page.locator('[data-section="share-price-brief"]');
      await expect(brief.locator('b')).toBeInViewport({ ratio: 1 });
      await expect(brief.locator('time').first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

test('the price links to the share page @all', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, await address('investors', 'en'));
  const brief = page.locator('[data-section="share-price-brief"]');
  // The link covers the price and its chart, so a click on them needs `force`.
  await brief.locator(market.hasCloses ? 'svg' : 'b').click({ force: true });
  await expect(page).toHaveURL(await address('share', 'en'));
});

for (const locale of ['en', 'jp'] satisfies Locale[])
  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the link is present${market.hasCloses ? ', with the last close and its year' : ''}${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await page.goto(await address('investors', locale));
      const t = words(locale, 'share-price');
      const brief = page.locator('[data-section="share-price-brief"]');
      if (market.hasCloses) {
        await expect(brief).toContainText('€');
        await expect(brief.locator('path')).toHaveAttribute('d', /^M0\.0,.*L100\.0,/);
        await expect(brief.getByRole('figure')).toContainText(t('period-1y'));
      } else await expect(brief.getByRole('figure')).toHaveCount(0);
      await expect(brief.getByRole('link', { name: t('name') })).toHaveAttribute(
        'href',
        await address('share', locale),
      );
    });
  });
