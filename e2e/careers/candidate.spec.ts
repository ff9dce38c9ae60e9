import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { collectBrowserErrors } from '../support/browser-errors';
import { careers, getJobsPath } from '../support/careers';
import { coreTag } from '../support/core';
import { expectDone, findPageLink, waitForEmail } from '../support/outbox';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { isOwnBoard } from '../support/vendors';
import { visit, waitForHydration } from '../support/visit';

interface SearchCase {
  search: string;
  country: string;
  countryCode: string;
}

/** Offers in Switzerland are in French. Only a board with translations finds them by English and Japanese terms. */
const searchCases: Partial<Record<Locale, SearchCase>> = isOwnBoard
  ? {
      en: { search: 'watchmaker', country: 'Switzerland', countryCode: 'CH' },
      fr: { search: 'horloger', country: 'Suisse', countryCode: 'CH' },
      jp: { search: '時計師', country: 'スイス', countryCode: 'CH' },
    }
  : {
      en: { search: 'adviser', country: 'United States', countryCode: 'US' },
      fr: { search: 'horloger', country: 'Suisse', countryCode: 'CH' },
      jp: { search: '時計師', country: '日本', countryCode: 'JP' },
    };

for (const [locale, { search, country, countryCode }] of Object.entries(searchCases) as [Locale, SearchCase][]) {
  test(`a candidate finds an offer in ${locale}, saves it and is notified of new ones${coreTag(locale, 'en', 'jp')}`, async ({
    page,
  }) => {
    const browserErrors = collectBrowserErrors(page);
    const commonT = getTranslator(locale);
    const locators = careers(page, locale);
    const { t } = locators;
    await visit(page, await getJobsPath(locale));

    await test.step('searches and narrows', async () => {
      await locators.field.fill(search);
      await locators.field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(search)}`));
      await expect(
        page.getByRole('link', { name: t('search.remove', { filter: t('search.words', { words: search }) }) }),
      ).toBeVisible();
      await locators.filter(t('facts.country')).click();
      await locators.main.getByRole('checkbox', { name: country }).check();
      await expect(page).toHaveURL(new RegExp(`country=${countryCode}`));
      await expect(page.getByRole('link', { name: t('search.remove', { filter: country }) })).toBeVisible();
      await expect(locators.offers.first()).toContainText(country);
      await page.keyboard.press('Escape');
    });

    const heading = (await locators.offers.first().getByRole('heading').textContent()) ?? '';
    const title = heading.replace(/\s*[(（][^(（]*$/, '');

    await test.step('opens and saves the offer', async () => {
      await locators.offers.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(locators.apply).toHaveAttribute('href', /^https:/);
      await locators.main.getByRole('button', { name: `${commonT('favourites.save')} ${title}` }).click();
    });

    await test.step('finds the offer saved after coming back', async () => {
      await page.reload();
      await waitForHydration(page);
      const heart = locators.main.getByRole('button', { name: `${commonT('favourites.saved')} ${title}` });
      await expect(heart).toBeVisible();
      await page.goBack();
      await expect(locators.field).toHaveValue(search);
      await expect(locators.offers.first().getByRole('heading')).toHaveText(heading);
      await page
        .getByRole('complementary', { name: commonT('shell.tools') })
        .getByRole('button', { name: commonT('favourites.open', { count: 1 }) })
        .click();
      await expect(page.getByRole('heading', { name: commonT('favourites.title') }).locator('..')).toContainText(title);
      await page.keyboard.press('Escape');
    });

    const email = `${randomUUID()}@candidate.example`;

    await test.step('requests an alert', async () => {
      await waitForHydration(page);
      await locators.alertButton.click();
      const popup = locators.alertPopup;
      await expect(popup.getByRole('combobox', { name: t('facts.country') })).toHaveValue(countryCode);
      await popup.getByRole('button', { name: t('alert.submit') }).click();
      await expect(popup).toContainText(t('alert.error-email'));
      await popup.getByRole('textbox', { name: t('alert.email') }).fill(email);
      await popup.getByLabel(t('alert.frequency-daily')).check();
      await popup.getByLabel(t('alert.consent')).check();
      await popup.getByRole('button', { name: t('alert.submit') }).click();
      await expectDone(popup.getByRole('heading', { name: t('alert.done-title') }));
      await popup
        .getByRole('button', { name: commonT('popup.close') })
        .last()
        .click();
    });

    await test.step('confirms the alert by the link in the email', async () => {
      await page.goto(findPageLink(await waitForEmail(email), 'job-alert'));
      await expect(locators.main).toContainText(country);
      await page.getByRole('button', { name: t('alertPage.confirm') }).click();
      await expect(locators.main).toContainText(t('alertPage.confirmed'));
    });

    await test.step('cancels the alert', async () => {
      await page.getByRole('link', { name: t('alertPage.manage') }).click();
      await page.getByRole('button', { name: t('alertPage.cancel') }).click();
      await expect(locators.main).toContainText(t('alertPage.cancelled'));
    });
    expect(browserErrors).toEqual([]);
  });
}
