import { countriesIn } from '../../i18n/countries';
import type { Definitions } from './definition';

export const formSections: Definitions<'subscription-form' | 'contact-form' | 'report-form'> = {
  'subscription-form': {
    namespaces: ['subscriptions'],
    dependsOn: () => null,
    load: async ({ list }, { view }) => ({ countries: list === 'press' ? countriesIn(view.locale) : [] }),
  },
  'contact-form': {
    namespaces: ['contact'],
    dependsOn: () => null,
    load: async (_, { cms, view }) => {
      const { contactSubjects } = await cms.settings(view);
      return { subjects: contactSubjects.map(({ key, label }) => ({ key, label })) };
    },
  },
  'report-form': { namespaces: ['report'] },
};
