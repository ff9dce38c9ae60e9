import { listCountryNames } from '../../i18n/countries';
import { listPages } from '../pages/page-index';
import { getFacetValue } from './context';
import type { Definitions } from './definition';

export const formSections: Definitions<'subscription-form' | 'contact-form' | 'report-form'> = {
  'subscription-form': {
    namespaces: ['forms', 'subscriptions'],
    load: async ({ list }, { edition }) => ({ countries: list === 'press' ? listCountryNames(edition.locale) : [] }),
  },
  'contact-form': {
    namespaces: ['contact', 'forms'],
    load: async ({ message }, { cms, edition, listQuery }) => {
      const { contactSubjects } = await cms.settings(edition);
      const subjects = contactSubjects.map(({ key, label }) => ({ key, label }));
      if (!message) return { subjects };
      const houseId = getFacetValue(listQuery, 'house');
      const house = houseId && (await listPages(edition, 'house')).find(({ id }) => id === houseId);
      return { subjects, message: message.replace('{{house}}', house ? house.pageTitle : '') };
    },
  },
  'report-form': { namespaces: ['forms', 'report'] },
};
