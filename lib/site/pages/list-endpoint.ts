import type { z } from 'zod';
import { defineEndpoint } from '../../api/endpoint';
import type { Locale } from '../../i18n/locales';
import { createPagedResponseSchema, type Paged } from '../../model/list';
import type { Edition } from '../../upstreams/cms/contract';
import { findPhrases } from './phrases';

/** One page of a list in the response of its endpoint, with the phrases of its titles. */
export const toPagedResponse = <T extends { title: string }>(locale: Locale, { items, nbPages, nbHits }: Paged<T>) => ({
  success: true,
  nbPages,
  nbHits,
  result: items,
  phrases: findPhrases(
    locale,
    items.map(({ title }) => title),
  ),
  message: '',
});

interface ListEndpoint<Q extends z.ZodType, T extends z.ZodType> {
  summary: string;
  query: Q;
  item: T;
  /** Loads one page. Rejects with an UpstreamError if the list is unavailable. */
  search: (edition: Edition, query: z.infer<Q>) => Promise<Paged<z.input<T>>>;
}

/** Builds the endpoint that returns one page of a list of published content. */
export const defineListEndpoint = <
  Q extends z.ZodType<{ locale: Locale }>,
  T extends z.ZodType<unknown, { title: string }>,
>({
  summary,
  query,
  item,
  search,
}: ListEndpoint<Q, T>) =>
  defineEndpoint({
    method: 'POST',
    summary,
    body: query,
    response: createPagedResponseSchema(item),
    errorFields: { result: [], phrases: {}, nbPages: 0, nbHits: 0 },
    handle: async ({ body }) => toPagedResponse(body.locale, await search({ locale: body.locale, draft: false }, body)),
  });
