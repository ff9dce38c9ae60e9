import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import brand from '../content/brand.json' with { type: 'json' };
import { collectBrowserErrors } from './support/browser-errors';
import { getEntryPath, loadSettings } from './support/content';
import { expectDone, waitForEmail } from './support/outbox';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { findViolations } from './support/violations';
import { visit } from './support/visit';

/** Locators for a form in a locale. */
const formLocators = (page: Page, locale: Locale, namespace: 'contact' | 'report') => {
  const t = getTranslator(locale, namespace);
  const main = page.getByRole('main');
  return {
    t,
    main,
    submit: main.getByRole('button', { name: t('form.submit') }),
    done: main.getByRole('heading', { name: t('form.done-title') }),
    textbox: (name: string) => main.getByRole('textbox', { name: t(`form.${name}`), exact: true }),
    combobox: (name: string) => main.getByRole('combobox', { name: t(`form.${name}`) }),
    consent: main.getByRole('checkbox', { name: t('form.consent') }),
  };
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor writes to the team that is responsible for a subject', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const { t, main, submit, done, textbox, combobox, consent } = formLocators(page, 'en', 'contact');
  const email = `${randomUUID()}@reader.example`;
  const { contactSubjects } = await loadSettings('en');
  const investors = contactSubjects.find(({ key }) => key === 'investors');
  await visit(page, await getEntryPath('contact', 'en'));

  await test.step('sees which fields are missing', async () => {
    await submit.click();
    await expect(textbox('name')).toBeFocused();
    await expect(main).toContainText(t('form.error-message'));
    expect(await findViolations(page), 'form with errors').toEqual([]);
  });

  await test.step('sends the message', async () => {
    await textbox('name').fill('Ada Marlow');
    await textbox('email').fill(email);
    await combobox('subject').selectOption({ label: investors?.label ?? '' });
    await textbox('message').fill('When is the next meeting?\nAda');
    await consent.check();
    await submit.click();
    await expectDone(done);
    await expect(main.getByRole('status')).toContainText(email);
    expect(await findViolations(page), 'confirmation').toEqual([]);
  });

  const message = await waitForEmail(email);
  expect(message).toContain(`To: ${investors?.email}`);
  expect(message).toContain(`Reply-To: ${email}`);
  expect(browserErrors).toEqual([]);
});

test('a visitor sends a report without a name', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const { t, main, submit, done, textbox, combobox, consent } = formLocators(page, 'en', 'report');
  await visit(page, await getEntryPath('ethics', 'en'));
  await combobox('category').selectOption('corruption');
  await textbox('place').fill('Orvaine');
  await textbox('time').fill('2026-05');
  await textbox('facts').fill('A gift that was none.');
  await consent.check();
  await submit.click();

  await expectDone(done);
  const confirmation = main.getByRole('status').filter({ hasText: /./ });
  const [reference = ''] = /[\dA-F]{5}-[\dA-F]{5}/.exec((await confirmation.textContent()) ?? '') ?? [];
  await expect(confirmation).toHaveText(t('form.done', { reference }));
  expect(await findViolations(page), 'confirmation').toEqual([]);

  const message = await waitForEmail(reference);
  expect(message).toContain(`To: ${brand.emails.reports}`);
  expect(message).not.toContain('Reply-To');
  await page.reload();
  await expect(main).not.toContainText(reference);
  expect(browserErrors).toEqual([]);
});
