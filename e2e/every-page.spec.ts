import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { complaintsOf } from './support/complaints';
import { coreIn } from './support/core';
import { covered, overflow } from './support/fit';
import { everyPage, pathOf } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { quote, visit } from './support/visit';

/** Locales in which every page is checked at every width. The other locales differ only in their strings. */
const thorough: readonly Locale[] = ['en', 'jp'];
const otherWidths = [320, 820, 1920];
const everywhere: typeof everyPage = ['home', 'house', 'article', 'job offers', 'documents', 'press'];

const inCore = [...everyPage.map((type) => `${type} en` as const), 'home jp'] as const;

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const look = async (page: Page) => {
  expect.soft(await overflow(page), 'what sticks out').toEqual([]);
  expect.soft(await covered(page), 'breadcrumbs that something lies over').toEqual([]);
};

for (const locale of locales)
  for (const type of thorough.includes(locale) ? everyPage : everywhere) {
    test(`${type} in ${locale} is accessible, fits its window, and causes no browser errors${coreIn(`${type} ${locale}`, ...inCore)}`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await quote(page, 1234.5);
      await visit(page, await pathOf(type, locale));
      expect(await violations(page)).toEqual([]);
      await look(page);
      await test.step('on a phone', async () => {
        await page.setViewportSize(sizes.mobile);
        await look(page);
      });
      expect(complaints).toEqual([]);
    });

    if (thorough.includes(locale))
      test(`${type} in ${locale} fits windows of other widths, and is accessible on a phone @all`, async ({ page }) => {
        const complaints = complaintsOf(page);
        await quote(page, 1234.5);
        await visit(page, await pathOf(type, locale));
        for (const width of otherWidths)
          await test.step(`at ${width} pixels`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await look(page);
          });
        await page.setViewportSize(sizes.mobile);
        expect(await violations(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
  }
