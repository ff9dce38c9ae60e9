import { complaintsOf } from './support/complaints';
import { address, settings } from './support/content';
import { mediaLibrary, visitWithYoutube, youtubeTitle } from './support/media';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { quote, visit } from './support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

test('everything that opens over a page is accessible', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await quote(page, 231.4);
  await visit(page, await address('houses', 'en'));
  const { tab, openSubmenus, searchButton, searchPopup, burger, mobileMenu, wechatPopup, footer, t } = shell(
    page,
    'en',
  );
  const close = () => page.getByRole('button', { name: t('popup.close') }).click();
  const { headerTabs } = await settings('en');

  await tab(headerTabs[1]?.text ?? '').hover();
  await expect(openSubmenus).toHaveCount(1);
  expect(await violations(page), 'submenu').toEqual([]);
  await page.mouse.move(700, 880);

  await searchButton.click();
  await searchPopup.getByLabel(t('search.field')).fill('Orvaine');
  await expect(searchPopup.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await violations(page), 'suggestions').toEqual([]);
  await page.keyboard.press('ArrowUp');
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

test('the other menus, the film and the pictures are accessible', async ({ page }) => {
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

test('an album, a film that asks first and a page over the page are accessible @all', async ({ page }) => {
  const complaints = complaintsOf(page);
  await visitWithYoutube(page, 'en');
  const { main, viewer, film, player, close, t } = mediaLibrary(page, 'en');
  await main.locator('figure > a').first().click();
  await expect(viewer).toBeVisible();
  expect(await violations(page), 'album').toEqual([]);
  await close.click();
  await film(youtubeTitle).click();
  await expect(player(youtubeTitle).getByText(t('youtube.question'))).toBeVisible();
  expect(await violations(page), 'film that asks first').toEqual([]);
  await close.click();
  await main.locator('a[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violations(page), 'page over the page').toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('the special event', () => {
  test.use({ eventIntro: 'unseen' });

  test('is accessible @all', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.clock.setFixedTime('2026-12-01T10:00:00Z');
    await visit(page, await address('group', 'en'));
    await expect(page.locator('dialog video')).toBeVisible({ timeout: 20_000 });
    expect(await violations(page), 'film').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await violations(page), 'sticker').toEqual([]);
    expect(complaints).toEqual([]);
  });
});
