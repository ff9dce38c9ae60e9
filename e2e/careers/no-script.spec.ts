import { careers, getJobsPath } from '../support/careers';
import { expect, test } from '../support/test';
import { isOwnBoard } from '../support/vendors';

test.use({ javaScriptEnabled: false });

test('without JavaScript, offers are found, narrowed, paged through, opened and applied for', async ({ page }) => {
  const { t, field, offers, count, filter, main, more, apply } = careers(page, 'en');
  await page.goto(await getJobsPath('en'));
  const totalText = await count.innerText();
  await more.click();
  await expect(page).toHaveURL(/page=1/);
  await expect(offers).toHaveCount(12);
  await main.getByRole('link', { name: t('search.previous') }).click();
  await expect(page).not.toHaveURL(/page=/);

  await field.fill(isOwnBoard ? 'watch' : 'merchandiser');
  await filter(t('facts.house')).click();
  await main.getByRole('checkbox', { name: 'Helvant' }).check();
  await main.getByRole('button', { name: t('search.apply') }).click();
  await expect(page).toHaveURL(/house=/);
  await expect(count).not.toHaveText(totalText);
  await expect(offers.first()).toContainText('Helvant');

  await main.getByRole('link', { name: t('search.remove', { filter: 'Helvant' }) }).click();
  await expect(page).not.toHaveURL(/house=/);
  await offers.first().getByRole('link').click();
  await expect(apply).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: t('offer.download') })).toHaveAttribute('href', /download-job-offer/);
});
