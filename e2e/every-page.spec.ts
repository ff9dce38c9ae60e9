import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { collectBrowserErrors } from './support/browser-errors';
import { coreTag } from './support/core';
import { findCoveredBreadcrumbs, findOverflow } from './support/layout';
import { allPageTypes, getPagePath } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { findViolations } from './support/violations';
import { mockSharePrice, visit } from './support/visit';

/** Locales in which every page is checked at every width. The other locales differ only in their strings. */
const fullyCheckedLocales: readonly Locale[] = ['en', 'jp'];
const otherWidthsPx = [320, 820, 1920];
const typesInEveryLocale: typeof allPageTypes = ['home', 'house', 'article', 'job offers', 'documents', 'press'];

const coreTests = [...allPageTypes.map((type) => `${type} en` as const), 'home jp'] as const;

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Checks that nothing overflows the window, and that nothing covers the breadcrumbs. */
const checkLayout = async (page: Page) => {
  expect.soft(await findOverflow(page), 'elements that overflow').toEqual([]);
  expect.soft(await findCoveredBreadcrumbs(page), 'covered breadcrumbs').toEqual([]);
};

for (const locale of locales)
  for (const type of fullyCheckedLocales.includes(locale) ? allPageTypes : typesInEveryLocale) {
    test(`${type} in ${locale} is accessible, fits its window, and causes no browser errors${coreTag(`${type} ${locale}`, ...coreTests)}`, async ({
      page,
    }) => {
      const browserErrors = collectBrowserErrors(page);
      await mockSharePrice(page, 1234.5);
      await visit(page, await getPagePath(type, locale));
      expect(await findViolations(page)).toEqual([]);
      await checkLayout(page);
      await test.step('on a phone', async () => {
        await page.setViewportSize(sizes.mobile);
        await checkLayout(page);
      });
      expect(browserErrors).toEqual([]);
    });

    if (fullyCheckedLocales.includes(locale))
      test(`${type} in ${locale} fits windows of other widths, and is accessible on a phone @all`, async ({ page }) => {
        const browserErrors = collectBrowserErrors(page);
        await mockSharePrice(page, 1234.5);
        await visit(page, await getPagePath(type, locale));
        for (const width of otherWidthsPx)
          await test.step(`at ${width} pixels`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await checkLayout(page);
          });
        await page.setViewportSize(sizes.mobile);
        expect(await findViolations(page)).toEqual([]);
        expect(browserErrors).toEqual([]);
      });
  }
