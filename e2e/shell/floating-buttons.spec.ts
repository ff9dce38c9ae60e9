import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

test('the share menu opens beside its button, within the screen, and closes', async ({ page }) => {
  await visit(page, '/en/');
  const { tools, shareButton } = shell(page, 'en');
  const network = tools.getByRole('link', { name: 'LinkedIn' });
  await shareButton.click();
  await expect(network).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(network).toBeHidden();
  await expect(shareButton).toBeFocused();
});
