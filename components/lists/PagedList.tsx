import { useTranslation } from 'next-i18next/pages';
import { ContentProvider, useContent } from '@/contexts/ContentContext';
import { useList } from '@/hooks/useList';
import { requestJson } from '@/lib/browser/request';
import type { CountedPagination } from '@/lib/model/list';
import { defaultListQuery, parseListQuery } from '@/lib/model/lists/list-query';
import type { Phrases } from '@/lib/model/values';
import { List, type ListView } from './List';
import { Status } from './Status';

/** A page of a list, as the endpoints return it, with the phrases of its titles. */
interface Page<T> {
  result: T[];
  nbPages: number;
  phrases?: Phrases;
}

export interface PagedListProps<T> extends ListView<T> {
  /** The name of the endpoint under `/api/` that returns one page for the query. */
  endpoint: string;
  /** The items that the server rendered. */
  items: T[];
  pagination: CountedPagination | Pick<CountedPagination, 'nbPages' | 'query'>;
}

/**
 * A list whose further pages are loaded from an endpoint, with the number of its items. Without an address in
 * `pagination`, it shows only the items that it has loaded, below those of the web page.
 */
export function PagedList<T>({ endpoint, items: initialItems, pagination, ...view }: PagedListProps<T>) {
  const { t } = useTranslation('lists');
  const content = useContent();
  const { address, nbHits: count, nbPages, query } = { address: null, nbHits: 0, ...pagination };
  const list = useList<Page<T>>({
    name: endpoint,
    source: initialItems,
    query: parseListQuery(new URLSearchParams(address?.split('?')[1])) ?? defaultListQuery,
    initial: { result: initialItems, nbPages },
    fetchPage: ({ page }, signal) => requestJson(`/api/${endpoint}/`, { body: { ...query, page }, signal }),
    hasUrls: address !== null,
  });
  const items = list.pages.flatMap(({ result }) => result);
  const phrases = Object.assign({}, content.phrases, ...list.pages.map((page) => page.phrases));
  const labels = {
    previous: t('previous'),
    more: t('more'),
    failed: t('failed'),
    loading: t('loading'),
  };
  return (
    <>
      {address !== null && <Status role="status">{items.length > 0 ? t('count', { count }) : t('empty')}</Status>}
      <ContentProvider content={{ ...content, phrases }}>
        <List {...view} list={list} items={items} offset={address === null ? initialItems.length : 0} labels={labels} />
      </ContentProvider>
    </>
  );
}
