import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatEuro } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';
import brand from '../../content/brand.json' with { type: 'json' };
import { getEntryPath } from '../support/content';
import { coreTag } from '../support/core';
import { isSameDocument, markDocument } from '../support/shell';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { market } from '../support/vendors';
import { visit } from '../support/visit';

/** Locators for the chart of the share price in a locale. */
const chartLocators = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'price-chart');
  const sharePriceT = getTranslator(locale, 'share-price');
  const periodLabel = (period: string) => sharePriceT(`period-${period}`);
  const chart = (period: string) => page.getByRole('figure', { name: t('chart', { period: periodLabel(period) }) });
  return {
    t,
    sharePriceT,
    section: page.locator('[data-section="share-price"]'),
    period: (period: string) => page.getByRole('link', { name: periodLabel(period), exact: true }),
    chart,
    compare: page.getByRole('link', { name: t('compare') }),
    shareOnly: page.getByRole('link', { name: t('alone') }),
    index: (period: string) => chart(period).locator('path[data-part="index"]'),
    slider: page.getByRole('slider', { name: t('cursor') }),
    table: page.getByRole('table'),
  };
};

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  if (!market.hasClosingPrices) {
    for (const javaScriptEnabled of [true, false])
      test.describe(`without closing prices in ${locale}, with JavaScript: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        test(`the page says that the chart is unavailable${coreTag(locale, 'en')}`, async ({ page }) => {
          await page.goto(await getEntryPath('share', locale));
          const { t, section } = chartLocators(page, locale);
          await expect(section.getByRole('status').filter({ hasText: t('unavailable') })).toBeVisible();
          await expect(section.getByRole('figure').or(section.getByRole('table'))).toHaveCount(0);
        });
      });
    continue;
  }

  test.describe(`the chart of the share price in ${locale}`, () => {
    if (market.hasIndex)
      test(`is compared with the index, and again when its address is opened${coreTag(locale, 'en')}`, async ({
        page,
      }) => {
        await visit(page, await getEntryPath('share', locale));
        const { t, period, chart, compare, shareOnly, index } = chartLocators(page, locale);
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
        await shareOnly.click();
        await expect(index('5y')).toHaveCount(0);
      });
    else
      test(`offers no comparison, and is drawn alone at the address of a comparison${coreTag(locale, 'en')}`, async ({
        page,
      }) => {
        await visit(page, `${await getEntryPath('share', locale)}?period=5y&compare=index`);
        const { chart, compare, shareOnly, index } = chartLocators(page, locale);
        await expect(chart('5y')).toBeVisible();
        await expect(compare.or(shareOnly).or(index('5y'))).toHaveCount(0);
      });
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the chart, its periods and its table are present${coreTag(locale, 'en')}`, async ({ page }) => {
      await page.goto(await getEntryPath('share', locale));
      const { t, sharePriceT, section, period, chart, compare, slider, table } = chartLocators(page, locale);
      await expect(chart('1y').locator('[data-part="line"]')).toHaveAttribute('d', /^M0,.*L100,/);
      if (market.delayMinutes)
        await expect(section.getByText(sharePriceT('delay', { count: market.delayMinutes }))).toBeVisible();
      await expect(slider).toBeHidden();
      await period('5y').click();
      await expect(page).toHaveURL(/\?period=5y#price-chart$/);
      await expect(chart('5y')).toBeVisible();
      await section.getByText(t('table')).click();
      await expect(table.first().getByRole('row')).toHaveCount(13);
      if (market.hasIndex) {
        await compare.click();
        await expect(page).toHaveURL(/\?period=5y&compare=index#price-chart$/);
        await expect(chart('5y').getByText(t('rebased'))).toBeVisible();
      }
    });

    test(`the prices of the period that is shown can be downloaded as a file${coreTag(locale, 'en')}`, async ({
      page,
    }) => {
      await page.goto(`${await getEntryPath('share', locale)}?period=10y`);
      const { t, section } = chartLocators(page, locale);
      const download = page.waitForEvent('download');
      await section.getByRole('link', { name: t('csv') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${brand.fileName}-share-price-10y.csv`);
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe(market.hasIndex ? 'date,close_eur,index_points' : 'date,close_eur');
      expect(lines.length).toBeGreaterThan(2500);
    });
  });
}

for (const locale of locales)
  test(`the current price in ${locale} is one line that ends before the chart${coreTag(locale, 'fr')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const texts = { [locale]: formatEuro(locale, 1234.5) };
    await page.route('**/api/share-price/', (route) => route.fulfill({ json: { sharePrice: 1234.5, texts } }));
    await visit(page, await getEntryPath('share', locale));
    const { section } = chartLocators(page, locale);
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
