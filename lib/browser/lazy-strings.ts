import type { i18n } from 'i18next';
import { loadingOptions } from '../i18n/i18next-options';
import { requestJson } from './request';
import { wait } from './when-idle';

/**
 * Namespaces that pages do not include: `consent` for cookies, `shell` for components that are loaded after hydration,
 * `jobs` for the comparison of saved offers, except on pages about offers.
 */
export type LazyNamespace = 'consent' | 'jobs' | 'shell';

const pending = new Map<string, Promise<void>>();

/**
 * Adds the translations of a namespace to an i18next instance, unless it has them. Concurrent calls share one request;
 * rejects if it fails.
 */
export const addStrings = async (instance: i18n, locale: string, namespace: LazyNamespace): Promise<void> => {
  if (instance.hasResourceBundle(locale, namespace)) return;
  const path = `/locales/${locale}/${namespace}.json`;
  const request =
    pending.get(path) ??
    requestJson<object>(path)
      .then((strings) => void instance.addResourceBundle(locale, namespace, strings))
      .finally(() => pending.delete(path));
  pending.set(path, request);
  return request;
};

/** Adds translations like `addStrings`, and tries as often as i18next repeats its own requests. */
export const addStringsWithRetry = async (...strings: Parameters<typeof addStrings>): Promise<void> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await addStrings(...strings);
    } catch (error) {
      if (retries === loadingOptions.maxRetries) throw error;
    }
    await wait(loadingOptions.retryTimeout * 2 ** retries);
  }
};
