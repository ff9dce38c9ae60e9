import { address } from '../support/content';
import { albumOf, filmsOf, mediaLibrary } from '../support/media';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript, pictures and films are their files, and no page opens over another', async ({
  page,
  request,
}) => {
  const { photos } = await albumOf('en');
  const films = await filmsOf('en');
  const { picture, film } = mediaLibrary(page, 'en');
  await page.goto(await address('media-library', 'en'));
  for (const { image, caption } of photos) {
    await expect(picture(image.alt)).toHaveAttribute('href', image.src);
    await expect(page.getByText(caption)).toBeVisible();
  }
  for (const { video } of films) {
    const href = (await film(video.title).getAttribute('href')) ?? '';
    expect((await request.head(href)).headers()['content-type']).toBe('video/mp4');
  }
  await page.goto(await address('group', 'en'));
  await page.locator('main a[aria-haspopup="dialog"]').first().click();
  await expect(page).toHaveURL(await address('profile', 'en'));
});
