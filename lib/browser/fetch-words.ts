import { loading } from '../i18n/word-source';
import { requestJson } from './request';
import { wait } from './wait';

/** Strings that are not part of the page, with the retries of i18next; rejects if these fail, too. */
export const fetchWords = async (locale: string, namespace: string, signal: AbortSignal): Promise<object> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await requestJson<object>(`/locales/${locale}/${namespace}.json`, { signal });
    } catch (error) {
      if (signal.aborted || retries === loading.maxRetries) throw error;
    }
    await wait(loading.retryTimeout * 2 ** retries);
  }
};
