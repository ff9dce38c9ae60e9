import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { StyledLink, TextButton } from '@/components/ui/NavigationButton.styles';
import { onPlainClick } from '@/hooks/plain-click';
import { useLoadMore } from '@/hooks/useLoadMore';
import type { Pagination } from '@/lib/model/list';

const Lead = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  margin-block-start: var(--space-7);
`;

export interface PagedListProps<T> {
  endpoint: string;
  query: Record<string, unknown>;
  items: T[];
  pagination: Pagination;
  /** The `ul` that the items stand in. */
  as: ComponentType<{ ref?: React.Ref<HTMLUListElement>; 'aria-busy'?: boolean; children: ReactNode }>;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

/**
 * A list page by page: links to the pages before and after, and with JavaScript the next page comes below. The first of
 * what has come has the focus.
 */
export function PagedList<T>({ as: List, keyOf, children, pagination, ...asked }: PagedListProps<T>) {
  const { t } = useTranslation('lists');
  const { items, status, next, more } = useLoadMore({ ...asked, pagination });
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(items);
  useEffect(() => {
    const { length, 0: first } = before.current;
    if (first && first === items[0]) list.current?.children[length]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = items;
  }, [items]);

  if (items.length === 0) return <p role="status">{t('empty')}</p>;
  return (
    <>
      {pagination.previous && (
        <StyledLink rel="prev" href={pagination.previous}>
          {t('previous')}
        </StyledLink>
      )}
      <List ref={list} aria-busy={status === 'loading'}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </List>
      {(next || status === 'failed') && (
        <Lead>
          <p role="status">{status === 'loading' && t('loading')}</p>
          {status === 'failed' && <p role="alert">{t('failed')}</p>}
          {status === 'failed' ? (
            <TextButton onClick={more}>{t('retry')}</TextButton>
          ) : (
            next && (
              <StyledLink rel="next" href={next} onClick={onPlainClick(more)}>
                {t('more')}
                <Icon name="down" size={18} />
              </StyledLink>
            )
          )}
        </Lead>
      )}
    </>
  );
}
