import type { Page } from '@playwright/test';
import { drawBlankPictures, getOriginalSize } from './support/blank-pictures';
import { allPageTypes, getPagePath } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ pictures: 'real', viewport: sizes.mobile, hasTouch: true, isMobile: true });

const headers = { accept: 'image/avif,image/webp,*/*' };

test('every picture of the home page is shown as the visitor scrolls, and then made in AVIF @all', async ({ page }) => {
  test.slow();
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/_next/image/')) urls.add(response.url());
  });
  await visit(page, '/en/');
  const images = page.locator('main img');
  expect(await images.count()).toBeGreaterThan(5);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        timeout: 30_000,
      })
      .toBeGreaterThan(1);
  }
  expect(urls.size).toBeGreaterThan(5);
  for (const url of urls) {
    await expect
      .poll(async () => (await page.request.get(url, { headers })).headers()['content-type'], { timeout: 30_000 })
      .toBe('image/avif');
  }
});

/** Lists the pictures of a page with the widths at which they are drawn, which cropping increases. */
const measurePictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')];
    for (const image of images) image.loading = 'eager';
    // A window of another size chooses its pictures when it is next drawn.
    await new Promise(requestAnimationFrame);
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { currentSrc, offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const drawnWidth = isCropped ? Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight) : offsetWidth;
      return { url: currentSrc, drawnWidth };
    });
  });

test.describe('on screens with two pixels per unit', () => {
  test.use({ pictures: 'pixels', hasTouch: false, isMobile: false, deviceScaleFactor: 2 });

  for (const type of allPageTypes)
    test(`no picture of the page “${type}” is enlarged by more than four fifths @all`, async ({ page }) => {
      await drawBlankPictures(page);
      const path = await getPagePath(type, 'en');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const size of Object.values(sizes)) {
        await page.setViewportSize(size);
        const enlarged = (await measurePictures(page)).flatMap(({ url, drawnWidth }) => {
          const fileWidth = Number(new URL(url).searchParams.get('w'));
          const ratio = (2 * drawnWidth) / Math.min(fileWidth, getOriginalSize(url).width);
          return ratio > 1.8 ? [{ url, ratio }] : [];
        });
        expect(enlarged, `${size.width} pixels wide`).toEqual([]);
      }
    });
});
