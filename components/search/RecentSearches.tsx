import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/TextButton';
import { displayText, label, row } from '@/styles/mixins';

const Recent = styled.section`
  h2 {
    ${label}
    margin-block-end: var(--space-3);
    color: var(--muted);
  }

  ul {
    ${row('2 5')}
    margin-block-end: var(--space-4);
  }

  li {
    max-inline-size: 100%;
  }

  li button {
    max-inline-size: 100%;
    min-block-size: var(--control);
    background: none;
    border: 0;
    ${displayText('var(--size-card)', 1.3)}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }

  li button:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

interface RecentSearchesProps {
  searches: readonly string[];
  onChoose: (search: string) => void;
  onClear: () => void;
}

/** The most recent searches in this browser, with a button that clears them. */
export function RecentSearches({ searches, onChoose, onClear }: RecentSearchesProps) {
  const { t } = useTranslation('shell');
  if (searches.length === 0) return null;
  return (
    <Recent>
      <h2>{t('search.recent')}</h2>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" onClick={() => onChoose(search)}>
              {search}
            </button>
          </li>
        ))}
      </ul>
      <TextButton onClick={onClear}>{t('search.forget')}</TextButton>
    </Recent>
  );
}
