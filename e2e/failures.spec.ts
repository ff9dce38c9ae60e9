import { test as plainTest } from '@playwright/test';
import { careers, getJobsPath } from './support/careers';
import { getEntryPath } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { visit, waitForHydration } from './support/visit';

test.use({ viewport: sizes.desktop });

test.describe('a page that fails in the browser', () => {
  const t = getTranslator('fr');

  test('becomes an error page in its language, with a way back, and is logged', async ({ page }) => {
    const loggedErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && loggedErrors.push(message.text()));
    // A title that is not a string cannot be rendered.
    const result = [{ title: null, description: '', url: '/fr/', type: 'other' }];
    await page.route('**/api/search-content/', (route) => route.fulfill({ json: { success: true, result } }));
    await visit(page, '/fr/');
    const { searchButton, searchPopup } = shell(page, 'fr');
    await searchButton.click();
    await searchPopup.getByRole('combobox', { name: t('search.field') }).fill('montre');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('failure.title') })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(t('failure.title')));
    await expect(page.getByRole('contentinfo')).toContainText('©');
    await expect(page.getByRole('search')).toHaveCount(0);
    expect(loggedErrors.join()).toContain('TypeError');

    await page.getByRole('link', { name: t('failure.home') }).click();
    await expect(shell(page, 'fr').menu).toBeVisible();
  });

  // React reports that the error page differs from the document, which the extended `test` counts as an error.
  plainTest('becomes an error page if its code cannot start', async ({ page }) => {
    await page.route(/\/pages\/%5B%5B\.\.\.path%5D%5D-[^/]*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `(self.__NEXT_P = self.__NEXT_P || []).push(['/[[...path]]', () => { throw new Error('It cannot start.') }])`,
      }),
    );
    await page.goto('/fr/');
    await expect(page.getByRole('heading', { level: 1, name: t('failure.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('failure.home') })).toHaveAttribute('href', '/fr/');
  });
});

test('offline, a tap on an offer leaves the list and shows a message; back online, the offer opens', async ({
  page,
  context,
}) => {
  await visit(page, await getJobsPath('en'));
  const { offers, main } = careers(page, 'en');
  const t = getTranslator('en');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const link = offers.nth(2).getByRole('link');
  await link.click();
  const message = page.getByRole('alert').filter({ hasText: t('offline.lost') });
  await expect(message).toBeVisible();
  await expect(offers.first()).toBeVisible();
  await message.getByRole('button', { name: t('retry') }).click();
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await message.getByRole('button', { name: t('retry') }).click();
  await expect(main.getByRole('button', { name: t('favourites.save') }).first()).toBeVisible();
  await expect(message).toHaveCount(0);
});

test.describe('a page whose scripts are blocked', () => {
  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', (route) => route.abort('blockedbyclient')));

  test('has the menu of pages without scripts on a phone', async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    await page.goto('/en/');
    const { header, menuButton, t } = shell(page, 'en');
    await header.getByRole('link', { name: t('menu.name'), exact: true }).click();
    await expect(menuButton).toBeHidden();
    await expect(page.getByRole('navigation', { name: t('menu.directory') })).toBeInViewport();
  });
});

test('a page with scripts never shows what is meant for pages without scripts, from the first paint on @all', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.setViewportSize(sizes.mobile);
  await page.goto(await getEntryPath('contact', 'en'), { waitUntil: 'commit' });
  const { header, menuButton, t } = shell(page, 'en');
  await expect(menuButton).toBeVisible();
  await expect(header.getByRole('link', { name: t('menu.name'), exact: true })).toBeHidden();
  await expect(page.getByText(getTranslator('en', 'contact')('form.no-script'))).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(menuButton).toBeVisible();
});
