import { collectBrowserErrors } from '../support/browser-errors';
import { getEntryPath, getHeading, loadEntry } from '../support/content';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const locale = 'en';

test.describe('a page over a page', () => {
  test('opens by its link, with its title and sections, and closes', async ({ page }) => {
    const browserErrors = collectBrowserErrors(page);
    const group = await getEntryPath('group', locale);
    const profile = await loadEntry('profile', locale);
    await visit(page, group);
    const opener = page.locator('a[aria-haspopup="dialog"]').first();
    await opener.click();
    const title = getHeading(profile);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(group);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(browserErrors).toEqual([]);
  });

  test('is closed by Back, which then leaves the page', async ({ page }) => {
    const group = await getEntryPath('group', locale);
    await visit(page, '/en/');
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
    await expect(page).toHaveURL('/en/');
  });
});
