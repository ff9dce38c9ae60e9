import { countriesIn } from '../../i18n/countries';
import type { Loaders } from './context';

export const formLoaders: Loaders<'subscription-form' | 'contact-form'> = {
  'subscription-form': async ({ list }, { view }) => ({ countries: list === 'press' ? countriesIn(view.locale) : [] }),
  'contact-form': async (_, { cms, view }) => {
    const { contactSubjects } = await cms.settings(view);
    return { subjects: contactSubjects.map(({ key, label }) => ({ key, label })) };
  },
};
