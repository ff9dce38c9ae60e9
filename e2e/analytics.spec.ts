import type { Page } from '@playwright/test';
import { consentCookie, consentRevision } from '@/lib/browser/consent/answer';
import { consent, enableAnalytics, readDataLayer, tagManager } from './support/analytics';
import { loadSettings } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const rejectionCookie = {
  name: consentCookie,
  value: encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision: consentRevision })),
};

/** The analytics events recorded in this document, as category, action and label. */
const readTrackedEvents = async (page: Page): Promise<unknown[][]> =>
  (await readDataLayer(page))
    .map((entry) => Object(entry) as Record<string, unknown>)
    .filter(({ event }) => event === 'interaction')
    .map(({ category, action, label }) => [category, action, label]);

test('interactions are tracked, and leave the browser only with consent', async ({ page, context, baseURL }) => {
  const externalRequests = await enableAnalytics(page);
  await context.addCookies([{ ...rejectionCookie, url: `${baseURL}` }]);
  await visit(page, '/en/');
  await page.waitForFunction(() => window.dataLayer);
  const { headerTabs } = await loadSettings('en');
  const { tab } = shell(page, 'en');
  const events: unknown[][] = [];
  const expectTracked = async (...newEvents: unknown[][]) => {
    events.push(...newEvents);
    await expect.poll(() => readTrackedEvents(page)).toEqual(events);
  };

  const firstLink = page.locator('main a[href^="/en/"]:not([aria-haspopup])').first();
  const firstHref = `${await firstLink.getAttribute('href')}`;
  await firstLink.click();
  await expectTracked(['homepage', 'Click content', firstHref]);
  await expect(page).toHaveURL(firstHref);

  const [, housesTab] = headerTabs;
  await tab(`${housesTab?.text}`).click();
  await expectTracked(['Menu', 'Click content', housesTab?.link]);
  await expect(page).toHaveURL(`${housesTab?.link}`);

  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  const houseHref = `${await card.getAttribute('href')}`;
  await card.click();
  await expectTracked(['Content', 'Click content', houseHref]);
  await expect(page).toHaveURL(houseHref);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(externalRequests).toEqual([]);

  const { options, link, t } = consent(page, 'en');
  await link.click();
  await options.getByRole('button', { name: t('accept') }).click();
  await expect.poll(() => externalRequests).toEqual([expect.stringContaining(tagManager)]);
  await expectTracked();
});
