import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { RecentSearches } from '@/components/search/RecentSearches';
import { SearchForm } from '@/components/search/SearchForm';
import { CentredLayout } from '@/components/search/SearchLayout';
import { SearchResults } from '@/components/search/SearchResults';
import { Suggestions } from '@/components/search/Suggestions';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { useContentSearch } from '@/hooks/useContentSearch';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { track } from '@/lib/browser/analytics/track';
import { isPlainClick } from '@/lib/browser/dom-events';
import { buildSearchUrl } from '@/lib/model/lists/search-url';
import type { SearchForm as Query } from '@/lib/model/search';
import { media } from '@/styles/breakpoints';
import { SearchButton } from '../shell/SearchButton';

/** Makes room for the list of suggestions, which opens over the content below the field. */
const Content = styled(CentredLayout)`
  align-content: start;

  &:has([role='listbox']) {
    min-block-size: 46rem;
  }
`;

/**
 * Places a search button exactly over the one that the dialog covers in the header. At desktop width, where the other
 * one is among the floating buttons, it is beside the close button.
 */
const OverlaidButton = styled.div`
  position: fixed;
  inset-block-start: calc((var(--header-height) - var(--icon-button)) / 2);
  inset-inline-end: calc(var(--edge) - var(--space-3));

  ${media.tablet} {
    inset-inline-end: calc(var(--edge) - var(--space-3) + 2 * var(--icon-button));
  }

  ${media.desktop} {
    position: static;
  }
`;

/** The site search in a popup, with a link to the page with all results. */
export function SearchPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { locale, searchPage } = useContent();
  const [query, setQuery] = useState<Query>({ search: '', sort: 'date_desc', categories: [], locale });
  const { status, waitSeconds, outcome, search } = useContentSearch();
  const { recent, remember, clear } = useRecentSearches();
  useEffect(() => track('Search', 'Search intention'), []);

  const runSearch = (nextQuery: Omit<Query, 'locale'>) => {
    setQuery({ ...nextQuery, locale });
    remember(nextQuery.search);
    return search({ ...nextQuery, locale });
  };

  // The popup shows the best matches before the newest; the page has one list, of the best matches first.
  const resultsUrl = buildSearchUrl(searchPage, {
    ...query,
    sort: query.sort === 'date_desc' ? 'relevance' : query.sort,
  });

  /** Closes the popup in browsers that would only clear a search field on Escape. */
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof HTMLInputElement) onClose();
  };

  return (
    <Dialog
      label={t('search.title')}
      layout="top"
      onClose={onClose}
      onKeyDown={closeOnEscape}
      tools={
        <OverlaidButton>
          <SearchButton />
        </OverlaidButton>
      }
    >
      <Content>
        <SearchForm
          query={query}
          onSearch={runSearch}
          suggestions={(field) => <Suggestions field={field} onChoose={onClose} />}
        />
        {!outcome && status === 'idle' && (
          <RecentSearches
            searches={recent}
            onChoose={(keywords) => runSearch({ ...query, search: keywords })}
            onClear={clear}
          />
        )}
        <SearchResults status={status} waitSeconds={waitSeconds} outcome={outcome} level={3} onChoose={onClose} />
        {searchPage && status === 'idle' && outcome && outcome.results.length > 0 && (
          <div>
            <ButtonLink href={resultsUrl} onClick={(event) => isPlainClick(event) && onClose()}>
              {t('search.all')}
              <Icon name="next" size={18} />
            </ButtonLink>
          </div>
        )}
      </Content>
    </Dialog>
  );
}
