import { listCountryNames } from '../../i18n/countries';
import type { SectionLoader } from './context';

export const subscriptionForm: SectionLoader<'subscription-form'> = {
  load: async ({ list }, { edition }) => ({ countries: list === 'press' ? listCountryNames(edition.locale) : [] }),
};
