import { useTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink, TextButton } from '@/components/ui/NavigationButton.styles';
import { useFocusOnAppended } from '@/hooks/useFocusOnAppended';
import { useLoadMore } from '@/hooks/useLoadMore';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { CountedPagination } from '@/lib/model/list';
import { ListFooter } from './ListFooter';
import { PhrasesProvider } from './PhrasesProvider';
import { Status } from './Status.styles';

/** A list whose first items are on the page, and whose further items are loaded from an API. */
export interface PagedListProps<T> {
  /** The name of the API endpoint that returns further pages. */
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  pagination: CountedPagination;
  /** The `ul` that contains the items. */
  as: 'ul' | ComponentType<{ ref?: React.Ref<HTMLUListElement>; 'aria-busy'?: boolean; children: ReactNode }>;
  getKey: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** Returns `address` with the query parameter `page`, counted from 0, as the last one. */
const withPage = (url: string, page: number): string => {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  params.append('page', `${page}`);
  return `${path}?${params}`;
};

/**
 * A paginated list with its number of items and links to the previous and next page. With JavaScript, the next page is
 * appended instead, and its first item receives the focus.
 */
export function PagedList<T>({ as: List, getKey, children, pagination, ...request }: PagedListProps<T>) {
  const { t } = useTranslation('lists');
  const { address, nbHits: count, ...pages } = pagination;
  const getUrl = (page: number) => withPage(address, page);
  const { items, phrases, status, previous, nextPage, loadMore } = useLoadMore({ ...request, ...pages, getUrl });
  const list = useFocusOnAppended(items);

  return (
    <>
      <Status role="status">{items.length > 0 ? t('count', { count }) : t('empty')}</Status>
      {items.length > 0 && (
        <>
          {previous && (
            <ButtonLink rel="prev" href={previous}>
              {t('previous')}
            </ButtonLink>
          )}
          <List ref={list} aria-busy={status === 'loading'}>
            <PhrasesProvider phrases={phrases}>
              {items.map((item) => (
                <li key={getKey(item)}>{children(item)}</li>
              ))}
            </PhrasesProvider>
          </List>
          {(nextPage !== null || status === 'failed') && (
            <ListFooter status={status}>
              {status === 'failed' ? (
                <TextButton onClick={loadMore}>{t('retry')}</TextButton>
              ) : (
                nextPage !== null && (
                  <ButtonLink rel="next" href={getUrl(nextPage)} onClick={onPlainClick(loadMore)}>
                    {t('more')}
                    <Icon name="down" size={18} />
                  </ButtonLink>
                )
              )}
            </ListFooter>
          )}
        </>
      )}
    </>
  );
}
