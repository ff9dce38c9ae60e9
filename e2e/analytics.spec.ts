import type { Page } from '@playwright/test';
import { consentCookie, consentRevision } from '@/lib/browser/consent/answer';
import { careers } from './support/careers';
import { settings } from './support/content';
import { consent, dataLayer, measure, tagManager } from './support/measured';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

const refusal = {
  name: consentCookie,
  value: encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision: consentRevision })),
};

/** The analytics events recorded in this document, as category, action and label. */
const noted = async (page: Page): Promise<unknown[][]> =>
  (await dataLayer(page))
    .map((entry) => Object(entry) as Record<string, unknown>)
    .filter(({ event }) => event === 'interaction')
    .map(({ category, action, label }) => [category, action, label]);

test('interactions are tracked, and leave the browser only with consent', async ({ page, context, baseURL }) => {
  const left = await measure(page);
  await context.addCookies([{ ...refusal, url: `${baseURL}` }]);
  await visit(page, '/en/');
  await page.waitForFunction(() => window.dataLayer);
  const { headerTabs, joinUs } = await settings('en');
  const { tab, header, footer, tools, searchPopup, t } = shell(page, 'en');
  const { offers } = careers(page, 'en');
  const events: unknown[][] = [];
  const expectNoted = async (...more: unknown[][]) => {
    events.push(...more);
    await expect.poll(() => noted(page)).toEqual(events);
  };

  const first = page.locator('main a[href^="/en/"]:not([aria-haspopup])').first();
  const chosen = `${await first.getAttribute('href')}`;
  await first.click();
  await expectNoted(['homepage', 'Click content', chosen]);
  await expect(page).toHaveURL(chosen);

  const [, houses] = headerTabs;
  await tab(`${houses?.text}`).click();
  await expectNoted(['Menu', 'Click content', houses?.link]);
  await expect(page).toHaveURL(`${houses?.link}`);

  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  const house = `${await card.getAttribute('href')}`;
  await card.click();
  await expectNoted(['Content', 'Click content', house]);
  await expect(page).toHaveURL(house);

  await header.getByRole('link', { name: joinUs.text, exact: true }).click();
  await expectNoted(['Menu', 'Click join us', '']);
  await expect(page).toHaveURL(joinUs.link);

  await offers.first().getByRole('link').click();
  await expectNoted(['Job offers', 'Click content', expect.stringMatching(/\w/)]);

  await tools.getByRole('button', { name: t('search.open') }).click();
  await searchPopup.getByLabel(t('search.field')).fill('Orvaine');
  await page.keyboard.press('Enter');
  const result = searchPopup.getByRole('listitem').getByRole('link').first();
  const found = `${await result.getAttribute('href')}`;
  await result.click();
  await expectNoted(
    ['Search', 'Search intention', ''],
    ['Search', 'Search keyword', 'Orvaine'],
    ['Content', 'Click content', found],
  );
  await expect(page).toHaveURL(found);

  await page.setViewportSize(sizes.mobile);
  await footer.getByRole('button', { name: t('wechat.name') }).click();
  await expectNoted(['Share', 'Click content', 'WeChat']);
  const wechat = page.getByRole('dialog', { name: t('wechat.title') });
  await expect(wechat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wechat).toBeHidden();
  expect(left).toEqual([]);

  const { options, link, t: words } = consent(page, 'en');
  await link.click();
  await options.getByRole('button', { name: words('accept') }).click();
  await expect.poll(() => left).toEqual([expect.stringContaining(tagManager)]);
  await expectNoted();
});
