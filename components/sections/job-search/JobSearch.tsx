import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useRef, useState } from 'react';
import { AlertButton } from '@/components/jobs/AlertButton';
import { JobChips, useJobChips } from '@/components/jobs/JobChips';
import { HiddenFacets, JobFilters } from '@/components/jobs/JobFilters';
import { JobResults } from '@/components/jobs/JobResults';
import { JobSearchField } from '@/components/jobs/JobSearchField';
import { SharedList } from '@/components/jobs/SharedList';
import { Icon } from '@/components/ui/Icon';
import { ButtonLink, TextButton } from '@/components/ui/NavigationButton.styles';
import { Section } from '@/components/ui/Section';
import { Select } from '@/components/ui/Select';
import { useContent } from '@/contexts/ContentContext';
import { useFavourites } from '@/contexts/FavouritesContext';
import { useJobSearch } from '@/hooks/useJobSearch';
import { usePageAlert } from '@/hooks/usePageAlert';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { track } from '@/lib/browser/analytics/track';
import { onPlainClick } from '@/lib/browser/dom-events';
import { findLocalizedPath } from '@/lib/i18n/paths';
import { formatCount } from '@/lib/i18n/writing';
import {
  buildJobFeedPath,
  buildQueryString,
  jobSorts,
  type ListQuery,
  offersPerPage,
  parseListQuery,
} from '@/lib/model/lists/list-query';
import type { Section as SectionModel } from '@/lib/model/section';
import { Bar, Footer, Form, Note, Remark } from './JobSearch.styles';

/**
 * Reads the query from a form; null if it is invalid. The fields are named after the query parameters in the address of
 * a list.
 */
const readForm = (form: HTMLFormElement): ListQuery | null =>
  parseListQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])));

/** Focuses the retry button, which replaces the link that had the focus. */
const focusRetryButton = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** The space below the count in which the first result should be visible. */
const firstResultPx = 160;

/**
 * The job search: keywords, facets, sort and results. The form submits to the same page, so it works without
 * JavaScript; with it, only the results are loaded again.
 */
export default function JobSearch({ anchor, title, intro, ...initial }: SectionModel<'job-search'>) {
  const { t } = useTranslation('jobs');
  const { locale, pageLocalizations } = useContent();
  const path = findLocalizedPath(locale, pageLocalizations) ?? '';
  const {
    query,
    data: response,
    firstPage,
    status,
    search,
    loadMore,
    retry,
  } = useJobSearch({ ...initial, locale, path });
  const chips = useJobChips(query, response?.facets ?? []);
  const { nbHits = 0, nbPages = 0, result = [], corrected = null, isPartial = false } = response ?? {};
  const { missingWords = [] } = response ?? {};
  const remarks = [
    corrected && t('search.corrected', { query: query.search, corrected }),
    isPartial &&
      (missingWords.length > 0 ? t('search.partial-without', { words: missingWords.join(' ') }) : t('search.partial')),
  ];
  const isSharedList = query.ids.length > 0 && nbHits > 0;
  const { isFavourite } = useFavourites();
  const [ownIds, setOwnIds] = useState('');
  const listIds = query.ids.join();
  // The visitor's own list remains it when some of its offers are removed from the favourites.
  if (isSharedList && listIds !== ownIds && query.ids.every(isFavourite)) setOwnIds(listIds);
  const isOwnList = listIds === ownIds;
  const count = query.ids.length;
  const listTitle = isOwnList ? t('list.own', { count }) : t('list.shared', { count });
  const heading = isSharedList ? listTitle : title;
  const EmptyTitle = title ? 'h3' : 'h2';
  const countRef = useRef<HTMLParagraphElement>(null);
  const { remember } = useRecentSearches('offers');

  /** Scrolls to the count if the results are below the window or, on phones, behind the keyboard. */
  const showCount = () => {
    const { height } = window.visualViewport ?? { height: window.innerHeight };
    const isBelowFold = (countRef.current?.getBoundingClientRect().bottom ?? 0) > height - firstResultPx;
    if (isBelowFold) countRef.current?.scrollIntoView({ block: 'start' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nextQuery = readForm(event.currentTarget);
    if (!nextQuery) return;
    if (nextQuery.search === query.search) track('Job offers', 'Search filter', buildQueryString(nextQuery));
    else {
      track('Job offers', 'Search keyword', nextQuery.search);
      remember(nextQuery.search);
      // The chips of the new query move the count when they are rendered.
      requestAnimationFrame(showCount);
    }
    search(nextQuery);
  };
  /** Moves the focus to the count before the control that has it disappears. */
  const focusCount = () => countRef.current?.focus({ preventScroll: true });
  const applyQuery = (nextQuery: ListQuery) => {
    track('Job offers', 'Search filter', buildQueryString(nextQuery));
    focusCount();
    search(nextQuery);
  };
  const retrySearch = () => {
    focusCount();
    retry();
  };
  const showResults = () => {
    showCount();
    focusCount();
  };
  const getHref = (page: number) => path + buildQueryString({ ...query, page });
  const alert = { criteria: { search: query.search, facets: query.facets }, facets: response?.facets ?? [] };
  usePageAlert(alert);
  const isAppending = query.page > firstPage;
  /** A failed search shows no offers, because they would be the results of the previous search. */
  const hasFailed = status === 'failed' && !isAppending;
  const countValues = { count: nbHits, number: formatCount(locale, nbHits) };
  const getShowLabel = () => {
    if (status === 'loading') return t('search.loading');
    return hasFailed ? t('search.apply') : t('search.show', countValues);
  };
  const placeholderCount =
    isAppending || !response ? Math.min(offersPerPage, response ? nbHits - result.length : Infinity) : 0;

  const failure = status === 'failed' && (
    <Note role="alert">
      <p>{t('search.error')}</p>
      <TextButton ref={isAppending ? focusRetryButton : undefined} onClick={retrySearch}>
        {t('search.retry')}
      </TextButton>
    </Note>
  );

  return (
    <Section anchor={anchor} title={heading} intro={isSharedList ? undefined : intro}>
      {isSharedList && <SharedList key={listIds} ids={query.ids} isOwn={isOwnList} />}
      <Form role="search" aria-label={t('search.label')} method="get" action={path} onSubmit={submit}>
        <JobSearchField keywords={query.search} />
        {query.ids.length > 0 && <input type="hidden" name="ids" value={query.ids.join(',')} />}
        {response ? (
          <JobFilters
            facets={response.facets}
            selected={query.facets}
            showLabel={getShowLabel()}
            onShow={showResults}
          />
        ) : (
          <HiddenFacets selected={query.facets} />
        )}
        <JobChips chips={chips} path={path} onChange={applyQuery} />
        <Bar>
          <p role="status" ref={countRef} tabIndex={-1}>
            {status === 'loading' ? t('search.loading') : response && !hasFailed && t('search.count', countValues)}
          </p>
          <Select
            label={t('search.sort')}
            name="sort"
            value={query.sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {jobSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`search.sort-${sort}`)}
              </option>
            ))}
          </Select>
        </Bar>
      </Form>
      <Remark role="status">{status === 'idle' && remarks.filter(Boolean).join(' ')}</Remark>
      {!isAppending && failure}
      {response && nbHits === 0 && !hasFailed && (
        <Note>
          <EmptyTitle>{t('search.empty-title')}</EmptyTitle>
          <p>{query.ids.length > 0 ? t('search.empty-list') : t('search.empty')}</p>
        </Note>
      )}
      <JobResults
        jobs={hasFailed ? [] : result}
        headingLevel={heading ? 3 : 2}
        isBusy={status === 'loading'}
        placeholderCount={status === 'loading' ? placeholderCount : 0}
        previousHref={firstPage > 0 && !hasFailed ? getHref(firstPage - 1) : null}
      />
      {isAppending && failure}
      <Footer>
        {status !== 'failed' && query.page + 1 < nbPages && (
          <ButtonLink rel="next" href={getHref(query.page + 1)} onClick={onPlainClick(loadMore)}>
            {t('search.more')}
            <Icon name="down" size={18} />
          </ButtonLink>
        )}
        <AlertButton {...alert} />
        <ButtonLink type="application/atom+xml" href={buildJobFeedPath(locale, { ...query, ids: [] })}>
          {t('feed.link')}
          <Icon name="next" size={18} />
        </ButtonLink>
      </Footer>
    </Section>
  );
}
