import { useTranslation } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { StyledLink, TextButton } from '@/components/ui/NavigationButton.styles';
import { useFocusOnNew } from '@/hooks/useFocusOnNew';
import { useLoadMore } from '@/hooks/useLoadMore';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { CountedPagination } from '@/lib/model/list';
import { KnownPhrases } from './KnownPhrases';
import { Lead } from './Lead';
import { Status } from './Status.styles';

export interface PagedListProps<T> {
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  pagination: CountedPagination;
  /** The `ul` that contains the items. */
  as: 'ul' | ComponentType<{ ref?: React.Ref<HTMLUListElement>; 'aria-busy'?: boolean; children: ReactNode }>;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** The address of page `page` of the list at `address`, counted from 0. `page` is the last parameter of the query. */
const withPage = (address: string, page: number): string => {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  params.append('page', `${page}`);
  return `${path}?${params}`;
};

/**
 * A paginated list with its number of items and links to the previous and next page. With JavaScript, the next page is
 * appended instead, and its first item gets the focus.
 */
export function PagedList<T>({ as: List, keyOf, children, pagination, ...query }: PagedListProps<T>) {
  const { t } = useTranslation('lists');
  const { address, nbHits: count, ...pages } = pagination;
  const addressOf = (page: number) => withPage(address, page);
  const {
    items,
    phrases,
    status,
    previous,
    nextPage,
    loadMore: more,
  } = useLoadMore({ ...query, ...pages, getAddress: addressOf });
  const list = useFocusOnNew(items);

  return (
    <>
      <Status role="status">{items.length > 0 ? t('count', { count }) : t('empty')}</Status>
      {items.length > 0 && (
        <>
          {previous && (
            <StyledLink rel="prev" href={previous}>
              {t('previous')}
            </StyledLink>
          )}
          <List ref={list} aria-busy={status === 'loading'}>
            <KnownPhrases phrases={phrases}>
              {items.map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </KnownPhrases>
          </List>
          {(nextPage !== null || status === 'failed') && (
            <Lead status={status}>
              {status === 'failed' ? (
                <TextButton onClick={more}>{t('retry')}</TextButton>
              ) : (
                nextPage !== null && (
                  <StyledLink rel="next" href={addressOf(nextPage)} onClick={onPlainClick(more)}>
                    {t('more')}
                    <Icon name="down" size={18} />
                  </StyledLink>
                )
              )}
            </Lead>
          )}
        </>
      )}
    </>
  );
}
