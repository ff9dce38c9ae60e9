import { useTranslation } from 'next-i18next/pages';
import type { SearchState } from '@/hooks/useContentSearch';
import { OffersLink } from './OffersLink';
import { ResultGroups } from './ResultGroups';
import { Status } from './Search.styles';
import { SearchCount } from './SearchCount';

/** The results of a search with their number; or a message that there are none, or that the search failed. */
export function SearchResults({
  status,
  hasOutcome,
  query,
  sort,
  results,
  corrected,
  isPartial,
  missingWords,
  bestMatches,
  nbOffers,
  onChoose,
}: SearchState & { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={t('search.results')} aria-busy={status === 'loading'}>
      <Status role="status">
        {status === 'loading' && <span>{t('searchExpander.searching')}</span>}
        {status === 'failed' && <span>{t('searchExpander.searchResultError')}</span>}
        {status !== 'loading' && status !== 'failed' && hasOutcome && (
          <SearchCount
            count={results.length}
            query={query}
            corrected={corrected}
            isPartial={isPartial}
            missingWords={missingWords}
          />
        )}
      </Status>
      <OffersLink count={nbOffers} keywords={query} onChoose={onChoose} />
      {results.length > 0 && (
        <ResultGroups
          bestMatches={bestMatches}
          results={results.filter(({ url }) => !bestMatches.some((match) => match.url === url))}
          sort={sort}
          query={corrected ?? query}
          level={3}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}
