import { loadSettings } from '../support/content';
import { getCentre, isSameDocument, markDocument, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

test('a submenu stays open while the pointer moves down into it, and its links lead to their pages', async ({
  page,
}) => {
  await visit(page, '/en/');
  const { tab, submenu, openSubmenus } = shell(page, 'en');
  await tab('Group').hover();
  const link = submenu(0).getByRole('link', { name: 'Board of Directors' });
  const [from, to] = [await getCentre(tab('Group')), await getCentre(link)];
  await page.mouse.move(from.x, to.y, { steps: 15 });
  await page.mouse.move(to.x, to.y, { steps: 15 });
  await markDocument(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/en/group/governance/#board');
  await expect(openSubmenus).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first tap opens, the second follows the link', async ({ page }) => {
    await visit(page, '/jp/');
    const { tab, submenu, openSubmenus } = shell(page, 'jp');
    const [groupTab, otherTab] = (await loadSettings('jp')).headerTabs;
    if (!groupTab || !otherTab) throw new Error('The menu has too few tabs.');
    await tab(groupTab.text).tap();
    await expect(submenu(0)).toBeVisible();
    await expect(page).toHaveURL('/jp/');
    await tab(otherTab.text).tap();
    await expect(submenu(1)).toBeVisible();
    await expect(openSubmenus).toHaveCount(1);
    await expect(page).toHaveURL('/jp/');
    await tab(otherTab.text).tap();
    await expect(page).toHaveURL(otherTab.link);
    await expect(openSubmenus).toHaveCount(0);
  });
});
