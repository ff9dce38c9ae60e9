import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { settings } from '../support/content';
import { coreIn } from '../support/core';
import { overflow } from '../support/fit';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const narrow = { width: 320, height: 640 };
const small = [
  ['a window of 320 pixels', narrow, 104],
  ['mobile', sizes.mobile, 104],
  ['tablet', sizes.tablet, 125],
] as const;

const widthOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('article')
    .first()
    .locator('img')
    .evaluate((picture) => picture.getBoundingClientRect().width);

for (const [where, viewport, picture] of small)
  for (const locale of ['en', 'fr'] satisfies Locale[])
    test(`on ${where} in ${locale} the header shows the saved offers, and fits${coreIn(`${where} ${locale}`, 'a window of 320 pixels fr')}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visit(page, await jobsPage(locale));
      const { header, keptOffers, keptOffersPopup, logo } = shell(page, locale);
      const { offers } = careers(page, locale);
      await expect(keptOffers(0)).toBeVisible();
      await expect(keptOffers(0).locator('span')).toHaveCount(0);
      for (const index of [0, 1]) await offers.nth(index).getByRole('button').click();
      await expect(keptOffers(2).locator('span')).toBeVisible();
      await expect(header).toBeInViewport();
      await expect(logo).toBeVisible();
      expect(await overflow(page)).toEqual([]);

      await keptOffers(2).click();
      await expect(keptOffersPopup.getByRole('article')).toHaveCount(2);
      expect(await widthOf(page)).toBe(picture);
      expect(await keptOffersPopup.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(keptOffersPopup).toBeHidden();
      await expect(keptOffers(2)).toBeFocused();
    });

test('on mobile the menu links to the saved offers everywhere, and so does the header once there are any', async ({
  page,
}) => {
  await page.setViewportSize(sizes.mobile);
  await visit(page, '/en/');
  const { burger, mobileMenu, keptOffers, keptOffersPopup, t } = shell(page, 'en');
  await expect(keptOffers(0)).toBeHidden();
  await burger.click();
  await mobileMenu.getByRole('button', { name: t('favourites.open', { count: 0 }) }).click();
  await expect(keptOffersPopup).toContainText(t('favourites.empty'));
  await expect(mobileMenu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(burger).toBeFocused();

  await visit(page, await jobsPage('en'));
  await careers(page, 'en').offers.first().getByRole('button').click();
  await visit(page, '/en/');
  await expect(keptOffers(1)).toBeVisible();
});

test.describe('signing in and alerts', () => {
  for (const [where, viewport] of small)
    test(`are in the menu of an offer on ${where}${coreIn(where, 'mobile')}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, await jobsPage('en'));
      const { offers, alertPopup, t } = careers(page, 'en');
      await visit(page, `${await offers.first().getByRole('link').getAttribute('href')}`);
      const { burger, mobileMenu } = shell(page, 'en');
      const { signIn } = await settings('en');
      await burger.click();
      const link = mobileMenu.getByRole('link', { name: signIn.text });
      await expect(link).toHaveAttribute('href', signIn.url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      expect(await mobileMenu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      await mobileMenu.getByRole('button', { name: t('alert.title') }).click();
      await expect(alertPopup.getByRole('textbox', { name: t('alert.email') })).toBeFocused();
      await expect(mobileMenu).toBeHidden();
    });

  test('are not in the menu elsewhere @all', async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    await visit(page, '/en/');
    const { burger, mobileMenu } = shell(page, 'en');
    const { signIn, joinUs } = await settings('en');
    await burger.click();
    await expect(mobileMenu.getByRole('link', { name: joinUs.text })).toBeVisible();
    await expect(mobileMenu.getByRole('link', { name: signIn.text })).toHaveCount(0);
    await expect(mobileMenu.getByRole('button', { name: careers(page, 'en').t('alert.title') })).toHaveCount(0);
  });
});
