import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { complaintsOf } from '../support/complaints';
import { coreIn } from '../support/core';
import { expectDone, linkIn, mailTo } from '../support/outbox';
import { expect, test } from '../support/test';
import { isOwnBoard } from '../support/vendors';
import { hydrated, visit } from '../support/visit';
import { words } from '../support/words';

interface Wanted {
  search: string;
  country: string;
  code: string;
}

/** Offers in Switzerland are in French: only a board with translations finds them by English and Japanese words. */
const wanted: Partial<Record<Locale, Wanted>> = isOwnBoard
  ? {
      en: { search: 'watchmaker', country: 'Switzerland', code: 'CH' },
      fr: { search: 'horloger', country: 'Suisse', code: 'CH' },
      jp: { search: '時計師', country: 'スイス', code: 'CH' },
    }
  : {
      en: { search: 'adviser', country: 'United States', code: 'US' },
      fr: { search: 'horloger', country: 'Suisse', code: 'CH' },
      jp: { search: '時計師', country: '日本', code: 'JP' },
    };

for (const [locale, { search, country, code }] of Object.entries(wanted) as [Locale, Wanted][]) {
  test(`a candidate finds an offer in ${locale}, saves it and is notified of new ones${coreIn(locale, 'en', 'jp')}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const common = words(locale);
    const parts = careers(page, locale);
    const { t } = parts;
    await visit(page, await jobsPage(locale));

    await test.step('searches and narrows', async () => {
      await parts.field.fill(search);
      await parts.field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(search)}`));
      await expect(
        page.getByRole('link', { name: t('search.remove', { filter: t('search.words', { words: search }) }) }),
      ).toBeVisible();
      await parts.filter(t('facets.country')).click();
      await parts.main.getByRole('checkbox', { name: country }).check();
      await expect(page).toHaveURL(new RegExp(`country=${code}`));
      await expect(page.getByRole('link', { name: t('search.remove', { filter: country }) })).toBeVisible();
      await expect(parts.offers.first()).toContainText(country);
      await page.keyboard.press('Escape');
    });

    const title = await parts.offers.first().getByRole('heading').innerText();

    await test.step('opens the offer and keeps it', async () => {
      await parts.offers.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(parts.apply).toHaveAttribute('href', /^https:/);
      await parts.main.getByRole('button', { name: `${common('favourites.save')} ${title}` }).click();
    });

    await test.step('finds it kept after coming back', async () => {
      await page.reload();
      await hydrated(page);
      const heart = parts.main.getByRole('button', { name: `${common('favourites.saved')} ${title}` });
      await expect(heart).toBeVisible();
      await page.goBack();
      await expect(parts.field).toHaveValue(search);
      await expect(parts.offers.first().getByRole('heading')).toHaveText(title);
      await page
        .getByRole('complementary', { name: common('shell.tools') })
        .getByRole('button', { name: common('favourites.open', { count: 1 }) })
        .click();
      await expect(page.getByRole('heading', { name: common('favourites.title') }).locator('..')).toContainText(title);
      await page.keyboard.press('Escape');
    });

    const email = `${randomUUID()}@candidate.example`;

    await test.step('asks for an alert', async () => {
      await hydrated(page);
      await parts.alertButton.click();
      const popup = parts.alertPopup;
      await expect(popup.getByRole('combobox', { name: t('facets.country') })).toHaveValue(code);
      await popup.getByRole('button', { name: t('alert.submit') }).click();
      await expect(popup).toContainText(t('alert.error-email'));
      await popup.getByRole('textbox', { name: t('alert.email') }).fill(email);
      await popup.getByLabel(t('alert.frequency-daily')).check();
      await popup.getByLabel(t('alert.consent')).check();
      await popup.getByRole('button', { name: t('alert.submit') }).click();
      await expectDone(popup.getByRole('heading', { name: t('alert.done-title') }));
      await popup
        .getByRole('button', { name: t('alert.close') })
        .last()
        .click();
    });

    await test.step('confirms it by the link of the mail', async () => {
      await page.goto(linkIn(await mailTo(email), 'job-alert'));
      await expect(parts.main).toContainText(country);
      await page.getByRole('button', { name: t('alertPage.confirm') }).click();
      await expect(parts.main).toContainText(t('alertPage.confirmed'));
    });

    await test.step('cancels it', async () => {
      await page.getByRole('link', { name: t('alertPage.cancel') }).click();
      await page.getByRole('button', { name: t('alertPage.cancel') }).click();
      await expect(parts.main).toContainText(t('alertPage.cancelled'));
    });
    expect(complaints).toEqual([]);
  });
}
