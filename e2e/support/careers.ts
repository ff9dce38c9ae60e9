import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { address } from './content';
import { expect } from './test';
import { words } from './words';

/** The parts of the search for offers, by their roles and names in a locale. */
export const careers = (page: Page, locale: Locale) => {
  const t = words(locale, 'jobs');
  const main = page.getByRole('main');
  return {
    t,
    main,
    field: main.getByRole('searchbox', { name: t('search.field') }),
    offers: main.getByRole('article'),
    count: main.getByRole('status').first(),
    filter: (name: string) =>
      main.getByRole('group', { name: t('search.filters') }).locator('summary', { hasText: name }),
    more: main.getByRole('link', { name: t('search.more') }),
    apply: main.getByRole('link', { name: t('offer.apply') }),
    alertButton: main.getByRole('button', { name: t('alert.open') }),
    alertPopup: page.getByRole('dialog', { name: t('alert.title') }),
  };
};

export const jobsPage = (locale: Locale): Promise<string> => address('job-offers', locale);

const outbox = 'reports/e2e-data/outbox';

/** The text of a quoted-printable mail. */
const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** The path of the link in the mail that was sent to an address, once it is there. */
export const linkMailedTo = async (email: string): Promise<string> => {
  let found: string | undefined;
  const look = () => {
    const mails = readdirSync(outbox).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
    const mail = mails.find((text) => text.includes(email));
    found = mail && /https?:\/\/[^/\s]+(\/\w+\/job-alert\/\?token=[\w.-]+)/.exec(decoded(mail))?.[1];
    return found;
  };
  await expect.poll(look).toBeTruthy();
  return found ?? '';
};
