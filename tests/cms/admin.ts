import type { Locale } from '@/lib/i18n/locales';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';
import type { TestEnvironment } from './setup';

type Fields = Record<string, unknown>;

const getTypePath = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** Signs in to Strapi with a role. Returns functions that call the API of the admin panel. */
export const signIn = async (
  { url, ...accounts }: TestEnvironment['strapi'],
  role: 'publisher' | 'editor' = 'publisher',
) => {
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
    return response.status === 204 ? undefined : response.json();
  };
  const { token } = (await call('POST', '/admin/login', accounts[role])).data;
  /** Sends a request of the admin panel. Returns the JSON, or throws with Strapi's message if the request fails. */
  const request = (method: string, path: string, body?: object) => call(method, path, body, token);
  /** Sends a request about an entry, in one language. */
  const requestEntry = (method: string, type: string, path: string, locale: Locale, fields?: Fields) =>
    request(method, `${getTypePath(type)}${path}?locale=${strapiLocaleCodes[locale]}`, fields);

  return {
    request,
    /** Strapi's id of an entry. */
    async findDocumentId(type: string, entryId: string): Promise<string> {
      const { results } = await request('GET', `${getTypePath(type)}?filters[entryId][$eq]=${entryId}`);
      return results[0].documentId;
    },
    create: async (type: string, fields: Fields, locale: Locale = 'en'): Promise<string> =>
      (await requestEntry('POST', type, '', locale, fields)).data.documentId,
    save: (type: string, id: string, fields: Fields, locale: Locale = 'en') =>
      requestEntry('PUT', type, `/${id}`, locale, fields),
    /** Changes fields of an entry in one language, and publishes them. */
    publish: (type: string, id: string, fields: Fields, locale: Locale = 'en') =>
      requestEntry('POST', type, `/${id}/actions/publish`, locale, fields),
    unpublish: (type: string, id: string, locale: Locale = 'en') =>
      requestEntry('POST', type, `/${id}/actions/unpublish`, locale, {}),
    /** Deletes an entry in all languages. */
    remove: (type: string, id: string) => request('DELETE', `${getTypePath(type)}/${id}?locale=*`),
    read: async (type: string, id: string, status: 'draft' | 'published', locale: Locale = 'en'): Promise<Fields> =>
      (await request('GET', `${getTypePath(type)}/${id}?locale=${strapiLocaleCodes[locale]}&status=${status}`)).data,
    /** Uploads a file, or replaces that of an id. */
    upload: (name: string, type: string, bytes: Uint8Array, alternativeText = 'A picture', replacedId?: number) => {
      const form = new FormData();
      form.append('files', new Blob([bytes as BlobPart], { type }), name);
      form.append('fileInfo', JSON.stringify({ name, alternativeText }));
      return request('POST', replacedId ? `/upload?id=${replacedId}` : '/upload', form);
    },
  };
};

/** The required fields of a page. */
export const buildPage = (entryId: string, fields: Fields = {}): Fields => ({
  entryId,
  slug: entryId,
  pageTitle: `The page ${entryId}`,
  summary: 'A page.',
  publicationDate: '2026-01-01',
  sections: [],
  ...fields,
});
