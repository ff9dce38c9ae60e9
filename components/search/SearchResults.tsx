import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { SearchOutcome } from '@/hooks/useContentSearch';
import type { RequestStatus } from '@/hooks/useRequest';
import { OffersLink } from './OffersLink';
import { ResultGroups } from './ResultGroups';
import { SearchCount } from './SearchCount';
import { Status } from './SearchLayout';

interface SearchResultsProps {
  status: RequestStatus;
  /** After how many seconds a failed search is repeated; null if it is not. */
  waitSeconds?: number | null;
  /** Null before the first search, and if a search has failed. */
  outcome: SearchOutcome | null;
  level: 2 | 3;
  onChoose?: () => void;
  /** What follows the results. */
  children?: ReactNode;
}

/** The results of a search with their number; or a message that there are none, or that the search failed. */
export function SearchResults({ status, waitSeconds, outcome, level, onChoose, children }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={t('search.results')} aria-busy={status === 'loading'}>
      <Status role="status">
        {status === 'loading' && <span>{t('searchExpander.searching')}</span>}
        {status === 'failed' && (
          <span>
            {waitSeconds ? t('wait', { ns: 'common', count: waitSeconds }) : t('searchExpander.searchResultError')}
          </span>
        )}
        {status === 'idle' && outcome && <SearchCount {...outcome} />}
      </Status>
      {outcome && (
        <>
          <OffersLink count={outcome.nbOffers} keywords={outcome.query} onChoose={onChoose} />
          <ResultGroups outcome={outcome} level={level} onChoose={onChoose} />
        </>
      )}
      {children}
    </section>
  );
}
