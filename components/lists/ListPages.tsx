import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/NavigationButton.styles';
import { Pager } from '@/components/ui/Pager';
import type { useListRequest } from '@/hooks/useListRequest';
import { buildPagination } from '@/lib/model/lists/pagination';
import { Status } from './Status.styles';

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
  color: var(--muted);
`;

interface ListPagesProps<T> {
  /** The path of the page, without its query string. */
  path: string;
  list: ReturnType<typeof useListRequest<T>>;
  /** The status text when no request is pending. */
  status: ReactNode;
  /** Replaces the default error message. */
  failure?: string;
  /** The current page of the list. */
  children: ReactNode;
}

/**
 * A paginated list: its request status (announced to screen readers), its current page, and the pager. The status
 * receives the focus when the control that was used may disappear.
 */
export function ListPages<T extends { nbPages: number }>({
  path,
  list: { query, data, search, retry, ...list },
  status,
  failure,
  children,
}: ListPagesProps<T>) {
  const { t } = useTranslation('lists');
  const statusLine = useRef<HTMLParagraphElement>(null);
  const withStatusFocus =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      statusLine.current?.focus();
      action(...args);
    };
  return (
    <>
      <Status role="status" ref={statusLine} tabIndex={-1}>
        {list.status === 'loading' ? t('loading') : status}
      </Status>
      {list.status === 'failed' && (
        <Failure role="alert">
          <p>{failure ?? t('failed')}</p>
          <TextButton data-needs-script onClick={withStatusFocus(retry)}>
            {t('retry')}
          </TextButton>
        </Failure>
      )}
      {children}
      {data && (
        <Pager
          {...buildPagination(path, query, { nbPages: data.nbPages })}
          onPage={withStatusFocus((page: number) => search({ ...query, page }))}
        />
      )}
    </>
  );
}
