import { type Locale, locales } from '@/lib/i18n/locales';
import { complaintsOf } from './support/complaints';
import { covered, overflow } from './support/fit';
import { everyPage, pathOf } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { quote, visit } from './support/visit';

/** Locales in which every page is checked at every width. The other locales differ only in their strings. */
const thorough: readonly Locale[] = ['en', 'jp'];
const widths = [320, 375, 820, 1920];
const everywhere: typeof everyPage = ['home', 'house', 'article', 'job offers', 'documents', 'press'];

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales)
  for (const type of thorough.includes(locale) ? everyPage : everywhere)
    test(`${type} in ${locale} is accessible, fits its window, and causes no browser errors`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const look = async () => {
        expect.soft(await overflow(page), 'what sticks out').toEqual([]);
        expect.soft(await covered(page), 'breadcrumbs that something lies over').toEqual([]);
      };
      await quote(page, 1234.5);
      await visit(page, await pathOf(type, locale));
      expect(await violations(page)).toEqual([]);
      await look();
      if (thorough.includes(locale)) {
        for (const width of widths)
          await test.step(`at ${width} pixels`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await look();
          });
        await page.setViewportSize(sizes.mobile);
        expect(await violations(page), 'on mobile').toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
