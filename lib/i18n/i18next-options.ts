import type { i18n, ThirdPartyModule } from 'i18next';
import brand from '../../content/brand.json' with { type: 'json' };
import { getLanguageTag, toLocale } from './locales.ts';

/** The options for loading strings, on the server and in browsers. The delay before a retry (ms) doubles each time. */
export const loadingOptions = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** The names of the group, as `{{group}}` and `{{legalName}}` in the strings of every language. */
export const groupNames = { group: brand.name, legalName: brand.legalName };

/** An i18next module that chooses plural forms by language tag, because `cn` and `jp` are not languages for `Intl`. */
export const pluralsByTag: ThirdPartyModule = {
  type: '3rdParty',
  init({ services: { pluralResolver } }: i18n) {
    const getRule = pluralResolver.getRule.bind(pluralResolver);
    pluralResolver.getRule = (code: string, options?: object) => getRule(getLanguageTag(toLocale(code)), options);
  },
};
