import { type Locale, locales, localeTable } from '@/lib/i18n/locales';
import { address, entry, headingOf, settings } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { quote, visit } from '../support/visit';

test.use({ viewport: sizes.mobile });

test.describe('the mobile menu', () => {
  for (const locale of ['en', 'cn'] satisfies Locale[]) {
    test(`in ${locale} shows a thumbnail for each tab and one to join us, in the height of the window minus 172 pixels${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      const { burger, mobileMenu, menu } = shell(page, locale);
      const { headerTabs, joinUs } = await settings(locale);
      await expect(menu).toBeHidden();
      await burger.click();
      for (const { text } of headerTabs) {
        const tab = mobileMenu.getByRole('button', { name: text, exact: true });
        await expect(tab).toBeVisible();
        await expect(tab.locator('img')).toHaveCount(1);
      }
      const join = mobileMenu.getByRole('link', { name: joinUs.text, exact: true });
      await expect(join).toHaveAttribute('href', joinUs.link);
      await expect(join.locator('img')).toHaveCount(1);
      const area = mobileMenu.getByRole('navigation');
      await expect(area).toHaveCSS('height', `${sizes.mobile.height - 172}px`);
      await page.setViewportSize({ width: 375, height: 600 });
      await expect(area).toHaveCSS('height', `${600 - 172}px`);
    });

    test(`in ${locale} opens a panel for a tab, and Back returns to the tab${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      const { burger, mobileMenu, t } = shell(page, locale);
      const { headerTabs } = await settings(locale);
      const houses = headerTabs[1];
      if (!houses) throw new Error('The menu has too few tabs.');
      await burger.click();
      const tab = mobileMenu.getByRole('button', { name: houses.text, exact: true });
      await tab.click();
      const back = mobileMenu.getByRole('button', { name: t('menu.back') });
      await expect(back).toBeFocused();
      await expect(tab).toBeHidden();
      await expect(mobileMenu.getByRole('link', { name: houses.text, exact: true })).toHaveAttribute(
        'href',
        houses.link,
      );
      await expect(mobileMenu.getByRole('heading', { level: 3 })).toHaveText(houses.sections.map(({ title }) => title));
      await expect(mobileMenu.locator('section li a')).toHaveText(
        houses.sections.flatMap(({ pages }) => pages.map(({ pageTitle }) => pageTitle)),
      );
      await back.click();
      await expect(tab).toBeFocused();
      await expect(back).toBeHidden();
    });

    test(`in ${locale} links to a page and closes${coreIn(locale, 'en')}`, async ({ page }) => {
      await visit(page, `/${locale}/`);
      const { burger, mobileMenu } = shell(page, locale);
      const { headerTabs } = await settings(locale);
      await burger.click();
      await mobileMenu.getByRole('button', { name: headerTabs[1]?.text ?? '', exact: true }).click();
      await mobileMenu.getByRole('link', { name: 'Sarmante' }).click();
      await expect(page).toHaveURL(await address('sarmante', locale));
      await expect(mobileMenu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
        headingOf(await entry('sarmante', locale)),
      );
    });
  }

  test('closes when it links to an anchor on the page that is shown @all', async ({ page }) => {
    await visit(page, await address('houses', 'en'));
    const { burger, mobileMenu } = shell(page, 'en');
    await burger.click();
    await mobileMenu.getByRole('button', { name: 'Houses', exact: true }).click();
    await mobileMenu.getByRole('link', { name: 'Watches' }).click();
    await expect(page).toHaveURL('/en/houses/#watches');
    await expect(mobileMenu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Watches' })).toBeInViewport();
  });

  test('closes when it links to the page that is shown @all', async ({ page }) => {
    await visit(page, await address('job-offers', 'en'));
    const { burger, mobileMenu } = shell(page, 'en');
    await burger.click();
    await mobileMenu.getByRole('link', { name: 'Join us' }).click();
    await expect(mobileMenu).toBeHidden();
    await expect(page).toHaveURL(await address('job-offers', 'en'));
  });

  test('closes by its button and by Escape, and gives the focus back to the burger', async ({ page }) => {
    await visit(page, '/fr/');
    const { burger, mobileMenu, t } = shell(page, 'fr');
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await burger.click();
    await expect(mobileMenu).toBeVisible();
    await mobileMenu.getByRole('button', { name: t('popup.close') }).click();
    await expect(mobileMenu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.press('Enter');
    await expect(mobileMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mobileMenu).toBeHidden();
    await expect(burger).toBeFocused();
  });

  for (const locale of ['jp', 'fr'] satisfies Locale[])
    test(`in ${locale} holds the share price, the languages and the networks at its foot${coreIn(locale, 'jp')}`, async ({
      page,
    }) => {
      await quote(page, 120);
      await visit(page, await address('history', locale));
      const { burger, mobileMenu, languages, t } = shell(page, locale);
      await burger.click();
      await expect(mobileMenu.getByText(t('sharePrice.label'))).toBeInViewport({ ratio: 1 });
      await expect(mobileMenu.getByRole('link', { name: 'LinkedIn' })).toBeInViewport();
      await expect(languages(mobileMenu)).toHaveText(locales.map((other) => localeTable[other].name));
      await expect(mobileMenu.locator('a[hreflang][aria-current]')).toHaveText(localeTable[locale].name);
      await mobileMenu.getByRole('link', { name: localeTable.en.name }).click();
      await expect(page).toHaveURL(await address('history', 'en'));
    });
});

test('the mobile header has only the menu and search if no offer is saved @all', async ({ page }) => {
  await visit(page, '/en/');
  const { header, t } = shell(page, 'en');
  const names = await header.locator('button:visible').evaluateAll((all) => all.map((button) => button.ariaLabel));
  expect(names).toEqual([t('menu.open'), t('search.open')]);
});
