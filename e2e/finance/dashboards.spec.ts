import { cms } from '@/lib/upstreams/cms';
import { getEntryPath } from '../support/content';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures are drawn, and written as text and as tables, page by page', async ({ page }) => {
    const [commonT, t] = [getTranslator('en'), getTranslator('en', 'dashboard')];
    const [first, , , , fifth] = (await cms.dashboard({ locale: 'en', draft: false }, 'climate'))?.indicators ?? [];
    await page.goto(await getEntryPath('climate-figures', 'en'));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: first?.label }) });
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByText(t('targetYear', { year: 2030 }))).toBeVisible();
    await page.getByText(t('table')).click();
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(9);
    await page.getByRole('link', { name: commonT('pager.next') }).click();
    await expect(page.getByRole('heading', { name: fifth?.label })).toBeVisible();
    await expect(page).toHaveURL(/\?page=1$/);
  });
});
