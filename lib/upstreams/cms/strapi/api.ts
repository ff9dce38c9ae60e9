import pLimit from 'p-limit';
import { z } from 'zod';
import type { Locale } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import type { Collection, SingleType } from './kinds';
import { strapiLocaleCodes } from './query';

/** The status of the entries to read. */
export type Status = 'published' | 'draft';

const pageSize = 100;
/** The number of concurrent requests. */
const concurrency = 6;

/** An entry in one language. Each publication creates a new row with a new id. */
const row = z.looseObject({ id: z.number(), documentId: z.string(), locale: z.string(), updatedAt: z.string() });
export type StrapiRow = z.infer<typeof row>;

const rows = z.object({
  data: z.array(row),
  meta: z.object({ pagination: z.object({ pageCount: z.number(), total: z.number() }) }),
});

const single = z.object({ data: z.looseObject({}).nullable() });

/** A file in the media library. `name` is its reference; `url` is relative to Strapi unless it is stored elsewhere. */
export const strapiFile = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  mime: z.string(),
  bytes: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
  blur: z.string().nullable(),
  updatedAt: z.string(),
});
export type StrapiFile = z.infer<typeof strapiFile>;

type Query = Record<string, string | number | readonly (string | number)[]>;

interface Options {
  /** The base URL of Strapi. */
  url: string;
  token: string;
}

/** The client of Strapi's REST API, with a limit of concurrent requests. Its methods reject with an UpstreamError. */
export const createStrapiApi = ({ url, token }: Options) => {
  const client = createHttpClient({
    name: 'cms',
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs: 20_000,
    maxBytes: 20_000_000,
  });
  const limit = pLimit(concurrency);

  const fetchPage = (collection: Collection | 'pictures', query: Query) =>
    limit(() => client.fetchJson(`/api/${collection}`, { query: { locale: '*', ...query }, schema: rows }));

  return {
    /** Reads all rows of a type with the fields of `query`, in every language unless it has a `locale`. */
    fetchRows: async (collection: Collection | 'pictures', status: Status, query: Query): Promise<StrapiRow[]> => {
      const fetchPageNumber = (page: number) =>
        fetchPage(collection, {
          'pagination[pageSize]': pageSize,
          ...query,
          status,
          sort: 'id',
          'pagination[page]': page,
        });
      const firstPage = await fetchPageNumber(1);
      const otherPages = Array.from({ length: Math.max(0, firstPage.meta.pagination.pageCount - 1) }, (_, index) =>
        fetchPageNumber(index + 2),
      );
      return [firstPage, ...(await Promise.all(otherPages))].flatMap(({ data }) => data);
    },

    /** Reads a string that differs after a row of a type is written, published, withdrawn or deleted. */
    getRevision: async (collection: Collection, status: Status): Promise<string> => {
      // A publication has the date of its draft but a new id. A change to a draft does not change its id.
      const sorts = status === 'draft' ? ['id:desc', 'updatedAt:desc'] : ['id:desc'];
      const newest = sorts.map((sort) =>
        fetchPage(collection, { status, sort, fields: 'id,updatedAt,locale', 'pagination[pageSize]': 1 }),
      );
      return JSON.stringify(
        (await Promise.all(newest)).map(({ data, meta }) => [
          meta.pagination.total,
          ...data.flatMap(({ id, updatedAt }) => [id, updatedAt]),
        ]),
      );
    },

    /** Reads the entry of a single type in a locale; null if it has none. */
    fetchSingle: async (type: SingleType, status: Status, locale: Locale, query: Query): Promise<unknown> => {
      const singleQuery = { ...query, status, locale: strapiLocaleCodes[locale] };
      const response = await limit(() =>
        orNullIfMissing(client.fetchJson(`/api/${type}`, { query: singleQuery, schema: single })),
      );
      return response?.data ?? null;
    },

    /** Reads all files in the media library. */
    fetchFiles: async (): Promise<StrapiFile[]> => {
      const allFiles: StrapiFile[] = [];
      const fields = Object.keys(strapiFile.shape).join(',');
      for (;;) {
        const query = { sort: 'id', start: allFiles.length, limit: pageSize, fields };
        const page = await limit(() => client.fetchJson('/api/upload/files', { query, schema: z.array(strapiFile) }));
        allFiles.push(...page);
        if (page.length < pageSize) return allFiles;
      }
    },
  };
};
export type StrapiApi = ReturnType<typeof createStrapiApi>;
