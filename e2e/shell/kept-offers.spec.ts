import type { Page } from '@playwright/test';
import { careers, jobsPage } from '../support/careers';
import { coreIn } from '../support/core';
import { overflow } from '../support/fit';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const small = [
  ['a window of 320 pixels', { width: 320, height: 640 }, 104],
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
  test(`on ${where} the header shows the saved offers, and fits${coreIn(where, 'a window of 320 pixels')}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, await jobsPage('fr'));
    const { header, keptOffers, keptOffersPopup, logo } = shell(page, 'fr');
    const { offers } = careers(page, 'fr');
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

test('the saved offers opened from the mobile menu replace it, and give the focus back to its button', async ({
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
});
