import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import { Pager } from '@/components/ui/Pager';
import type { List } from '@/hooks/useList';
import { buildPagination } from '@/lib/model/lists/pagination';
import { ListFailure } from './ListFailure';
import { Status } from './Status';

interface ListPagesProps {
  list: List;
  /** The status text when no request is pending. */
  status: ReactNode;
  /** Replaces the default error message. */
  failure?: string;
  /** The current page of the list. */
  children: ReactNode;
}

/**
 * A list whose pages replace each other: its request status (announced to screen readers), its current page, and the
 * pager. The status receives the focus when the control that was used may disappear.
 */
export function ListPages({
  list: { path, query, pages, search, retry, ...list },
  status,
  failure,
  children,
}: ListPagesProps) {
  const { t } = useTranslation('lists');
  const statusLine = useRef<HTMLParagraphElement>(null);
  const withStatusFocus =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      statusLine.current?.focus();
      action(...args);
    };
  const [current] = pages;
  return (
    <>
      <Status role="status" ref={statusLine} tabIndex={-1}>
        {list.status === 'loading' ? t('loading') : status}
      </Status>
      {list.status === 'failed' && (
        <ListFailure message={failure ?? t('failed')} waitSeconds={list.waitSeconds} onRetry={withStatusFocus(retry)} />
      )}
      {children}
      {current && (
        <Pager
          {...buildPagination(path, query, { nbPages: current.nbPages })}
          onPage={withStatusFocus((page: number) => search({ ...query, page }))}
        />
      )}
    </>
  );
}
