import type { i18n } from 'i18next';
import { loadingOptions } from '../i18n/i18next-options';
import { requestJson } from './request';
import { wait } from './when-idle';

/**
 * Namespaces that pages do not include: `consent` for cookies, `shell` for components that are loaded after hydration,
 * `jobs` for the comparison of saved offers, except on pages about offers.
 */
export type LazyNamespace = 'consent' | 'jobs' | 'shell';

const fetchStrings = async (locale: string, namespace: LazyNamespace): Promise<object> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await requestJson<object>(`/locales/${locale}/${namespace}.json`);
    } catch (error) {
      if (retries === loadingOptions.maxRetries) throw error;
    }
    await wait(loadingOptions.retryTimeout * 2 ** retries);
  }
};

const pending = new Map<string, Promise<void>>();

/**
 * Adds the translations of a namespace to an i18next instance. Concurrent calls share one request, which is repeated as
 * often as i18next repeats its own; rejects if all attempts fail.
 */
export const addStrings = (instance: i18n, locale: string, namespace: LazyNamespace): Promise<void> => {
  const key = `${locale}/${namespace}`;
  const existing = pending.get(key);
  if (existing) return existing;
  const request = fetchStrings(locale, namespace)
    .then((strings) => void instance.addResourceBundle(locale, namespace, strings))
    .finally(() => pending.delete(key));
  pending.set(key, request);
  return request;
};
