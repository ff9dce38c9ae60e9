import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { AlertButton } from '@/components/jobs/AlertButton';
import { JobCard, JobSkeleton } from '@/components/jobs/JobCard';
import { JobChips } from '@/components/jobs/JobChips';
import { HiddenFacets, JobFilters } from '@/components/jobs/JobFilters';
import { JobSearchField } from '@/components/jobs/JobSearchField';
import { SharedList } from '@/components/jobs/SharedList';
import { List } from '@/components/lists/List';
import { ListFailure } from '@/components/lists/ListFailure';
import { Note } from '@/components/lists/Status';
import { Icon } from '@/components/ui/Icon';
import { Section, SectionTitle } from '@/components/ui/Section';
import { Select } from '@/components/ui/Select';
import { ButtonLink } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { useJobSearch } from '@/hooks/useJobSearch';
import { usePageAlert } from '@/hooks/usePageAlert';
import { useRecentSearches } from '@/hooks/useRecentSearches';
import { track } from '@/lib/browser/analytics/track';
import { readQuery } from '@/lib/browser/dom-events';
import {
  buildJobFeedPath,
  buildQueryString,
  jobSorts,
  type ListQuery,
  parseListQuery,
} from '@/lib/model/lists/list-query';
import type { Section as SectionModel } from '@/lib/model/section';
import { displayText, lineBelow, row } from '@/styles/mixins';

const Form = styled.form`
  --size-title: var(--size-heading);
  display: grid;
  gap: var(--space-4);

  &:not(:first-child) {
    margin-block-start: var(--space-5);
  }

  @media print {
    > :first-child,
    > [role='group'],
    label {
      display: none;
    }
  }
`;

const Bar = styled.div`
  ${row('3 6')}
  align-items: baseline;
  justify-content: space-between;
  margin-block: var(--space-3);

  [role='status'] {
    ${displayText('var(--size-heading)', 1.2)}
  }
`;

/** A remark on how the results differ from the search. */
const Remark = styled.p`
  &:not(:empty) {
    margin-block-end: var(--space-5);
  }
`;

const Jobs = styled.ul`
  transition: opacity var(--quick) var(--ease);
  ${lineBelow}

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

/** The space below the count in which the first result should be visible. */
const firstResultPx = 160;

/**
 * The job search: keywords, facets, sort and results. The form submits to the same page, so it works without
 * JavaScript; with it, only the results are loaded again.
 */
export default function JobSearch({ anchor, title, intro, query: initialQuery, answer }: SectionModel<'job-search'>) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const { list, sharedList, facets = [], jobs, ...results } = useJobSearch({ query: initialQuery, answer });
  const { path, query, search, retry } = list;
  const heading = sharedList?.title ?? title;
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
    const nextQuery = parseListQuery(readQuery(event.currentTarget));
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
  const alert = { criteria: { search: query.search, facets: query.facets }, facets };
  usePageAlert(alert);
  const labels = {
    previous: t('search.previous'),
    more: t('search.more'),
    failed: t('search.error'),
  };

  return (
    <Section anchor={anchor} title={title && heading} intro={sharedList ? undefined : intro}>
      {/* The frame of the section stays the same when the list ends, so that the count keeps the focus. */}
      {!title && heading && <SectionTitle text={heading} />}
      {sharedList && <SharedList key={query.ids.join()} ids={query.ids} isOwn={sharedList.isOwn} />}
      <Form role="search" aria-label={t('search.label')} method="get" action={path} onSubmit={submit}>
        <JobSearchField keywords={query.search} />
        {query.ids.length > 0 && <input type="hidden" name="ids" value={query.ids.join(',')} />}
        {facets.length > 0 ? (
          <JobFilters facets={facets} selected={query.facets} showLabel={results.showLabel} onShow={showResults} />
        ) : (
          <HiddenFacets selected={query.facets} />
        )}
        <JobChips query={query} facets={facets} path={path} onChange={applyQuery} />
        <Bar>
          <p role="status" ref={countRef} tabIndex={-1}>
            {results.countText}
          </p>
          <Select
            label={t('search.sort')}
            name="sort"
            value={query.sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            {jobSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sort === 'relevance' && !query.search ? t('search.sort-language') : t(`search.sort-${sort}`)}
              </option>
            ))}
          </Select>
        </Bar>
      </Form>
      <Remark role="status">{results.remark}</Remark>
      {results.hasFailed && (
        <ListFailure message={labels.failed} waitSeconds={list.waitSeconds} onRetry={retrySearch} />
      )}
      {results.isEmpty && (
        <Note>
          <EmptyTitle>{t('search.empty-title')}</EmptyTitle>
          <p>{query.ids.length > 0 ? t('search.empty-list') : t('search.empty')}</p>
        </Note>
      )}
      <List
        list={list}
        items={jobs}
        as={Jobs}
        getKey={({ jobId }) => jobId}
        labels={labels}
        placeholders={Array.from({ length: results.nbLoading }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <JobSkeleton key={index} />
        ))}
        footer={
          <>
            <AlertButton {...alert} />
            <ButtonLink type="application/atom+xml" href={buildJobFeedPath(locale, { ...query, ids: [] })}>
              {t('feed.link')}
              <Icon name="next" size={18} />
            </ButtonLink>
          </>
        }
      >
        {(job) => <JobCard job={job} level={heading ? 3 : 2} />}
      </List>
    </Section>
  );
}
