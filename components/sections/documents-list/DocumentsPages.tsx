import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { DocumentRow } from '@/components/cards/DocumentRow';
import { FileCheckbox, FileSelection } from '@/components/lists/FileSelection';
import { PagedList } from '@/components/lists/PagedList';
import { ListFilters } from '@/components/ui/ListFilters';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { CountedPagination } from '@/lib/model/list';
import type { Section as SectionModel } from '@/lib/model/section';
import { lineAbove, lineBelow } from '@/styles/mixins';

const Rows = styled.ul`
  margin-block-start: var(--space-5);
  ${lineBelow}

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    ${lineAbove}
  }

  label {
    margin-block-start: var(--space-3);
    margin-inline-start: calc(-1 * var(--space-3));
  }

  :is(a, input) {
    scroll-margin-block-end: 8rem;
  }
`;

interface DocumentsPagesProps extends Pick<SectionModel<'documents-list'>, 'items' | 'filters'> {
  pagination: CountedPagination;
}

/** All documents for investors, with filters and pagination, and a combined download of the selected ones. */
export function DocumentsPages({ items, filters, pagination }: DocumentsPagesProps) {
  const { t } = useTranslation('documents');
  return (
    <>
      <ListFilters filters={filters} />
      <FileSelection strings="documents" items={items}>
        <PagedList
          endpoint="finance-search"
          items={items}
          pagination={pagination}
          as={Rows}
          getKey={({ reference }) => reference}
        >
          {(document) => (
            <>
              <FileCheckbox file={document}>
                <VisuallyHidden>{t('choose', { title: document.title })}</VisuallyHidden>
              </FileCheckbox>
              <DocumentRow document={document} />
            </>
          )}
        </PagedList>
      </FileSelection>
    </>
  );
}
