import pLimit from 'p-limit';
import { z } from 'zod';
import type { Locale } from '../../../i18n/locales';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing } from '../../../platform/http/upstream-error';
import type { Collection, Single } from './kinds';
import { strapiLocaleCodes } from './query';

export type Status = 'published' | 'draft';

const pageSize = 100;
const concurrency = 6;

/** One language of an entry. Strapi writes a new row, with a new id, at each publication. */
const row = z.looseObject({ id: z.number(), documentId: z.string(), locale: z.string(), updatedAt: z.string() });
export type StrapiRow = z.infer<typeof row>;

const rows = z.object({
  data: z.array(row),
  meta: z.object({ pagination: z.object({ pageCount: z.number(), total: z.number() }) }),
});

const single = z.object({ data: z.looseObject({}).nullable() });

/** A file of the media library: `name` is its reference, `url` is relative to Strapi unless it is stored elsewhere. */
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
  /** The address of Strapi. */
  url: string;
  token: string;
}

/** The site's requests to Strapi's REST API, a few at a time. Rejects with an UpstreamError. */
export const strapiApi = ({ url, token }: Options) => {
  const client = createHttpClient({
    name: 'cms',
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs: 20_000,
    maxBytes: 20_000_000,
  });
  const limit = pLimit(concurrency);

  const fetchPage = (collection: Collection, query: Query) =>
    limit(() => client.json(`/api/${collection}`, { query: { locale: '*', ...query }, schema: rows }));

  return {
    /** All rows of a type in every language, with what `query` asks for. */
    rows: async (collection: Collection, status: Status, query: Query): Promise<StrapiRow[]> => {
      const fetchPageNumber = (page: number) =>
        fetchPage(collection, {
          ...query,
          status,
          sort: 'id',
          'pagination[pageSize]': pageSize,
          'pagination[page]': page,
        });
      const first = await fetchPageNumber(1);
      const otherPages = Array.from({ length: Math.max(0, first.meta.pagination.pageCount - 1) }, (_, page) =>
        fetchPageNumber(page + 2),
      );
      return [first, ...(await Promise.all(otherPages))].flatMap(({ data }) => data);
    },

    /** A text that differs once a row of a type is written, published, withdrawn or deleted. */
    getRevision: async (collection: Collection, status: Status): Promise<string> => {
      // A publication has the date of the draft, but a new id; a change of a draft keeps the id.
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

    /** The entry of a type that has one for each language; null if it has none in this one. */
    single: async (type: Single, status: Status, locale: Locale, query: Query): Promise<unknown> => {
      const singleQuery = { ...query, status, locale: strapiLocaleCodes[locale] };
      const response = await limit(() =>
        orNullIfMissing(client.json(`/api/${type}`, { query: singleQuery, schema: single })),
      );
      return response?.data ?? null;
    },

    /** Every file of the media library. */
    files: async (): Promise<StrapiFile[]> => {
      const allFiles: StrapiFile[] = [];
      const fields = Object.keys(strapiFile.shape).join(',');
      for (;;) {
        const query = { sort: 'id', start: allFiles.length, limit: pageSize, fields };
        const page = await limit(() => client.json('/api/upload/files', { query, schema: z.array(strapiFile) }));
        allFiles.push(...page);
        if (page.length < pageSize) return allFiles;
      }
    },
  };
};
export type StrapiApi = ReturnType<typeof strapiApi>;
