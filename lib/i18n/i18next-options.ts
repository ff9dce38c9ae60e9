import type { i18n, ThirdPartyModule } from 'i18next';
import { getLanguageTag, toLocale } from './locales.ts';

/** Options for loading strings, on the server and in browsers: the delay before a retry, in ms, doubles each time. */
export const loadingOptions = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Makes i18next choose plural forms by the language tag, because `Intl` does not know `cn` and `jp`. */
export const pluralsByTag: ThirdPartyModule = {
  type: '3rdParty',
  init({ services: { pluralResolver } }: i18n) {
    const getRule = pluralResolver.getRule.bind(pluralResolver);
    pluralResolver.getRule = (code: string, options?: object) => getRule(getLanguageTag(toLocale(code)), options);
  },
};
