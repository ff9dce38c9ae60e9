import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { Pagination } from '@/lib/model/list';
import { media } from '@/styles/breakpoints';
import { label, lineAbove } from '@/styles/mixins';

const Nav = styled.nav`
  ${label}
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-5);
  ${lineAbove}
  white-space: nowrap;

  ${media.mobile} {
    display: flex;
    justify-content: space-between;

    > :empty {
      display: none;
    }
  }

  a {
    padding-block: var(--space-3);
  }

  :nth-child(3) {
    justify-self: end;
  }
`;

interface PagerProps extends Pagination {
  /** Loads the page of this index. Without it, the links navigate to the page's address. */
  onPage?: (page: number) => void;
}

/** Links to the previous and next pages of a list. Page indexes start at 0. A single page has no pager. */
export function Pager({ page, nbPages, previous, next, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (nbPages < 2) return null;
  const createHandler = (targetPage: number) => onPage && onPlainClick(() => onPage(targetPage));
  return (
    <Nav aria-label={t('pager.label')}>
      {previous ? (
        <a rel="prev" href={previous} onClick={createHandler(page - 1)}>
          {t('pager.previous')}
        </a>
      ) : (
        <span />
      )}
      <span>{t('pager.position', { page: page + 1, nbPages })}</span>
      {next && (
        <a rel="next" href={next} onClick={createHandler(page + 1)}>
          {t('pager.next')}
        </a>
      )}
    </Nav>
  );
}
