import { useTranslation } from 'next-i18next/pages';
import type { SearchState } from '@/hooks/useContentSearch';
import { ResultList } from './ResultList';
import { Status } from './Search.styles';
import { SearchCount } from './SearchCount';

/** What a search found: how much, then each page; or that it found nothing, or failed. */
export function SearchResults({
  status,
  answered,
  query,
  results,
  corrected,
  onChoose,
}: SearchState & { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('search.results')} aria-busy={status === 'loading'}>
      <Status role="status">
        {status === 'loading' && t('searchExpander.searching')}
        {status === 'failed' && t('searchExpander.searchResultError')}
        {status !== 'loading' && status !== 'failed' && answered && (
          <SearchCount count={results.length} query={query} corrected={corrected} />
        )}
      </Status>
      {results.length > 0 && <ResultList results={results} query={corrected ?? query} level={3} onChoose={onChoose} />}
    </section>
  );
}
