import { collectBrowserErrors } from '../support/browser-errors';
import { getEntryPath } from '../support/content';
import { loadAlbum, loadVideos, mediaLibrary, visitWithYoutube, youtubeTitle } from '../support/media';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const locale = 'jp';

test.describe('pictures and films', () => {
  test('an album can be browsed by keyboard, and its files downloaded', async ({ page, request }) => {
    const browserErrors = collectBrowserErrors(page);
    const { photos } = await loadAlbum(locale);
    const [first, second] = photos;
    const { pictureLink, viewer, download, commonT } = mediaLibrary(page, locale);
    await visit(page, await getEntryPath('media-library', locale));
    await pictureLink(first?.image.alt ?? '').focus();
    await page.keyboard.press('Enter');
    await expect(viewer.locator('figcaption')).toHaveText(first?.caption ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(viewer.locator('figcaption')).toHaveText(second?.caption ?? '');
    await expect(viewer.getByText(commonT('media.position', { current: 2, total: photos.length }))).toBeVisible();
    const file = await request.get((await download.getAttribute('href')) ?? '');
    expect(file.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    const [savedFile] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(savedFile.suggestedFilename()).toBe(second?.image.src.split('/').at(-1));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.locator('figcaption')).toHaveText(photos.at(-1)?.caption ?? '');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(pictureLink(first?.image.alt ?? '')).toBeFocused();
    expect(browserErrors).toEqual([]);
  });

  test('a film hosted on the site plays with captions in the language of the page', async ({ page }) => {
    const [, item] = await loadVideos(locale);
    const { title } = item?.video ?? { title: '' };
    const locators = mediaLibrary(page, locale);
    await visit(page, await getEntryPath('media-library', locale));
    await locators.videoLink(title).click();
    const video = locators.player(title).locator('video');
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
    const showingLanguages = await video.evaluate((player: HTMLVideoElement) =>
      [...player.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
    expect(showingLanguages).toEqual(['ja-JP']);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain(title);
  });

  test('YouTube gets no request before the visitor agrees', async ({ page }) => {
    const externalHosts: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') externalHosts.push(hostname);
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ body: '<title>A player</title>', contentType: 'text/html' }),
    );
    const { videoLink, player, closeButton, t } = mediaLibrary(page, locale);
    const frame = player(youtubeTitle).locator('iframe');
    await visitWithYoutube(page, locale);

    await videoLink(youtubeTitle).click();
    await expect(player(youtubeTitle).getByText(t('youtube.question'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(externalHosts).toEqual([]);

    await page.getByRole('button', { name: t('youtube.once') }).click();
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
    await expect.poll(() => new Set(externalHosts)).toEqual(new Set(['www.youtube-nocookie.com']));
    await closeButton.click();

    await videoLink(youtubeTitle).click();
    await page.getByRole('button', { name: t('youtube.always') }).click();
    await expect(frame).toBeVisible();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('cc_cookie');
    await closeButton.click();

    await videoLink(youtubeTitle).click();
    await expect(frame).toBeVisible();
  });
});
