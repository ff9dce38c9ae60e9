import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { complaintsOf } from './support/complaints';
import { address, settings } from './support/content';
import { everyPage, pathOf } from './support/pages';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { quote, visit } from './support/visit';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules that axe leaves out unless they are asked for; but `p-as-heading`, which takes short leads for headings. */
const more = ['css-orientation-lock', 'focus-order-semantics', 'table-fake-caption', 'target-size', 'td-has-header'];
const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
const onMobile: readonly Locale[] = ['en', 'cn', 'jp'];

/** What axe finds wrong, with the elements concerned. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
  );
};

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales) {
  for (const type of everyPage)
    test(`${type} in ${locale} has no barrier, and the browser does not complain`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await quote(page, 231.4);
      await visit(page, await pathOf(type, locale));
      expect(await violations(page)).toEqual([]);
      if (onMobile.includes(locale)) {
        await page.setViewportSize(sizes.mobile);
        expect(await violations(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });

  test(`what opens over a page in ${locale} has no barrier`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await quote(page, 231.4);
    await visit(page, await address('houses', locale));
    const { tab, openSubmenus, searchButton, searchPopup, burger, mobileMenu, wechatPopup, footer, t } = shell(
      page,
      locale,
    );
    const close = () => page.getByRole('button', { name: t('popup.close') }).click();
    const { headerTabs } = await settings(locale);

    await tab(headerTabs[1]?.text ?? '').hover();
    await expect(openSubmenus).toHaveCount(1);
    expect(await violations(page), 'submenu').toEqual([]);
    await page.mouse.move(700, 880);

    await searchButton.click();
    await searchPopup.getByRole('searchbox').fill('Orvaine');
    await page.keyboard.press('Enter');
    await expect(searchPopup.getByRole('link').first()).toBeVisible();
    expect(await violations(page), 'search').toEqual([]);
    await close();

    await page.setViewportSize(sizes.mobile);
    await burger.click();
    await expect(mobileMenu).toBeVisible();
    expect(await violations(page), 'mobile menu').toEqual([]);
    await mobileMenu.getByRole('button', { name: headerTabs[1]?.text ?? '', exact: true }).click();
    expect(await violations(page), 'panel of the mobile menu').toEqual([]);
    await close();

    await footer.getByRole('button', { name: t('wechat.name') }).click();
    await expect(wechatPopup).toBeVisible();
    expect(await violations(page), 'WeChat').toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the other menus, the film and the pictures have no barrier', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route('**/api/job-offer/**', (route) => route.fulfill({ json: { jobList: [] } }));
  await visit(page, '/en/');
  const { tools, shareButton, header, t } = shell(page, 'en');
  await shareButton.click();
  expect(await violations(page), 'share menu').toEqual([]);
  await tools.getByRole('button', { name: t('favourites.open', { count: 0 }) }).click();
  expect(await violations(page), 'favourites').toEqual([]);
  await header.getByRole('button', { name: t('language.open', { language: 'English' }) }).click();
  await header.getByRole('link', { name: 'Italiano' }).hover();
  expect(await violations(page), 'languages').toEqual([]);
  await page.locator('main a[href$=".mp4"]').click();
  await expect(page.locator('dialog video')).toBeVisible();
  expect(await violations(page), 'film').toEqual([]);
  await page.keyboard.press('Escape');
  await visit(page, await address('sarmante', 'en'));
  await page.locator('main figure > a').first().click();
  await expect(page.getByRole('dialog', { name: t('media.title') })).toBeVisible();
  expect(await violations(page), 'pictures').toEqual([]);
  expect(complaints).toEqual([]);
});
