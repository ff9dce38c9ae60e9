import type { Locator, Page } from '@playwright/test';
import { getEntryPath } from '../support/content';
import { coreTag } from '../support/core';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** The tolerated difference: a paragraph above may wrap into fewer lines when it is laid out again. */
const tolerancePx = 40;
const getTop = (link: Locator) => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Follows a link and goes back. Checks that the link is then where it was in the window. */
const followAndGoBack = async (page: Page, link: Locator) => {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await getTop(link);
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL(`**${pathname}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await getTop(link)) - top)).toBeLessThan(tolerancePx);
};

const lists = ['news', 'job-offers'] as const;

const locale = 'fr';

test('going back shows a page where the visitor left it', async ({ page }) => {
  await visit(page, await getEntryPath('group', locale));
  await followAndGoBack(page, page.getByRole('main').getByRole('link').last());
});

test('a page that is loaded again is shown where the visitor left it', async ({ page }) => {
  // The code that does this is loaded after hydration, and runs when the browser is idle.
  const scriptResponse = page.waitForResponse(/\/chunks\/shell\./);
  await visit(page, await getEntryPath('history', locale));
  await (await scriptResponse).finished();
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1500);
});

for (const list of lists)
  test(`going back shows all ${list} that were loaded${coreTag(list, 'news')}`, async ({ page }) => {
    await visit(page, await getEntryPath(list, locale));
    const items = page.getByRole('main').getByRole('article');
    for (let round = 0; round < 2; round++) {
      const countBefore = await items.count();
      await page.locator('a[rel="next"]').click();
      await expect.poll(() => items.count()).toBeGreaterThan(countBefore);
    }
    const count = await items.count();
    await followAndGoBack(
      page,
      items
        .nth(count - 3)
        .getByRole('link')
        .first(),
    );
    await expect(items).toHaveCount(count);
  });

test('going back from another order shows all offers that were loaded, where the visitor left them', async ({
  page,
}) => {
  const path = await getEntryPath('job-offers', locale);
  await visit(page, path);
  const items = page.getByRole('main').getByRole('article');
  const count = await items.count();
  await page.locator('a[rel="next"]').click();
  await expect(items).toHaveCount(2 * count);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  // Playwright would scroll to the list of orders, to choose from it as a visitor does.
  await page.locator('select[name="sort"]').evaluate((select: HTMLSelectElement) => {
    select.value = 'date_asc';
    select.form?.requestSubmit();
  });
  await expect(page).toHaveURL(`${path}?sort=date_asc`);
  await expect(items).toHaveCount(count);
  await page.goBack();
  await expect(items).toHaveCount(2 * count);
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(tolerancePx);
});
