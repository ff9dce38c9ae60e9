import type { i18n, ThirdPartyModule } from 'i18next';
import { localeOr, tagOf } from './locales.ts';

/** Makes i18next choose plural forms by the language tag, because `Intl` does not know `cn` and `jp`. */
export const pluralsByTag: ThirdPartyModule = {
  type: '3rdParty',
  init({ services: { pluralResolver } }: i18n) {
    const getRule = pluralResolver.getRule.bind(pluralResolver);
    pluralResolver.getRule = (code: string, options?: object) => getRule(tagOf(localeOr(code)), options);
  },
};
