import type { Locale } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { albumOf, filmsOf, mediaLibrary } from '../support/media';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const locale of ['en', 'cn'] satisfies Locale[])
  test(`without JavaScript in ${locale}, pictures and films are their files, and no page opens over another${coreIn(locale, 'en')}`, async ({
    page,
    request,
  }) => {
    const { photos } = await albumOf(locale);
    const films = await filmsOf(locale);
    const { picture, film } = mediaLibrary(page, locale);
    await page.goto(await address('media-library', locale));
    for (const { image, caption } of photos) {
      await expect(picture(image.alt)).toHaveAttribute('href', image.src);
      await expect(page.getByText(caption)).toBeVisible();
    }
    for (const { video } of films) {
      const href = (await film(video.title).getAttribute('href')) ?? '';
      expect((await request.head(href)).headers()['content-type']).toBe('video/mp4');
    }
    await page.goto(await address('group', locale));
    await page.locator('main a[aria-haspopup="dialog"]').first().click();
    await expect(page).toHaveURL(await address('profile', locale));
  });
