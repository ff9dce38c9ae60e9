import type { Locale } from '@/lib/i18n/locales';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';
import type { TestEnvironment } from './setup';

/** Signs in to Strapi as the publisher. Returns functions that call the API of the admin panel. */
export const signIn = async ({ url, publisher }: TestEnvironment['strapi']) => {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { token } = (await call('POST', '/admin/login', publisher)).data;
  const pages = '/content-manager/collection-types/api::page.page';

  return {
    /** Sends a request of the admin panel. Returns the JSON, or throws with Strapi's message if the request fails. */
    request: (method: string, path: string, body?: object) => call(method, path, body, token),
    /** Strapi's id of a page. */
    async findDocumentId(entryId: string): Promise<string> {
      const { results } = await call('GET', `${pages}?filters[entryId][$eq]=${entryId}`, undefined, token);
      return results[0].documentId;
    },
    /** Changes fields of a page in one language, and publishes them. */
    publish: (documentId: string, locale: Locale, fields: object): Promise<unknown> =>
      call('POST', `${pages}/${documentId}/actions/publish?locale=${strapiLocaleCodes[locale]}`, fields, token),
  };
};
