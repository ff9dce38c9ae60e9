import { randomUUID } from 'node:crypto';
import { locales } from '@/lib/i18n/locales';
import { catalogue } from '@/lib/site/careers/catalogue';
import { jobPath } from '@/lib/site/careers/job-paths';
import { jobs } from '@/lib/upstreams/jobs';
import { careers } from '../support/careers';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { linkIn, mailTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { violations } from '../support/violations';
import { visit } from '../support/visit';
import { words } from '../support/words';

/** The open offer with the longest title. */
const longestOffer = async () => {
  let longest = { id: '', title: '' };
  for await (const facts of jobs.postings()) if (facts.title.length > longest.title.length) longest = facts;
  const [offer] = await catalogue.offers('en', [longest.id]);
  if (!offer) throw new Error('There is no open offer.');
  return offer;
};

const windows = { phone: [375, 812], tablet: [820, 1180], desktop: [1440, 900] } as const;

for (const [name, [width, height]] of Object.entries(windows))
  for (const locale of locales)
    test(`the facts of an offer in ${locale} and the links to apply are in the first viewport of a ${name}${coreIn(`${name} ${locale}`, 'phone fr', 'desktop en')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, await jobPath(locale, await longestOffer()));
      const { main, apply } = careers(page, locale);
      const title = main.getByRole('heading', { level: 1 });
      const save = main.getByRole('button', { name: `${words(locale)('favourites.save')} ${await title.innerText()}` });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const part of [title, main.locator('header p'), main.locator('header ul'), apply, save])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await apply.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });

test('an alert made from an offer is filled in with its house and city, and can be edited', async ({ page }) => {
  const offer = await longestOffer();
  await visit(page, await jobPath('en', offer));
  const { t, main, alertButton, alertPopup } = careers(page, 'en');
  const choice = (facet: string) => alertPopup.getByRole('combobox', { name: t(`facets.${facet}`) });
  const email = `${randomUUID()}@candidate.example`;
  await alertButton.click();
  await expect(choice('house')).toHaveValue(offer.house?.key ?? '');
  await expect(choice('city')).toHaveValue(offer.city?.key ?? '');
  await expect(choice('jobFamily')).toHaveValue(offer.family?.key ?? '');
  expect(await violations(page)).toEqual([]);
  await choice('jobFamily').selectOption({ label: t('alert.any') });
  await choice('jobTimeType').selectOption('part-time');
  await alertPopup.getByRole('textbox', { name: t('alert.email') }).fill(email);
  await alertPopup.getByLabel(t('alert.consent')).check();
  await alertPopup.getByRole('button', { name: t('alert.submit') }).click();
  await expect(alertPopup.getByRole('heading', { name: t('alert.done-title') })).toBeFocused();
  await page.goto(linkIn(await mailTo(email), 'job-alert'));
  const criteria = main.getByRole('list', { name: t('alert.criteria') }).getByRole('listitem');
  const [house = '', city = ''] = [offer.house?.label, offer.city?.label];
  await expect(criteria).toHaveText([house, city, 'Part time', t('alert.frequency-weekly')]);
});

test('the page of a house links to its offers @all', async ({ page }) => {
  await page.goto(await address('helvant', 'fr'));
  const link = page.getByRole('main').locator('a[href$="?house=helvant"]');
  const [number] = (await link.innerText()).match(/\d+/) ?? [];
  await link.click();
  await expect(page).toHaveURL(/\?house=helvant$/);
  const { count, offers } = careers(page, 'fr');
  await expect(count).toContainText(`${number} offre`);
  await expect(offers.first()).toContainText('Helvant');
});
