import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatEuro } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { isSameDocument, markDocument } from '../support/shell';
import { expect, test } from '../support/test';
import { market } from '../support/vendors';
import { visit } from '../support/visit';
import { words } from '../support/words';

/** Locators for the chart of the share price in a locale. */
const chartOf = (page: Page, locale: Locale) => {
  const t = words(locale, 'price-chart');
  const sharePrice = words(locale, 'share-price');
  const span = (period: string) => sharePrice(`period-${period}`);
  const chart = (period: string) => page.getByRole('figure', { name: t('chart', { period: span(period) }) });
  return {
    t,
    sharePrice,
    section: page.locator('[data-section="share-price"]'),
    period: (period: string) => page.getByRole('link', { name: span(period), exact: true }),
    chart,
    compare: page.getByRole('link', { name: t('compare') }),
    alone: page.getByRole('link', { name: t('alone') }),
    index: (period: string) => chart(period).locator('path[data-part="index"]'),
    slider: page.getByRole('slider', { name: t('cursor') }),
    table: page.getByRole('table'),
  };
};

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  if (!market.hasCloses) {
    for (const javaScriptEnabled of [true, false])
      test.describe(`without closing prices in ${locale}, with JavaScript: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        test(`the chart is said to be unavailable${coreIn(locale, 'en')}`, async ({ page }) => {
          await page.goto(await address('share', locale));
          const { t, section } = chartOf(page, locale);
          await expect(section.getByRole('status')).toHaveText(t('unavailable'));
          await expect(section.getByRole('figure').or(section.getByRole('table'))).toHaveCount(0);
        });
      });
    continue;
  }

  test.describe(`the chart of the share price in ${locale}`, () => {
    test(`shows another period without leaving the page, and again when its address is opened${coreIn(locale, 'en', 'jp')}`, async ({
      page,
    }) => {
      await visit(page, await address('share', locale));
      const { period, chart } = chartOf(page, locale);
      await markDocument(page);
      await expect(period('1y')).toHaveAttribute('aria-current', 'true');
      await period('5y').click();
      await expect(chart('5y')).toBeVisible();
      await expect(period('5y')).toBeFocused();
      await expect(page).toHaveURL(/\?period=5y/);
      expect(await isSameDocument(page)).toBe(true);
      await page.reload();
      await expect(chart('5y')).toBeVisible();
      await expect(period('5y')).toHaveAttribute('aria-current', 'true');
    });

    if (market.hasIndex)
      test(`is compared with the index, and again when its address is opened${coreIn(locale, 'en')}`, async ({
        page,
      }) => {
        await visit(page, await address('share', locale));
        const { t, period, chart, compare, alone, index } = chartOf(page, locale);
        await markDocument(page);
        await period('10y').click();
        await expect(chart('10y')).toBeVisible();
        await compare.click();
        await expect(chart('10y').getByText(t('rebased'))).toBeVisible();
        await expect(page).toHaveURL(/\?period=10y&compare=index/);
        await period('5y').click();
        await expect(index('5y')).toHaveAttribute('d', /^M0,.*L100,/);
        expect(await isSameDocument(page)).toBe(true);
        await page.reload();
        await expect(chart('5y').getByText(t('rebased'))).toBeVisible();
        await alone.click();
        await expect(index('5y')).toHaveCount(0);
      });
    else
      test(`offers no comparison, and is drawn alone at the address of a comparison${coreIn(locale, 'en')}`, async ({
        page,
      }) => {
        await visit(page, `${await address('share', locale)}?period=5y&compare=index`);
        const { chart, compare, alone, index } = chartOf(page, locale);
        await expect(chart('5y')).toBeVisible();
        await expect(compare.or(alone).or(index('5y'))).toHaveCount(0);
      });
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the chart, its periods and its table are present${coreIn(locale, 'en')}`, async ({ page }) => {
      await page.goto(await address('share', locale));
      const { t, sharePrice, section, period, chart, compare, slider, table } = chartOf(page, locale);
      await expect(chart('1y').locator('[data-part="line"]')).toHaveAttribute('d', /^M0,.*L100,/);
      if (market.delayMinutes)
        await expect(section.getByText(sharePrice('delay', { count: market.delayMinutes }))).toBeVisible();
      await expect(slider).toBeHidden();
      await period('5y').click();
      await expect(page).toHaveURL(/\?period=5y#price$/);
      await expect(chart('5y')).toBeVisible();
      await section.getByText(t('table')).click();
      await expect(table.first().getByRole('row')).toHaveCount(13);
      if (market.hasIndex) {
        await compare.click();
        await expect(page).toHaveURL(/\?period=5y&compare=index#price$/);
        await expect(chart('5y').getByText(t('rebased'))).toBeVisible();
      }
    });

    test(`the prices of the period that is shown can be downloaded as a file${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await page.goto(`${await address('share', locale)}?period=10y`);
      const { t, section } = chartOf(page, locale);
      const download = page.waitForEvent('download');
      await section.getByRole('link', { name: t('csv') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('halcyre-share-price-10y.csv');
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe(market.hasIndex ? 'date,close_eur,index_points' : 'date,close_eur');
      expect(lines.length).toBeGreaterThan(2500);
    });
  });
}

for (const locale of locales)
  test(`the current price in ${locale} is one line that ends before the chart${coreIn(locale, 'fr')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const texts = { [locale]: formatEuro(locale, 1234.5) };
    await page.route('**/api/share-price/', (route) => route.fulfill({ json: { sharePrice: 1234.5, texts } }));
    await visit(page, await address('share', locale));
    const { section } = chartOf(page, locale);
    const price = section.getByText(/1.?234[.,]50/);
    const { lines, right } = await price.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { height, right } = text.getBoundingClientRect();
      return { lines: height / Number.parseFloat(getComputedStyle(element).fontSize), right };
    });
    expect(lines).toBeLessThan(1.9);
    expect(right).toBeLessThan((await section.getByRole('navigation').boundingBox())?.x ?? 0);
  });
