import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { address, entry } from '../support/content';
import { coreIn } from '../support/core';
import { mediaLibrary } from '../support/media';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

const player = 'https://www.youtube-nocookie.com';

/** The title of the page's film, and its YouTube video. */
const filmOn = async (locale: Locale) => {
  const section = (await entry('harvest-film', locale)).sections.find(({ type }) => type === 'youtube-video');
  if (section?.type !== 'youtube-video') throw new Error('The page has no film.');
  return { title: section.title, embedded: `${player}/embed/${section.videoId}` };
};

/** The hosts, other than the site's own, that the page sends requests to. */
const othersAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(origin);
  });
  return asked;
};

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  test(`the page of a film in ${locale} requests nothing from YouTube before the visitor agrees${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    const { title, embedded } = await filmOn(locale);
    const { film, player: dialog, t } = mediaLibrary(page, locale);
    await page.route(`${player}/**`, (route) =>
      route.fulfill({ body: '<title>A player</title>', contentType: 'text/html' }),
    );
    const others = othersAskedBy(page);
    await visit(page, await address('harvest-film', locale));
    await expect(film(title).locator('img')).toBeVisible();
    await film(title).click();
    await expect(dialog(title).getByText(t('youtube.question'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    await dialog(title)
      .getByRole('button', { name: t('youtube.once') })
      .click();
    await expect(dialog(title).locator('iframe')).toHaveAttribute('src', new RegExp(`^${embedded}\\?`));
    await expect.poll(() => new Set(others)).toEqual(new Set([player]));
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the film is its still image with a link to it @all', async ({ page }) => {
      const { title, embedded } = await filmOn(locale);
      const others = othersAskedBy(page);
      await page.goto(await address('harvest-film', locale));
      const link = mediaLibrary(page, locale).film(title);
      await expect(link).toHaveAttribute('href', embedded);
      await expect(link.locator('img')).toBeVisible();
      expect(others).toEqual([]);
    });
  });
}

test('a film has an upright still image on a phone, and a wide one elsewhere @all', async ({ page }) => {
  const shownAt = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/en/');
    const still = page.locator('main picture:has(source) img');
    await still.scrollIntoViewIfNeeded();
    const part = (await still.locator('xpath=ancestor::a').boundingBox()) ?? { width: 0, height: 1 };
    await expect.poll(() => still.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toContain('media');
    const source = await still.evaluate((picture: HTMLImageElement) => decodeURIComponent(picture.currentSrc));
    return { source, isUpright: part.height > part.width };
  };
  const phone = await shownAt(sizes.mobile);
  expect(phone.source).toContain('/media/houses/vasse-detail.jpg');
  expect(phone.isUpright).toBe(true);
  const desktop = await shownAt(sizes.desktop);
  expect(desktop.source).toContain('/media/films/house.jpg');
  expect(desktop.isUpright).toBe(false);
});
