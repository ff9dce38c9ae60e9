import { getEntryPath } from '../support/content';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { mockSharePrice, visit } from '../support/visit';

test.use({ viewport: sizes.mobile });

test('the mobile menu closes when it links to an anchor on the page that is shown @all', async ({ page }) => {
  await visit(page, await getEntryPath('houses', 'en'));
  const { menuButton, mobileMenu } = shell(page, 'en');
  await menuButton.click();
  await mobileMenu.getByRole('button', { name: 'Houses', exact: true }).click();
  await mobileMenu.getByRole('link', { name: 'Watches' }).click();
  await expect(page).toHaveURL('/en/houses/#watches');
  await expect(mobileMenu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Watches' })).toBeInViewport();
});

test('the mobile menu shows the share price and the networks at its foot without scrolling', async ({ page }) => {
  await mockSharePrice(page, 120);
  await visit(page, await getEntryPath('history', 'jp'));
  const { menuButton, mobileMenu, t } = shell(page, 'jp');
  await menuButton.click();
  await expect(mobileMenu.getByText(t('sharePrice.label'))).toBeInViewport({ ratio: 1 });
  await expect(mobileMenu.getByRole('link', { name: 'LinkedIn' })).toBeInViewport();
});
