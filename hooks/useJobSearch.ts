import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { useFavourites } from '@/contexts/FavouritesContext';
import { requestJobs } from '@/lib/browser/request';
import { formatCount } from '@/lib/i18n/writing';
import type { JobResponse } from '@/lib/model/job';
import { offersPerPage } from '@/lib/model/lists/list-query';
import type { Section } from '@/lib/model/section';
import { useList } from './useList';

/** Whether a list of offers is the visitor's own. It remains so when some of its offers are no longer favourites. */
const useIsOwnList = (ids: readonly string[]): boolean => {
  const { isFavourite } = useFavourites();
  const [ownIds, setOwnIds] = useState('');
  const listIds = ids.join();
  const isOwn = listIds === ownIds;
  if (!isOwn && ids.every(isFavourite)) setOwnIds(listIds);
  return isOwn;
};

/** The list of offers of a search, and what the search says about it. */
export function useJobSearch({ query: initialQuery, answer }: Pick<Section<'job-search'>, 'query' | 'answer'>) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const list = useList<JobResponse>({
    name: 'job-offers',
    source: initialQuery,
    query: initialQuery,
    initial: answer,
    fetchPage: (query, signal) => requestJobs(query, locale, signal),
  });
  const { query, pages, status, isAppending } = list;
  const isOwn = useIsOwnList(query.ids);
  const response = pages.at(-1);
  const { nbHits = 0, corrected = null, missingWords = [] } = response ?? {};
  const jobs = pages.flatMap(({ result }) => result);
  const isLoading = status === 'loading';
  // A failed search shows no offers, because they would be the results of the previous search.
  const hasFailed = status === 'failed' && !isAppending;
  const hasResponse = response !== undefined && !hasFailed;
  const count = { count: nbHits, number: formatCount(locale, nbHits) };
  const nbMissing = response ? nbHits - jobs.length : offersPerPage;
  const listCount = { count: query.ids.length };
  const remarks = [
    corrected && t('search.corrected', { query: query.search, corrected }),
    missingWords.length > 0 && t('search.partial-without', { words: missingWords.join(' ') }),
  ];
  return {
    list,
    /** The facets of the matching offers; undefined if there is no response yet. */
    facets: response?.facets,
    jobs: hasFailed ? [] : jobs,
    hasFailed,
    isEmpty: hasResponse && nbHits === 0,
    /** The title and owner of a list that is shared by its address; null for any other search. */
    sharedList:
      query.ids.length > 0 && nbHits > 0
        ? { isOwn, title: isOwn ? t('list.own', listCount) : t('list.shared', listCount) }
        : null,
    countText: isLoading ? t('search.loading') : hasResponse && t('search.count', count),
    showLabel: isLoading ? t('search.loading') : hasFailed ? t('search.apply') : t('search.show', count),
    /** How the results differ from the search. */
    remark: status === 'idle' ? remarks.filter(Boolean).join(' ') : '',
    /** The number of offers that are loading, for which the list reserves space. */
    nbLoading: isLoading && (isAppending || !response) ? Math.min(offersPerPage, nbMissing) : 0,
  };
}
