import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import styled from 'styled-components';
import { DocumentRow } from '@/components/cards/DocumentRow';
import { PagedList } from '@/components/lists/PagedList';
import { Icon } from '@/components/ui/Icon';
import { ListFilters } from '@/components/ui/ListFilters';
import { TextButton } from '@/components/ui/NavigationButton.styles';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { useSelectedFiles } from '@/hooks/useSelectedFiles';
import { track } from '@/lib/browser/analytics/track';
import { formatSize } from '@/lib/i18n/formats';
import type { CountedPagination } from '@/lib/model/list';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';
import { maxFilesInZip } from '@/lib/shared/constants';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin-block: var(--space-6) var(--space-4);
`;

const Rows = styled.ul`
  margin-block-start: var(--space-5);
  border-block-end: 1px solid var(--hairline);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-4);
    border-block-start: 1px solid var(--hairline);
  }

  :is(a, input) {
    scroll-margin-block-end: 8rem;
  }
`;

const CheckboxLabel = styled.label`
  display: grid;
  place-items: center;
  align-self: start;
  inline-size: var(--icon-button);
  block-size: var(--icon-button);
  margin-block-start: var(--space-3);
  margin-inline-start: calc(-1 * var(--space-3));
  cursor: pointer;
`;

/**
 * The download bar. Once something is selected, it sticks to the bottom of the window, with a full-width background.
 */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--space-6);
  padding-block: var(--space-3);
  background: var(--surface);
  border-block-start: 1px solid var(--hairline);

  &[data-selected] {
    position: sticky;
    inset-block-end: 0;
    z-index: calc(var(--layer-floating) + 1);
    box-shadow: 0 0 0 100vmax var(--surface);
    clip-path: inset(0 -100vmax);
  }

  button:disabled {
    color: var(--muted);
  }
`;

interface DocumentsPagesProps extends Pick<SectionModel<'documents-list'>, 'types' | 'items' | 'filters' | 'pageSize'> {
  pagination: CountedPagination;
}

/**
 * All documents for investors, with filters and pagination. The selected ones download as one ZIP file, at most
 * `maxFilesInZip`. This is a plain form, so it works without JavaScript; with JavaScript, their number and total size
 * are shown.
 */
export function DocumentsPages({ types, items, filters, pagination, pageSize }: DocumentsPagesProps) {
  const { t } = useTranslation('documents');
  const { locale } = useContent();
  const { form, selection, readSelection, selectAll: setAllSelected } = useSelectedFiles(items);
  const type = findChosenValue(filters, 'type');
  const year = Number(findChosenValue(filters, 'year')) || undefined;
  const { count = 0, bytes = 0 } = selection ?? {};
  const hasTooMany = count > maxFilesInZip;
  const selectAllButton = useRef<HTMLButtonElement>(null);
  /** Moves the focus before the button that has it disappears. */
  const clearSelection = () => {
    selectAllButton.current?.focus({ preventScroll: true });
    setAllSelected(false);
  };
  return (
    <>
      <ListFilters filters={filters} />
      <form
        ref={form}
        method="post"
        action="/api/zip-download/"
        onChange={readSelection}
        onSubmit={() => track('Content', 'Download', t('chosen', { count, size: formatSize(locale, bytes) }))}
      >
        {items.length > 0 && (
          <Tools data-needs-script>
            <TextButton ref={selectAllButton} onClick={() => setAllSelected(true)}>
              {t('choose-all')}
            </TextButton>
          </Tools>
        )}
        <PagedList
          endpoint="finance-search"
          query={{ locale, pageSize, year, types: type ? [type] : types }}
          items={items}
          pagination={pagination}
          as={Rows}
          getKey={({ reference }) => reference}
        >
          {(document) => (
            <>
              <CheckboxLabel>
                <input type="checkbox" name="files" value={document.reference} data-bytes={document.bytes} />
                <VisuallyHidden>{t('choose', { title: document.title })}</VisuallyHidden>
              </CheckboxLabel>
              <DocumentRow document={document} />
            </>
          )}
        </PagedList>
        {items.length > 0 && (
          <Bar data-selected={count > 0 || undefined}>
            <p role="status">
              {hasTooMany
                ? t('too-many', { most: maxFilesInZip })
                : count > 0 && t('chosen', { count, size: formatSize(locale, bytes) })}
            </p>
            {count > 0 && <TextButton onClick={clearSelection}>{t('clear')}</TextButton>}
            <TextButton type="submit" disabled={selection !== null && (count === 0 || hasTooMany)}>
              {t('zip')}
              <Icon name="download" size={18} />
            </TextButton>
          </Bar>
        )}
      </form>
    </>
  );
}
