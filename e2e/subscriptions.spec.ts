import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { type SubscriptionList, subscriptionLists } from '@/lib/shared/constants';
import { collectBrowserErrors } from './support/browser-errors';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { expectDone, findBrevoLink, findOneClickPath, findPageLink, waitForEmail } from './support/outbox';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { findViolations } from './support/violations';
import { visit } from './support/visit';

/** The ids of the entries whose pages contain the forms. */
const pageIds: Record<SubscriptionList, string> = { press: 'press', highlights: 'highlights', regulated: 'documents' };

/** Locators for the form in a locale. */
const formLocators = (page: Page, locale: Locale, list: SubscriptionList) => {
  const t = getTranslator(locale, 'subscriptions');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: t('form.submit') });
  return {
    t,
    main,
    submit,
    async fill(email: string) {
      await main.getByRole('textbox', { name: t('form.firstName'), exact: true }).fill('Ada');
      await main.getByRole('textbox', { name: t('form.lastName'), exact: true }).fill('Marlow');
      await main.getByRole('textbox', { name: t('form.email') }).fill(email);
      if (list === 'press') {
        await main.getByRole('textbox', { name: t('form.media') }).fill('The Daily Loom');
        await main.getByRole('combobox', { name: t('form.country') }).selectOption('CH');
      }
      await main.getByRole('checkbox', { name: t(`form.consent-${list}`) }).check();
    },
  };
};

/** Whether Brevo sends the emails, whose links confirm and lead to the site: see `npm run e2e:vendors`. */
const isBrevo = process.env.SUBSCRIPTIONS === 'brevo';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const oneClickRequest = { form: { 'List-Unsubscribe': 'One-Click' }, headers: { Origin: 'https://mail.example' } };

const locale = 'en';

for (const list of subscriptionLists)
  test(`a visitor subscribes to ${list}, confirms by email and unsubscribes${coreTag(list, 'press')}`, async ({
    page,
    request,
  }) => {
    const browserErrors = collectBrowserErrors(page);
    const { t, main, submit, fill } = formLocators(page, locale, list);
    const email = `${randomUUID()}@reader.example`;
    await visit(page, await getEntryPath(pageIds[list], locale));

    await test.step('requests the subscription', async () => {
      await submit.click();
      await expect(main).toContainText(t('form.error-email'));
      expect(await findViolations(page), 'form with errors').toEqual([]);
      await fill(email);
      await submit.click();
      await expectDone(main.getByRole('heading', { name: t('form.done-title') }));
      await expect(main).toContainText(email);
      expect(await findViolations(page), 'confirmation').toEqual([]);
    });

    const message = await waitForEmail(email);

    if (isBrevo) {
      await test.step('confirms it by the link in the email of Brevo, and unsubscribes', async () => {
        await page.goto(findBrevoLink(message));
        await expect(main).toContainText(t(`page.confirmed_${list}`));
        await visit(page, findPageLink(message, 'subscription'));
        await page.getByRole('button', { name: t(`page.cancel_${list}`) }).click();
        await expect(main).toContainText(t(`page.cancelled_${list}`));
      });
      expect(browserErrors).toEqual([]);
      return;
    }

    await test.step('confirms it by the link in the email', async () => {
      await visit(page, findPageLink(message, 'subscription'));
      await expect(main).toContainText(t(`page.confirm-question_${list}`));
      await page.getByRole('button', { name: t(`page.confirm_${list}`) }).click();
      await expect(main).toContainText(t(`page.confirmed_${list}`));
    });

    await test.step('opens the one-click address, and sees a page with a question', async () => {
      await page.goto(findOneClickPath(message));
      await expect(page).toHaveURL(new RegExp(`/${locale}/subscription/`));
      await expect(main).toContainText(t(`page.cancel-question_${list}`));
    });

    await test.step('unsubscribes, on the page or by one click in the email program', async () => {
      if (list === 'press') await page.getByRole('button', { name: t(`page.cancel_${list}`) }).click();
      else expect((await request.post(findOneClickPath(message), oneClickRequest)).status()).toBe(204);
      if (list !== 'press') await page.reload();
      await expect(main).toContainText(t(`page.cancelled_${list}`));
      expect((await request.post(findOneClickPath(message), oneClickRequest)).status()).toBe(204);
    });
    expect(browserErrors).toEqual([]);
  });

test('forged links cancel nothing, and get a readable page', async ({ page, request }) => {
  expect((await page.goto('/en/subscription/?token=old'))?.status()).toBe(410);
  await expect(page.getByRole('main')).toContainText(getTranslator('en', 'subscriptions')('page.invalid'));
  expect((await request.post('/api/press-unsubscription/?token=old', oneClickRequest)).status()).toBe(410);
  expect((await page.goto('/en/subscription/'))?.status()).toBe(404);
});
