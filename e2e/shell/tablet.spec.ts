import { localeTable } from '@/lib/i18n/locales';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.tablet });

test('the tablet header offers the menu, the saved offers, search, sharing and languages', async ({ page }) => {
  await visit(page, '/en/');
  const { header, menu, menuButton, tools, t } = shell(page, 'en');
  await expect(menu).toBeHidden();
  await expect(tools).toBeHidden();
  await expect(menuButton).toBeVisible();
  const names = () =>
    header.locator('button:visible').evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  await expect
    .poll(names)
    .toEqual([
      t('menu.open'),
      t('favourites.open', { count: 0 }),
      t('search.open'),
      t('share.open'),
      t('language.open', { language: localeTable.en.name }),
    ]);
});
