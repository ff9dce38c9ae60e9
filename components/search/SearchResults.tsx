import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { SearchState } from '@/hooks/useContentSearch';
import { OffersLink } from './OffersLink';
import { ResultGroups } from './ResultGroups';
import { SearchCount } from './SearchCount';
import { Status } from './SearchLayout';

interface SearchResultsProps extends SearchState {
  /** The number of results on all pages, if there are several. */
  nbHits?: number;
  level: 2 | 3;
  onChoose?: () => void;
  /** What follows the results. */
  children?: ReactNode;
}

/** The results of a search with their number; or a message that there are none, or that the search failed. */
export function SearchResults({
  status,
  hasOutcome,
  query,
  sort,
  results,
  nbHits = results.length,
  corrected,
  isPartial,
  missingWords,
  bestMatches,
  nbOffers,
  level,
  onChoose,
  children,
}: SearchResultsProps) {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={t('search.results')} aria-busy={status === 'loading'}>
      <Status role="status">
        {status === 'loading' && <span>{t('searchExpander.searching')}</span>}
        {status === 'failed' && <span>{t('searchExpander.searchResultError')}</span>}
        {status === 'idle' && hasOutcome && (
          <SearchCount count={nbHits} {...{ query, corrected, isPartial, missingWords }} />
        )}
      </Status>
      <OffersLink count={nbOffers} keywords={query} onChoose={onChoose} />
      <ResultGroups
        bestMatches={bestMatches}
        results={results.filter(({ url }) => !bestMatches.some((match) => match.url === url))}
        sort={sort}
        query={corrected ?? query}
        level={level}
        onChoose={onChoose}
      />
      {children}
    </section>
  );
}
