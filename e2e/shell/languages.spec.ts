import { getLanguageTag } from '@/lib/i18n/locales';
import { loadSettings } from '../support/content';
import { isSameDocument, markDocument, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

test("the page's language stays a language tag: at first, after hydration and after navigation", async ({ page }) => {
  await visit(page, '/jp/');
  await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('jp'));
  const { tab } = shell(page, 'jp');
  const [group] = (await loadSettings('jp')).headerTabs;
  await markDocument(page);
  await tab(group?.text ?? '').click();
  await expect(page).toHaveURL(group?.link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('jp'));
  await page.goBack();
  await expect(page).toHaveURL('/jp/');
  await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('jp'));
  expect(await isSameDocument(page)).toBe(true);
});
