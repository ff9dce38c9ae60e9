import { listCountryNames } from '../../i18n/countries';
import type { Definitions } from './definition';

export const formSections: Definitions<'subscription-form' | 'contact-form' | 'report-form'> = {
  'subscription-form': {
    namespaces: ['forms', 'subscriptions'],
    load: async ({ list }, { edition }) => ({ countries: list === 'press' ? listCountryNames(edition.locale) : [] }),
  },
  'contact-form': {
    namespaces: ['contact', 'forms'],
    load: async (_, { cms, edition }) => {
      const { contactSubjects } = await cms.settings(edition);
      return { subjects: contactSubjects.map(({ key, label }) => ({ key, label })) };
    },
  },
  'report-form': { namespaces: ['forms', 'report'] },
};
