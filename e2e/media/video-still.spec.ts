import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('a film has an upright still image on a phone, and a wide one elsewhere @all', async ({ page }) => {
  const readStill = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/en/');
    const still = page.locator('main picture:has(source) img');
    await still.scrollIntoViewIfNeeded();
    const part = (await still.locator('xpath=ancestor::a').boundingBox()) ?? { width: 0, height: 1 };
    await expect.poll(() => still.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toContain('media');
    const source = await still.evaluate((picture: HTMLImageElement) => decodeURIComponent(picture.currentSrc));
    return { source, isUpright: part.height > part.width };
  };
  const phone = await readStill(sizes.mobile);
  expect(phone.source).toContain('/media/objects/vasse-tall.jpg');
  expect(phone.isUpright).toBe(true);
  const desktop = await readStill(sizes.desktop);
  expect(desktop.source).toContain('/media/objects/vasse-angle.jpg');
  expect(desktop.isUpright).toBe(false);
});
