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
