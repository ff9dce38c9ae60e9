import { jobsPage } from './support/careers';
import { address } from './support/content';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('a printed offer has its title, and no header of the site', async ({ page }) => {
  await visit(page, await jobsPage('en'));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('term').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
});

for (const id of ['documents', 'news', 'contact', 'share'])
  test(`the page “${id}” shows what it is for in the first window`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, await address(id, 'en'));
    const tool = page.locator('[data-section="hero"] + [data-section] :is(h2, h3, a, select, input, time)').first();
    await expect(tool).toBeInViewport();
  });

test('every period of the share price is in the window of a phone', async ({ page }) => {
  await page.setViewportSize(sizes.mobile);
  await visit(page, await address('share', 'en'));
  for (const link of await page.locator('[data-section="share-price"] nav a').all()) {
    await link.scrollIntoViewIfNeeded();
    const { x, width } = (await link.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(sizes.mobile.width);
  }
});

test('no picture of the site’s own pages is drawn wider than its file', async ({ page }) => {
  await page.setViewportSize(sizes.large);
  for (const id of ['profile', 'people', 'investors']) {
    await visit(page, await address(id, 'en'));
    const stretched = await page.locator('main img[src*="_next/image"]').evaluateAll((images) =>
      images.flatMap((image) => {
        const width = Number(image.getAttribute('width'));
        return image.clientWidth > width ? [`${image.clientWidth} of ${width}: ${image.getAttribute('alt')}`] : [];
      }),
    );
    expect(stretched, id).toEqual([]);
  }
});
