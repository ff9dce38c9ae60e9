import { countriesIn } from '../../i18n/countries';
import type { Loaders } from './context';

export const subscriptionLoaders: Loaders<'subscription-form'> = {
  'subscription-form': async ({ list }, { view }) => ({ countries: list === 'press' ? countriesIn(view.locale) : [] }),
};
