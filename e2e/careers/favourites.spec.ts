import { careers, jobsPage } from '../support/careers';
import { elements } from '../support/html';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('a heart adds an offer to the favourites, and removes it again', async ({ page }) => {
  await visit(page, await jobsPage('en'));
  const first = careers(page, 'en').offers.first();
  const heart = first.getByRole('button');
  const [number] = /\d+(?=\/$)/.exec((await first.getByRole('link').getAttribute('href')) ?? '') ?? [];
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await kept()).toEqual([expect.stringMatching(new RegExp(`^H?${number}$`))]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await kept()).toEqual([]);
});

test('no offer is a favourite before hydration', async ({ page }) => {
  await visit(page, await jobsPage('en'));
  const heart = careers(page, 'en').offers.first().getByRole('button');
  await heart.click();
  const response = await page.reload({ waitUntil: 'domcontentloaded' });
  const hearts = elements((await response?.text()) ?? '', 'button').filter((button) => 'aria-pressed' in button);
  expect(hearts.length).toBeGreaterThan(1);
  expect(new Set(hearts.map((button) => button['aria-pressed']))).toEqual(new Set(['false']));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
