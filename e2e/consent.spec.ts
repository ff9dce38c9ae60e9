import type { Page } from '@playwright/test';
import { consent, enableAnalytics, readDataLayer, tagManager } from './support/analytics';
import { collectBrowserErrors } from './support/browser-errors';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { findViolations } from './support/violations';
import { visit } from './support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const locale = 'en';
const grantedMessage = ['consent', 'update', { analytics_storage: 'granted' }];
const withdrawnMessage = ['consent', 'update', { analytics_storage: 'denied' }];

/** Adds up the layout shifts in the page while it is open, for `readLayoutShift`. */
const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { shifts: sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const readLayoutShift = (page: Page): Promise<number> => page.evaluate(() => Number(Object(window).shifts ?? 0));

test.describe('where visits are measured', () => {
  test('before a choice in the banner, nothing leaves the site, nothing moves, and the page can be used', async ({
    page,
    context,
  }) => {
    const browserErrors = collectBrowserErrors(page);
    const externalRequests = await enableAnalytics(page);
    await observeLayoutShifts(page);
    await visit(page, `/${locale}/`);
    const { banner, t } = consent(page, locale);
    await expect(banner).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell(page, locale).t('shell.skipToContent') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: t('more') })).toBeFocused();
    for (const choice of ['reject', 'accept', 'options']) {
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('button', { name: t(choice) })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(shell(page, locale).header.getByRole('link').first()).toBeFocused();

    const [first] = (await readDataLayer(page)) as [unknown[]];
    expect(first.slice(0, 2)).toEqual(['consent', 'default']);
    expect(new Set(Object.values(Object(first[2])))).toEqual(new Set(['denied']));
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    expect(externalRequests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  test('visitors who reject are not measured, and do not see the banner again', async ({ page, context }) => {
    const externalRequests = await enableAnalytics(page);
    await visit(page, `/${locale}/`);
    const { banner, t } = consent(page, locale);
    await banner.getByRole('button', { name: t('reject') }).click();
    await expect(banner).toHaveCount(0);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'cc_cookie', domain: 'localhost', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(182 * 86_400, -3);

    await visit(page, `/${locale}/`);
    await expect.poll(async () => (await readDataLayer(page)).length).toBe(1);
    await expect(banner).toHaveCount(0);
    expect(externalRequests).toEqual([]);
    expect(await context.cookies()).toHaveLength(1);
  });

  test('visitors who accept are measured, within the site’s policy, until they change their mind', async ({
    page,
    context,
  }) => {
    const browserErrors = collectBrowserErrors(page);
    const externalRequests = await enableAnalytics(page);
    await visit(page, `/${locale}/`);
    const { banner, options, link, checkbox, t } = consent(page, locale);
    await banner.getByRole('button', { name: t('accept') }).click();
    await expect(banner).toHaveCount(0);
    await expect.poll(() => externalRequests).toEqual([expect.stringContaining(tagManager)]);
    expect(await readDataLayer(page)).toContainEqual(grantedMessage);
    expect(await readDataLayer(page)).toContainEqual(expect.objectContaining({ event: 'gtm.js' }));

    await visit(page, `/${locale}/`);
    await expect.poll(() => externalRequests).toHaveLength(2);
    await expect(banner).toHaveCount(0);

    await context.addCookies([{ name: '_ga', value: '1', domain: 'localhost', path: '/' }]);
    await link.click();
    await expect(checkbox('analytics')).toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    await checkbox('analytics').uncheck();
    const reloaded = page.waitForEvent('load');
    await options.getByRole('button', { name: t('save') }).click();
    await reloaded;
    await expect.poll(async () => (await readDataLayer(page)).length).toBe(1);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie']);
    expect(await readDataLayer(page)).not.toContainEqual(withdrawnMessage);
    expect(externalRequests).toHaveLength(2);

    await link.click();
    await expect(checkbox('analytics')).not.toBeChecked();
    await expect(checkbox('media')).toBeChecked();
    expect(browserErrors).toEqual([]);
  });

  test('the banner fits 320 pixels, and covers nothing that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enableAnalytics(page);
    await visit(page, `/${locale}/`);
    const { banner, link } = consent(page, locale);
    await expect(banner).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const bannerTop = (await banner.boundingBox())?.y ?? 0;
    expect(bannerTop).toBeGreaterThan(640 * 0.35);

    const copyright = shell(page, locale).footer.locator('p').last();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await copyright.boundingBox())?.y).toBeLessThan(bannerTop);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bannerTop);
  });
});

test.describe('where nothing is measured', () => {
  test('there is no banner, and the link at the foot of the page opens the choices', async ({ page, context }) => {
    const browserErrors = collectBrowserErrors(page);
    await visit(page, `/${locale}/`);
    const { banner, options, link, checkbox, t } = consent(page, locale);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(options).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    for (const category of ['analytics', 'media']) await expect(checkbox(category)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await context.cookies()).toEqual([]);

    await link.click();
    await checkbox('media').check();
    await options.getByRole('button', { name: t('save') }).click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie']);
    expect(browserErrors).toEqual([]);
  });
});
