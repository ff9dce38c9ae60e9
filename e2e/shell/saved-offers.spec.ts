import type { Page } from '@playwright/test';
import { careers, getJobsPath } from '../support/careers';
import { coreTag } from '../support/core';
import { findOverflow } from '../support/layout';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const viewports = [
  ['a window of 320 pixels', { width: 320, height: 640 }, 104],
  ['mobile', sizes.mobile, 104],
  ['tablet', sizes.tablet, 125],
] as const;

const getPictureWidth = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('article')
    .first()
    .locator('img')
    .evaluate((picture) => picture.getBoundingClientRect().width);

for (const [viewportName, viewport, pictureWidthPx] of viewports)
  test(`on ${viewportName} the header shows the saved offers, and fits${coreTag(viewportName, 'a window of 320 pixels')}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, await getJobsPath('fr'));
    const { header, savedOffersButton, savedOffersPopup, logo } = shell(page, 'fr');
    const { offers } = careers(page, 'fr');
    await expect(savedOffersButton(0)).toBeVisible();
    await expect(savedOffersButton(0).locator('span')).toHaveCount(0);
    for (const index of [0, 1]) await offers.nth(index).getByRole('button').click();
    await expect(savedOffersButton(2).locator('span')).toBeVisible();
    await expect(header).toBeInViewport();
    await expect(logo).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);

    await savedOffersButton(2).click();
    await expect(savedOffersPopup.getByRole('article')).toHaveCount(2);
    expect(await getPictureWidth(page)).toBe(pictureWidthPx);
    expect(await savedOffersPopup.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(savedOffersPopup).toBeHidden();
    await expect(savedOffersButton(2)).toBeFocused();
  });
