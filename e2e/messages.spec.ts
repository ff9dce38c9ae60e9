import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { complaintsOf } from './support/complaints';
import { address, settings } from './support/content';
import { coreIn } from './support/core';
import { expectDone, mailTo } from './support/outbox';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { visit } from './support/visit';
import { words } from './support/words';

/** Locators for a form in a locale. */
const formOf = (page: Page, locale: Locale, namespace: 'contact' | 'report') => {
  const t = words(locale, namespace);
  const main = page.getByRole('main');
  return {
    t,
    main,
    submit: main.getByRole('button', { name: t('form.submit') }),
    done: main.getByRole('heading', { name: t('form.done-title') }),
    box: (name: string) => main.getByRole('textbox', { name: t(`form.${name}`), exact: true }),
    choice: (name: string) => main.getByRole('combobox', { name: t(`form.${name}`) }),
    consent: main.getByRole('checkbox', { name: t('form.consent') }),
    transfer: main.getByRole('checkbox', { name: words(locale, 'forms')('transfer.consent') }),
  };
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor writes to the team that can answer', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { t, main, submit, done, box, choice, consent } = formOf(page, 'en', 'contact');
  const email = `${randomUUID()}@reader.example`;
  const { contactSubjects } = await settings('en');
  const investors = contactSubjects.find(({ key }) => key === 'investors');
  await visit(page, await address('contact', 'en'));

  await test.step('is told what is missing', async () => {
    await submit.click();
    await expect(box('name')).toBeFocused();
    await expect(main).toContainText(t('form.error-message'));
    expect(await violations(page), 'what is wrong').toEqual([]);
  });

  await test.step('sends the message', async () => {
    await box('name').fill('Ada Marlow');
    await box('email').fill(email);
    await choice('subject').selectOption({ label: investors?.label ?? '' });
    await box('message').fill('When is the next meeting?\nAda');
    await consent.check();
    await submit.click();
    await expectDone(done);
    await expect(main.getByRole('status')).toContainText(email);
    expect(await violations(page), 'what is done').toEqual([]);
  });

  const mail = await mailTo(email);
  expect(mail).toContain(`To: ${investors?.email}`);
  expect(mail).toContain(`Reply-To: ${email}`);
  expect(complaints).toEqual([]);
});

test('a visitor reports, without giving a name', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { t, main, submit, done, box, choice, consent } = formOf(page, 'en', 'report');
  await visit(page, await address('ethics', 'en'));
  await choice('category').selectOption('corruption');
  await box('place').fill('Orvaine');
  await box('time').fill('2026-05');
  await box('facts').fill('A gift that was none.');
  await consent.check();
  await submit.click();

  await expectDone(done);
  const said = main.getByRole('status').filter({ hasText: /./ });
  const [reference = ''] = /[\dA-F]{5}-[\dA-F]{5}/.exec((await said.textContent()) ?? '') ?? [];
  await expect(said).toHaveText(t('form.done', { reference }));
  expect(await violations(page), 'what is done').toEqual([]);

  const mail = await mailTo(reference);
  expect(mail).toContain('To: ethics@halcyre.example');
  expect(mail).not.toContain('Reply-To');
  await page.reload();
  await expect(main).not.toContainText(reference);
  expect(complaints).toEqual([]);
});

test('a visitor in China consents separately to the transfer of the message', async ({ page }) => {
  const { main, submit, done, box, choice, consent, transfer } = formOf(page, 'cn', 'contact');
  const email = `${randomUUID()}@reader.example`;
  await visit(page, await address('contact', 'cn'));
  await box('name').fill('顾婉清');
  await box('email').fill(email);
  await choice('subject').selectOption('other');
  await box('message').fill('您好');
  await consent.check();
  await submit.click();
  await expect(main).toContainText(words('cn', 'forms')('transfer.error-consent'));
  await expect(transfer).toBeFocused();
  await transfer.check();
  await submit.click();
  await expectDone(done);
  await mailTo(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [form, id, email] of [
    ['contact', 'contact', 'contact@halcyre.example'],
    ['report', 'ethics', 'ethics@halcyre.example'],
  ] as const)
    test(`visitors are told whom to write to: ${form}${coreIn(form, 'report')}`, async ({ page }) => {
      const { t, main, submit } = formOf(page, 'en', form);
      await page.goto(await address(id, 'en'));
      const instead = main.locator('[data-without-script]');
      await expect(instead).toHaveText(`${t('form.no-script')} ${email}`);
      await expect(instead).toBeVisible();
      await expect(submit).toBeHidden();
    });
});
