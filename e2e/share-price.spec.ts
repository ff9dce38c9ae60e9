import { loadSettings } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { buildQuote, stopClock, visit } from './support/visit';

const endpoint = '**/api/share-price/';

test.use({ viewport: sizes.desktop });

test('the price of the feed is shown @all', async ({ page }) => {
  const { sharePrice } = (await (await page.request.get('/api/share-price/')).json()) as { sharePrice: number };
  expect(sharePrice).toBeGreaterThan(10);
  await visit(page, '/en/');
  const { header, t } = shell(page, 'en');
  const line = header.getByRole('link', { name: t('sharePrice.label') });
  const [price, change] = [line.locator('data').first(), line.locator('data').last()];
  await expect(price).toHaveText(/^€\d{2,3}\.\d{2}$/);
  await expect(change).toHaveText(/^([+−]\d+\.\d{2}|0\.00)%$/);
  await expect(line.locator('time')).toHaveText(/^\d{1,2} \w+, \d{2}:\d{2}$/);
});

test('the price is requested when the page opens, then every two minutes, and not again when a link is followed', async ({
  page,
}) => {
  let callCount = 0;
  await page.route(endpoint, (route) => {
    callCount += 1;
    return route.fulfill({ json: buildQuote(100 + callCount) });
  });
  await page.clock.install();
  await visit(page, '/en/');
  const { header, tab, t } = shell(page, 'en');
  const line = header.getByText(t('sharePrice.label'));
  await expect(line).toContainText('€101.00');
  await stopClock(page);

  const [group] = (await loadSettings('en')).headerTabs;
  await tab(group?.text ?? '').click();
  await expect(page).toHaveURL(group?.link ?? '');
  await page.clock.runFor(115_000);
  await expect(line).toContainText('€101.00');
  expect(callCount).toBe(1);
  await page.clock.runFor(5_000);
  await expect(line).toContainText('€102.00');
  await page.clock.runFor(120_000);
  await expect(line).toContainText('€103.00');
  expect(callCount).toBe(3);
});
