import { loadSettings } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { buildQuote, stopClock, visit } from './support/visit';

const endpoint = '**/api/share-price/';

test.use({ viewport: sizes.desktop });

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
  expect(callCount).toBe(2);
});
