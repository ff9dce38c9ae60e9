import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath } from './content';
import { getTranslator } from './translator';

/** Locators for the search for offers in a locale. */
export const careers = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'jobs');
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

/** The path of the search for offers in a locale. */
export const getJobsPath = (locale: Locale): Promise<string> => getEntryPath('job-offers', locale);
