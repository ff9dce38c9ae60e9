import { careers, getJobsPath } from '../support/careers';
import { getElements } from '../support/html';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('a heart adds an offer to the favourites, and removes it again', async ({ page }) => {
  await visit(page, await getJobsPath('en'));
  const firstOffer = careers(page, 'en').offers.first();
  const heart = firstOffer.getByRole('button');
  const [jobNumber] = /\d+(?=\/$)/.exec((await firstOffer.getByRole('link').getAttribute('href')) ?? '') ?? [];
  const readFavourites = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await readFavourites()).toEqual([expect.stringMatching(new RegExp(`^H?${jobNumber}$`))]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await readFavourites()).toEqual([]);
});

test('no offer is a favourite before hydration', async ({ page }) => {
  await visit(page, await getJobsPath('en'));
  const heart = careers(page, 'en').offers.first().getByRole('button');
  await heart.click();
  const response = await page.reload({ waitUntil: 'domcontentloaded' });
  const hearts = getElements((await response?.text()) ?? '', 'button').filter((button) => 'aria-pressed' in button);
  expect(hearts.length).toBeGreaterThan(1);
  expect(new Set(hearts.map((button) => button['aria-pressed']))).toEqual(new Set(['false']));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
