import { getEntryPath } from '../support/content';
import { loadAlbum, loadVideos, mediaLibrary } from '../support/media';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';

test.use({ javaScriptEnabled: false });

test('without JavaScript, pictures and films are links to their files, and no page opens over another', async ({
  page,
  request,
}) => {
  const { photos } = await loadAlbum('en');
  const videos = await loadVideos('en');
  const { pictureLink: imageLink, videoLink } = mediaLibrary(page, 'en');
  await page.goto(await getEntryPath('media-library', 'en'));
  const folds = await page
    .getByRole('main')
    .getByText(getTranslator('en', 'albums')('all', { number: photos.length }))
    .all();
  for (const fold of folds) await fold.click();
  for (const { image, caption } of photos) {
    await expect(imageLink(image.alt)).toHaveAttribute('href', image.src);
    await expect(page.locator('figcaption', { hasText: caption })).toBeVisible();
  }
  for (const { video } of videos) {
    const href = (await videoLink(video.title).getAttribute('href')) ?? '';
    expect((await request.head(href)).headers()['content-type']).toBe('video/mp4');
  }
  await page.goto(await getEntryPath('group', 'en'));
  await page.locator('main a[aria-haspopup="dialog"]').first().click();
  await expect(page).toHaveURL(await getEntryPath('profile', 'en'));
});
