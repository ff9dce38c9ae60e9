import { useTranslation } from 'next-i18next/pages';
import type { FormEvent, MouseEvent } from 'react';
import { AlertButton } from '@/components/jobs/AlertButton';
import { JobCard } from '@/components/jobs/JobCard';
import { JobChips, useJobChips } from '@/components/jobs/JobChips';
import { JobFilters } from '@/components/jobs/JobFilters';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { useJobSearch } from '@/hooks/useJobSearch';
import { track } from '@/lib/analytics/track';
import { pathIn } from '@/lib/i18n/paths';
import { jobSorts, type ListQuery, listQueryString, readListQuery } from '@/lib/lists/list-query';
import type { Section as SectionOf } from '@/lib/model/section';
import { Bar, Field, Form, Lead, Note, Results, TextButton } from './JobSearch.styles';
import { Section } from './Section';

/** What a form asks for: its fields have the names that addresses of lists use. */
const readForm = (form: HTMLFormElement): ListQuery | null =>
  readListQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])));

/**
 * The search for job offers: words, facets, order, results. A form that leads to the same page, so that it works
 * without JavaScript; with it, only the results change.
 */
export function JobSearch({ anchor, title, intro, ...shown }: SectionOf<'job-search'>) {
  const { t } = useTranslation('jobs');
  const { locale, pageLocalizations } = useContent();
  const path = pathIn(locale, pageLocalizations) ?? '';
  const { query, answer, status, search, more, retry } = useJobSearch({ ...shown, locale, path });
  const chips = useJobChips(query, answer?.facets ?? []);
  const { nbHits = 0, nbPages = 0, result = [], corrected = null } = answer ?? {};
  const firstShown = shown.query.page === 0 || query.page < shown.query.page ? 0 : shown.query.page;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = readForm(event.currentTarget);
    if (!wanted) return;
    if (wanted.search !== query.search) track('Job offers', 'Search keyword', wanted.search);
    else track('Job offers', 'Search filter', listQueryString(wanted));
    search({ ...wanted, page: 0 });
  };
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    more();
  };
  const at = (page: number) => path + listQueryString({ ...query, page });
  const criteria = { search: query.search, facets: query.facets };
  const summary = chips.map(({ label }) => label);

  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Form role="search" aria-label={t('search.label')} method="get" action={path} onSubmit={submit}>
        <Field>
          <label htmlFor="job-search">{t('search.field')}</label>
          <input
            key={query.search}
            id="job-search"
            type="search"
            name="search"
            maxLength={200}
            defaultValue={query.search}
            enterKeyHint="search"
          />
          <IconButton type="submit" aria-label={t('search.submit')}>
            <Icon name="search" size={26} />
          </IconButton>
        </Field>
        {query.ids.length > 0 && <input type="hidden" name="ids" value={query.ids.join(',')} />}
        {answer && <JobFilters facets={answer.facets} chosen={query.facets} />}
        <JobChips chips={chips} path={path} onChange={search} />
        <noscript>
          <TextButton type="submit">{t('search.apply')}</TextButton>
        </noscript>
        <Bar>
          <p role="status">
            {status === 'searching' ? t('search.loading') : answer && t('search.count', { count: nbHits })}
          </p>
          <label>
            {t('search.sort')}
            <select
              name="sort"
              value={query.sort}
              onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {jobSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`search.sort-${sort}`)}
                </option>
              ))}
            </select>
          </label>
        </Bar>
      </Form>
      {corrected && <p>{t('search.corrected', { query: query.search, corrected })}</p>}
      {status === 'failed' && (
        <Note role="alert">
          <p>{t('search.error')}</p>
          <TextButton onClick={retry}>{t('search.retry')}</TextButton>
        </Note>
      )}
      {answer && nbHits === 0 && (
        <Note>
          <h3>{t('search.empty-title')}</h3>
          <p>{t('search.empty')}</p>
        </Note>
      )}
      <Results aria-busy={status === 'searching'}>
        {firstShown > 0 && (
          <StyledLink rel="prev" href={at(firstShown - 1)}>
            {t('search.previous')}
          </StyledLink>
        )}
        <ul>
          {result.map((job) => (
            <li key={job.jobId}>
              <JobCard job={job} level={title ? 3 : 2} />
            </li>
          ))}
        </ul>
      </Results>
      <Lead>
        {query.page + 1 < nbPages && (
          <StyledLink rel="next" href={at(query.page + 1)} onClick={loadMore}>
            {t('search.more')}
            <Icon name="down" size={18} />
          </StyledLink>
        )}
        <AlertButton criteria={criteria} summary={summary} />
        <StyledLink
          href={`/${locale}/offers.atom${listQueryString({ ...query, page: 0, ids: [], sort: 'relevance' })}`}
        >
          {t('feed.link')}
        </StyledLink>
      </Lead>
    </Section>
  );
}
