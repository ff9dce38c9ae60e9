import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { useSelectedFiles } from '@/hooks/useSelectedFiles';
import { track } from '@/lib/browser/analytics/track';
import { formatSize } from '@/lib/i18n/formats';
import { maxFilesInZip } from '@/lib/shared/constants';
import { media } from '@/styles/breakpoints';
import { lineAbove, row } from '@/styles/mixins';

/**
 * The download bar. Once something is selected, it sticks to the bottom of the window, with a full-width background.
 */
const Bar = styled.div`
  ${row('2 6')}
  align-items: center;
  margin-block-start: var(--space-6);
  padding-block: var(--space-3);
  background: var(--surface);
  ${lineAbove}

  &[data-selected] {
    position: var(--sticky);
    inset-block-end: 0;
    z-index: calc(var(--layer-floating) + 1);
    box-shadow: 0 0 0 100vmax var(--surface);
    clip-path: inset(0 -100vmax);
  }

  button:disabled {
    color: var(--muted);
  }

  ${media.tablet} {
    > p {
      order: 1;
      margin-inline-start: auto;
    }
  }

  /* Nothing to download yet: the other button is alone in its row. */
  ${media.mobile} {
    > p {
      inline-size: 100%;
    }

    button:disabled {
      display: none;
    }
  }
`;

const CheckboxLabel = styled.label`
  display: grid;
  place-items: center;
  align-self: start;
  min-inline-size: var(--icon-button);
  block-size: var(--icon-button);
  cursor: pointer;
`;

interface FileCheckboxProps {
  file: { reference: string | null; bytes: number | null };
  /** The text for screen readers: what is selected. */
  children: ReactNode;
}

/** Selects a file of a `FileSelection`. A file that is not on this site cannot be selected. */
export function FileCheckbox({ file: { reference, bytes }, children }: FileCheckboxProps) {
  if (reference === null) return null;
  return (
    <CheckboxLabel>
      <input type="checkbox" name="files" value={reference} data-bytes={bytes} />
      {children}
    </CheckboxLabel>
  );
}

interface FileSelectionProps {
  /** The namespace of the strings, which say what the files are. */
  strings: 'albums' | 'documents';
  /** The visible files. Without any, nothing can be selected. */
  items: readonly unknown[];
  children: ReactNode;
}

/**
 * Files with checkboxes. The selected ones download as one ZIP file, at most `maxFilesInZip`. This is a plain form, so
 * it works without JavaScript; with JavaScript, their number and total size are shown.
 */
export function FileSelection({ strings, items, children }: FileSelectionProps) {
  const { t } = useTranslation(strings);
  const { locale } = useContent();
  const { form, selection, readSelection, selectAll: setAllSelected } = useSelectedFiles(items);
  const { count = 0, bytes = 0 } = selection ?? {};
  const hasTooMany = count > maxFilesInZip;
  const selectAllButton = useRef<HTMLButtonElement>(null);
  /** Moves the focus before the button that has it disappears. */
  const clearSelection = () => {
    selectAllButton.current?.focus({ preventScroll: true });
    setAllSelected(false);
  };
  return (
    <form
      ref={form}
      method="post"
      action="/api/zip-download/"
      onChange={readSelection}
      onSubmit={() => track('Content', 'Download', t('chosen', { count, size: formatSize(locale, bytes) }))}
    >
      {children}
      {items.length > 0 && (
        <Bar data-selected={count > 0 || undefined}>
          <p role="status">
            {hasTooMany
              ? t('too-many', { most: maxFilesInZip })
              : count > 0 && t('chosen', { count, size: formatSize(locale, bytes) })}
          </p>
          <TextButton ref={selectAllButton} data-needs-script onClick={() => setAllSelected(true)}>
            {t('choose-all')}
          </TextButton>
          {count > 0 && <TextButton onClick={clearSelection}>{t('clear')}</TextButton>}
          <TextButton type="submit" disabled={selection !== null && (count === 0 || hasTooMany)}>
            {t('zip')}
            <Icon name="download" size={18} />
          </TextButton>
        </Bar>
      )}
    </form>
  );
}
