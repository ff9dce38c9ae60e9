import { loading } from '../i18n/word-source';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Words that no page brings along, as browsers fetch them: with the retries of i18next; null where they fail too. */
export const fetchWords = async (locale: string, namespace: string): Promise<object | null> => {
  for (let retries = 0; ; retries += 1) {
    try {
      const response = await fetch(`/locales/${locale}/${namespace}.json`);
      if (response.ok) return await response.json();
    } catch {
      // A file that is cut or out of reach is asked for again.
    }
    if (retries === loading.maxRetries) return null;
    await wait(loading.retryTimeout * 2 ** retries);
  }
};
