import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { type SubscriptionList, subscriptionLists } from '@/lib/shared/constants';
import { complaintsOf } from './support/complaints';
import { address } from './support/content';
import { coreIn } from './support/core';
import { brevoLinkIn, expectDone, linkIn, mailTo, oneClickIn } from './support/outbox';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { visit } from './support/visit';
import { words } from './support/words';

/** The entries whose pages contain the forms. */
const pages: Record<SubscriptionList, string> = { press: 'press', highlights: 'highlights', regulated: 'documents' };

/** Locators for the form in a locale. */
const formOf = (page: Page, locale: Locale, list: SubscriptionList) => {
  const t = words(locale, 'subscriptions');
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

/** Whether Brevo sends the mails, whose own links confirm and lead to the site: see `npm run e2e:vendors`. */
const ofBrevo = process.env.SUBSCRIPTIONS === 'brevo';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, headers: { Origin: 'https://mail.example' } };

const locale = 'en';

for (const list of subscriptionLists)
  test(`a visitor subscribes to ${list}, confirms by mail and unsubscribes${coreIn(list, 'press')}`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const { t, main, submit, fill } = formOf(page, locale, list);
    const email = `${randomUUID()}@reader.example`;
    await visit(page, await address(pages[list], locale));

    await test.step('asks for it', async () => {
      await submit.click();
      await expect(main).toContainText(t('form.error-email'));
      expect(await violations(page), 'what is wrong').toEqual([]);
      await fill(email);
      await submit.click();
      await expectDone(main.getByRole('heading', { name: t('form.done-title') }));
      await expect(main).toContainText(email);
      expect(await violations(page), 'what is done').toEqual([]);
    });

    const mail = await mailTo(email);

    if (ofBrevo) {
      await test.step('confirms it by the link of the mail of Brevo, and unsubscribes', async () => {
        await page.goto(brevoLinkIn(mail));
        await expect(main).toContainText(t(`page.confirmed_${list}`));
        await visit(page, linkIn(mail, 'subscription'));
        await page.getByRole('button', { name: t(`page.cancel_${list}`) }).click();
        await expect(main).toContainText(t(`page.cancelled_${list}`));
      });
      expect(complaints).toEqual([]);
      return;
    }

    await test.step('confirms it by the link of the mail', async () => {
      await visit(page, linkIn(mail, 'subscription'));
      await expect(main).toContainText(t(`page.confirm-question_${list}`));
      await page.getByRole('button', { name: t(`page.confirm_${list}`) }).click();
      await expect(main).toContainText(t(`page.confirmed_${list}`));
    });

    await test.step('is led by the address of one click to the page that asks, as a person', async () => {
      await page.goto(oneClickIn(mail));
      await expect(page).toHaveURL(new RegExp(`/${locale}/subscription/`));
      await expect(main).toContainText(t(`page.cancel-question_${list}`));
    });

    await test.step('unsubscribes, on the page or by one click of the mail program', async () => {
      if (list === 'press') await page.getByRole('button', { name: t(`page.cancel_${list}`) }).click();
      else expect((await request.post(oneClickIn(mail), oneClick)).status()).toBe(204);
      if (list !== 'press') await page.reload();
      await expect(main).toContainText(t(`page.cancelled_${list}`));
      expect((await request.post(oneClickIn(mail), oneClick)).status()).toBe(204);
    });
    expect(complaints).toEqual([]);
  });

test('forged links cancel nothing, and get a readable page', async ({ page, request }) => {
  expect((await page.goto('/en/subscription/?token=old'))?.status()).toBe(410);
  await expect(page.getByRole('main')).toContainText(words('en', 'subscriptions')('page.invalid'));
  expect((await request.post('/api/press-unsubscription/?token=old', oneClick)).status()).toBe(410);
  expect((await page.goto('/en/subscription/'))?.status()).toBe(404);
});
