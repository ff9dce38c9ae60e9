import type { Locale } from '@/lib/i18n/locales';
import { complaintsOf } from '../support/complaints';
import { address, entry, headingOf } from '../support/content';
import { coreIn } from '../support/core';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of ['en', 'jp'] satisfies Locale[])
  test.describe(`a page over a page in ${locale}`, () => {
    test(`opens by its link, with its title and sections, and closes${coreIn(locale, 'en')}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const group = await address('group', locale);
      const profile = await entry('profile', locale);
      await visit(page, group);
      const opener = page.locator('a[aria-haspopup="dialog"]').first();
      await opener.click();
      const title = headingOf(profile);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(group);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(complaints).toEqual([]);
    });

    test(`is closed by Back, which then leaves the page${coreIn(locale, 'en')}`, async ({ page }) => {
      const group = await address('group', locale);
      await visit(page, `/${locale}/`);
      await visit(page, group);
      const opener = page.locator('a[aria-haspopup="dialog"]').first();
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(group);
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A visitor cannot press Back before the popup has left the history.
      await expect.poll(() => page.evaluate(() => window.history.state.popup)).toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/`);
    });

    test('is replaced by the page that a link in it opens @all', async ({ page }) => {
      const profile = await address('profile', locale);
      const group = await address('group', locale);
      await visit(page, `/${locale}/`);
      await visit(page, group);
      await page.locator('a[aria-haspopup="dialog"]').first().click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words(locale)('overlay.open') })
        .click();
      await expect(page).toHaveURL(profile);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(group);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/`);
    });

    test(`says when it is unavailable, and links to the page${coreIn(locale, 'en')}`, async ({ page }) => {
      await page.route('**/api/page-in-overlay/**', (route) => route.fulfill({ status: 502, json: {} }));
      await visit(page, await address('group', locale));
      await page.locator('a[aria-haspopup="dialog"]').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status')).toHaveText(words(locale)('overlay.error'));
      await expect(dialog.getByRole('link')).toHaveAttribute('href', await address('profile', locale));
    });
  });
