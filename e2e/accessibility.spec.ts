import { collectBrowserErrors } from './support/browser-errors';
import { getEntryPath, loadSettings } from './support/content';
import { mediaLibrary, visitWithYoutube, youtubeTitle } from './support/media';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { findViolations } from './support/violations';
import { mockSharePrice, stayAtFirstMoment, visit } from './support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

test('everything that opens over a page is accessible', async ({ page }) => {
  test.slow();
  const browserErrors = collectBrowserErrors(page);
  await mockSharePrice(page, 231.4);
  await visit(page, await getEntryPath('houses', 'en'));
  const { tab, openSubmenus, searchButton, searchPopup, menuButton, mobileMenu, wechatPopup, footer, t } = shell(
    page,
    'en',
  );
  const closePopup = () => page.getByRole('button', { name: t('popup.close') }).click();
  const { headerTabs } = await loadSettings('en');

  await tab(headerTabs[1]?.text ?? '').hover();
  await expect(openSubmenus.getByRole('link').first()).toBeVisible();
  expect(await findViolations(page), 'submenu').toEqual([]);
  await page.mouse.move(700, 880);

  await searchButton.click();
  await searchPopup.getByLabel(t('search.field')).fill('Orvaine');
  await expect(searchPopup.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await findViolations(page), 'suggestions').toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(searchPopup.getByRole('link').first()).toBeVisible();
  expect(await findViolations(page), 'search').toEqual([]);
  await closePopup();

  await page.setViewportSize(sizes.mobile);
  await menuButton.click();
  await expect(mobileMenu).toBeVisible();
  expect(await findViolations(page), 'mobile menu').toEqual([]);
  await mobileMenu.getByRole('button', { name: headerTabs[1]?.text ?? '', exact: true }).click();
  expect(await findViolations(page), 'panel of the mobile menu').toEqual([]);
  await closePopup();

  await footer.getByRole('button', { name: t('wechat.name') }).click();
  await expect(wechatPopup).toBeVisible();
  expect(await findViolations(page), 'WeChat').toEqual([]);
  expect(browserErrors).toEqual([]);
});

test('the other menus, the film and the pictures are accessible', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  await page.route('**/api/job-offer/**', (route) => route.fulfill({ json: { jobList: [] } }));
  await visit(page, '/en/');
  const { tools, shareButton, header, t } = shell(page, 'en');
  await shareButton.click();
  expect(await findViolations(page), 'share menu').toEqual([]);
  await tools.getByRole('button', { name: t('favourites.open', { count: 0 }) }).click();
  expect(await findViolations(page), 'favourites').toEqual([]);
  await header.getByRole('button', { name: t('language.open', { language: 'English' }) }).click();
  await header.getByRole('link', { name: 'Italiano' }).hover();
  expect(await findViolations(page), 'languages').toEqual([]);
  await page.locator('main a[href$=".mp4"]').click();
  await expect(page.locator('dialog video')).toBeVisible();
  expect(await findViolations(page), 'film').toEqual([]);
  await page.keyboard.press('Escape');
  await visit(page, await getEntryPath('rochefaille', 'en'));
  await page.locator('main figure > a:not(details *)').first().click();
  await expect(page.getByRole('dialog', { name: t('media.title') })).toBeVisible();
  expect(await findViolations(page), 'pictures').toEqual([]);
  expect(browserErrors).toEqual([]);
});

test('an album, a film that needs consent and a page over the page are accessible @all', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  await visitWithYoutube(page, 'en');
  const { main, viewer, videoLink, player, closeButton, t } = mediaLibrary(page, 'en');
  await main.locator('figure > a').first().click();
  await expect(viewer).toBeVisible();
  expect(await findViolations(page), 'album').toEqual([]);
  await closeButton.click();
  await videoLink(youtubeTitle).click();
  await expect(player(youtubeTitle).getByText(t('youtube.question'))).toBeVisible();
  expect(await findViolations(page), 'film that needs consent').toEqual([]);
  await closeButton.click();
  await main.locator('a[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await findViolations(page), 'page over the page').toEqual([]);
  expect(browserErrors).toEqual([]);
});

test.describe('the special event', () => {
  test.use({ eventIntro: 'unseen', contextOptions: { reducedMotion: 'no-preference' } });

  test('is accessible @all', async ({ page }) => {
    const browserErrors = collectBrowserErrors(page);
    await page.clock.setFixedTime('2026-12-01T10:00:00Z');
    await stayAtFirstMoment(page);
    await visit(page, '/en/');
    const pauseButton = page.locator('dialog').getByRole('button', { name: getTranslator('en')('hero.pause') });
    await pauseButton.click({ timeout: 20_000 });
    expect(await findViolations(page), 'film').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await findViolations(page), 'sticker').toEqual([]);
    expect(browserErrors).toEqual([]);
  });
});
