import { loadSettings } from '../support/content';
import { getCentre, isSameDocument, markDocument, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

test('the columns are a third wide if the number of sections divides by three, otherwise a quarter @all', async ({
  page,
}) => {
  await visit(page, '/en/');
  const { tab, submenu } = shell(page, 'en');
  const { headerTabs } = await loadSettings('en');
  expect(headerTabs.some(({ sections }) => sections.length % 3 === 0)).toBe(true);
  for (const [index, { text, sections }] of headerTabs.entries()) {
    await tab(text).hover();
    const columns = submenu(index).locator('> ul');
    const widthRatio = await columns.evaluate((list) => {
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const contentWidth = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (list.firstElementChild?.getBoundingClientRect().width ?? 0) / contentWidth;
    });
    expect(widthRatio, text).toBeCloseTo(sections.length % 3 === 0 ? 1 / 3 : 1 / 4, 2);
  }
});

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

test('a submenu opens from the keyboard, and closes when the focus leaves it', async ({ page }) => {
  await visit(page, '/en/');
  const { submenuButton, submenu, openSubmenus } = shell(page, 'en');
  await submenuButton('Press').focus();
  await page.keyboard.press('Space');
  await submenu(5).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(openSubmenus).toHaveCount(0);
});
