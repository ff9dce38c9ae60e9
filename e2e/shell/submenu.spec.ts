import type { Locale } from '@/lib/i18n/locales';
import { address, settings } from '../support/content';
import { coreIn } from '../support/core';
import { centreOf, isSameDocument, markDocument, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

const tabsOf = async (locale: Locale) => (await settings(locale)).headerTabs;
const houses = 1;

for (const locale of ['en', 'cn'] satisfies Locale[]) {
  test(`in ${locale} each submenu opens by hover, one at a time, and shows its sections${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/`);
    const { tab, submenu, openSubmenus } = shell(page, locale);
    for (const [index, { text, sections }] of (await tabsOf(locale)).entries()) {
      await tab(text).hover();
      await expect(submenu(index)).toBeVisible();
      await expect(openSubmenus).toHaveCount(1);
      const shown = await submenu(index)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
      const expected = sections.flatMap(({ title, link, pages }) => [
        [title, link],
        ...pages.map(({ pageTitle, pageLink }) => [pageTitle, pageLink]),
      ]);
      expect(shown).toEqual(expected);
      await expect(submenu(index).getByRole('img', { includeHidden: true })).toHaveCount(0);
      await expect(submenu(index).locator('img')).toHaveCount(sections.filter(({ thumbnail }) => thumbnail).length);
    }
    await page.mouse.move(700, 880);
    await expect(openSubmenus).toHaveCount(0);
  });

  test(`in ${locale} the columns are a third wide if the number of sections divides by three, otherwise a quarter @all`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/`);
    const { tab, submenu } = shell(page, locale);
    const tabs = await tabsOf(locale);
    expect(tabs[houses]?.sections).toHaveLength(9);
    for (const [index, { text, sections }] of tabs.entries()) {
      await tab(text).hover();
      const columns = submenu(index).locator('> ul');
      const share = await columns.evaluate((list) => {
        const { paddingLeft, paddingRight } = getComputedStyle(list);
        const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return (list.firstElementChild?.getBoundingClientRect().width ?? 0) / room;
      });
      expect(share, text).toBeCloseTo(sections.length % 3 === 0 ? 1 / 3 : 1 / 4, 2);
    }
  });
}

test('a submenu stays open while the pointer moves down into it, and its links lead to their pages', async ({
  page,
}) => {
  await visit(page, '/en/');
  const { tab, submenu, openSubmenus } = shell(page, 'en');
  await tab('Group').hover();
  const link = submenu(0).getByRole('link', { name: 'Board of Directors' });
  const [from, to] = [await centreOf(tab('Group')), await centreOf(link)];
  await page.mouse.move(from.x, to.y, { steps: 15 });
  await page.mouse.move(to.x, to.y, { steps: 15 });
  await markDocument(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/en/group/governance/#board');
  await expect(openSubmenus).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a click on a tab opens its page and leaves no submenu open @all', async ({ page }) => {
  await visit(page, '/en/');
  const { tab, openSubmenus } = shell(page, 'en');
  await tab('Sustainability').click();
  await expect(page).toHaveURL(await address('sustainability', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(openSubmenus).toHaveCount(0);
});

test('a link to an anchor on the page that is shown closes the submenu too @all', async ({ page }) => {
  await visit(page, await address('houses', 'en'));
  const { tab, disclosure, submenu, openSubmenus } = shell(page, 'en');
  await disclosure('Houses').focus();
  await page.keyboard.press('Enter');
  await submenu(houses).getByRole('link', { name: 'Watches' }).press('Enter');
  await expect(page).toHaveURL('/en/houses/#watches');
  await expect(openSubmenus).toHaveCount(0);
  await tab('Houses').hover();
  await submenu(houses).getByRole('link', { name: 'Jewellery' }).click();
  await expect(page).toHaveURL('/en/houses/#jewellery');
  await expect(openSubmenus).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  for (const locale of ['en', 'jp'] satisfies Locale[])
    test(`in ${locale} the first tap opens, the second follows the link${coreIn(locale, 'jp')}`, async ({ page }) => {
      await visit(page, `/${locale}/`);
      const { tab, submenu, openSubmenus } = shell(page, locale);
      const [group, other] = await tabsOf(locale);
      if (!group || !other) throw new Error('The menu has too few tabs.');
      await tab(group.text).tap();
      await expect(submenu(0)).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/`);
      await tab(other.text).tap();
      await expect(submenu(1)).toBeVisible();
      await expect(openSubmenus).toHaveCount(1);
      await expect(page).toHaveURL(`/${locale}/`);
      await tab(other.text).tap();
      await expect(page).toHaveURL(other.link);
      await expect(openSubmenus).toHaveCount(0);
    });

  test('a tap beside an open submenu closes it @all', async ({ page }) => {
    await visit(page, '/en/');
    const { tab, submenu, openSubmenus } = shell(page, 'en');
    await tab('Press').tap();
    await expect(submenu(5)).toBeVisible();
    await page.touchscreen.tap(60, 860);
    await expect(openSubmenus).toHaveCount(0);
  });
});

test.describe('from the keyboard', () => {
  for (const locale of ['en', 'fr'] satisfies Locale[])
    test(`in ${locale} a button opens the submenu; Escape closes it and gives the focus back${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      const { disclosure, submenu } = shell(page, locale);
      const [group] = await tabsOf(locale);
      const button = disclosure(group?.text ?? '');
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(submenu(0)).toBeVisible();
      await expect(submenu(0)).toHaveAttribute('id', (await button.getAttribute('aria-controls')) ?? '-');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(submenu(0).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(submenu(0)).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

  test('a submenu closes when the focus leaves it', async ({ page }) => {
    await visit(page, '/en/');
    const { disclosure, submenu, openSubmenus } = shell(page, 'en');
    await disclosure('Press').focus();
    await page.keyboard.press('Space');
    await submenu(5).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(openSubmenus).toHaveCount(0);
  });

  test('a link followed with Enter closes the submenu @all', async ({ page }) => {
    await visit(page, '/en/');
    const { disclosure, submenu, openSubmenus } = shell(page, 'en');
    await disclosure('Investors').focus();
    await page.keyboard.press('Enter');
    await submenu(4).getByRole('link', { name: 'Governance' }).press('Enter');
    await expect(page).toHaveURL(await address('governance', 'en'));
    await expect(openSubmenus).toHaveCount(0);
  });
});
