import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ pictures: 'real', viewport: sizes.mobile, hasTouch: true, isMobile: true });

const headers = { accept: 'image/avif,image/webp,*/*' };

test('every picture of the home page is shown as the visitor scrolls, and then made in AVIF @all', async ({ page }) => {
  test.slow();
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/_next/image/')) addresses.add(response.url());
  });
  await visit(page, '/en/');
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThan(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        timeout: 30_000,
      })
      .toBeGreaterThan(1);
  }
  expect(addresses.size).toBeGreaterThan(5);
  for (const address of addresses) {
    await expect
      .poll(async () => (await page.request.get(address, { headers })).headers()['content-type'], { timeout: 30_000 })
      .toBe('image/avif');
  }
});
