import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ pictures: 'real', viewport: sizes.mobile });

test('every picture of the home page is made and shown as the visitor scrolls', async ({ page }) => {
  test.slow();
  const types = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.url().includes('/_next/image/')) types.add(response.headers()['content-type']);
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
  expect([...types]).toEqual(['image/avif']);
});
