import type { Locale } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { coreIn } from '../support/core';
import { expect, test } from '../support/test';
import { isOwnBoard } from '../support/vendors';

test.use({ javaScriptEnabled: false });

for (const [locale, search, house] of [
  ['en', isOwnBoard ? 'watch' : 'merchandiser', 'Helvant'],
  ['fr', 'horlogerie', 'Helvant'],
  ['jp', '時計', 'Okurano'],
] as [Locale, string, string][])
  test(`without JavaScript, offers are found, narrowed, paged through, opened and applied for in ${locale}${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    const { t, field, offers, count, filter, main, more, apply } = careers(page, locale);
    await page.goto(await jobsPage(locale));
    const all = await count.innerText();
    await more.click();
    await expect(page).toHaveURL(/page=1/);
    await expect(offers).toHaveCount(12);
    await main.getByRole('link', { name: t('search.previous') }).click();
    await expect(page).not.toHaveURL(/page=/);

    await field.fill(search);
    await filter(t('facets.house')).click();
    await main.getByRole('checkbox', { name: house }).check();
    await main.getByRole('button', { name: t('search.apply') }).click();
    await expect(page).toHaveURL(/house=/);
    await expect(count).not.toHaveText(all);
    await expect(offers.first()).toContainText(house);

    await main.getByRole('link', { name: t('search.remove', { filter: house }) }).click();
    await expect(page).not.toHaveURL(/house=/);
    await offers.first().getByRole('link').click();
    await expect(apply).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('link', { name: t('offer.download') })).toHaveAttribute('href', /download-job-offer/);
  });
