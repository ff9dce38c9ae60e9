import { type ComponentType, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink, TextButton } from '@/components/ui/TextButton';
import type { List as ListState } from '@/hooks/useList';
import { onPlainClick } from '@/lib/browser/dom-events';
import { row } from '@/styles/mixins';
import { ListFailure } from './ListFailure';

const End = styled.div`
  ${row('4 7')}
  align-items: center;
  margin-block-start: var(--space-7);

  > [role] {
    flex-basis: 100%;
  }

  @media print {
    display: none;
  }
`;

/** How a list shows its items. */
export interface ListView<T> {
  /** The `ul` that contains the items. */
  as: 'ul' | ComponentType<{ ref?: Ref<HTMLUListElement>; 'aria-busy'?: boolean; children: ReactNode }>;
  getKey: (item: T) => string;
  children: (item: T) => ReactNode;
}

interface ListProps<T> extends ListView<T> {
  list: ListState;
  items: readonly T[];
  /** The number of leading items that are shown elsewhere. */
  offset?: number;
  labels: Record<'previous' | 'more' | 'failed', string> & { loading?: string };
  /** What holds the place of items that are loading. */
  placeholders?: ReactNode;
  /** What follows the control that loads more. */
  footer?: ReactNode;
}

/**
 * The items of a list, with links to the pages before and after them. With JavaScript, the next page is appended
 * instead, and the link in its first item receives the focus. A list without URLs has a button.
 */
export function List<T>({
  list: { status, waitSeconds, isAppending, previousUrl, nextUrl, hasMore, loadMore, retry },
  items,
  offset = 0,
  as: Items,
  getKey,
  children,
  labels,
  placeholders,
  footer,
}: ListProps<T>) {
  const element = useRef<HTMLUListElement>(null);
  const previousItems = useRef(items);
  useEffect(() => {
    const { length, 0: first } = previousItems.current;
    if (first && first === items[0])
      element.current?.children[length - offset]?.querySelector('a')?.focus({ preventScroll: true });
    previousItems.current = items;
  }, [items, offset]);
  const isLoading = status === 'loading';
  const hasFailed = status === 'failed' && isAppending;
  /** Moves the focus before the button that has it disappears. */
  const retryFromLastItem = () => {
    element.current?.lastElementChild?.querySelector('a')?.focus({ preventScroll: true });
    retry();
  };
  const more = (
    <>
      <span>{labels.more}</span>
      <Icon name="down" size={18} />
    </>
  );
  return (
    <>
      {previousUrl && items.length > 0 && (
        <ButtonLink rel="prev" href={previousUrl}>
          {labels.previous}
        </ButtonLink>
      )}
      {items.length > offset && (
        <Items ref={element} aria-busy={isLoading}>
          {items.slice(offset).map((item) => (
            <li key={getKey(item)}>{children(item)}</li>
          ))}
        </Items>
      )}
      {placeholders}
      {(hasMore || footer) && (
        <End>
          {labels.loading && <p role="status">{isLoading && labels.loading}</p>}
          {hasFailed && (
            <ListFailure message={labels.failed} waitSeconds={waitSeconds} onRetry={retryFromLastItem} takesFocus />
          )}
          {hasMore &&
            status !== 'failed' &&
            (nextUrl ? (
              <ButtonLink rel="next" href={nextUrl} onClick={onPlainClick(loadMore)}>
                {more}
              </ButtonLink>
            ) : (
              <TextButton onClick={loadMore}>{more}</TextButton>
            ))}
          {footer}
        </End>
      )}
    </>
  );
}
