import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { Disclosure, FiguresTable } from '@/components/charts/FiguresTable';
import { IndicatorCard } from '@/components/charts/IndicatorCard';
import { ListStatus } from '@/components/lists/ListStatus';
import { Pager } from '@/components/ui/Pager';
import { useContent } from '@/contexts/ContentContext';
import { fetchOrNull } from '@/contexts/feeds/fetch-or-null';
import { useListCall } from '@/hooks/useListCall';
import { pathIn } from '@/lib/i18n/paths';
import { type ListQuery, wholeList } from '@/lib/lists/list-query';
import { paginationAt } from '@/lib/lists/pagination';
import type { Indicator, Dashboard as Shown } from '@/lib/model/dashboard';
import type { Section as SectionOf } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const Indicators = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(var(--space-7), 6vw, 7rem);
  margin-block-start: var(--space-7);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6);
`;

/** Figures over the years with their targets, page by page; the same as tables. */
export function Dashboard(section: SectionOf<'dashboard'>) {
  // Those of another page of the site are no part of the list that this one has begun.
  return <Figures key={section.dashboardId} {...section} />;
}

function Figures({ anchor, dashboardId, link, ...begun }: SectionOf<'dashboard'>) {
  const { t } = useTranslation('finance');
  const { t: common } = useTranslation();
  const { locale, pageLocalizations } = useContent();
  const path = pathIn(locale, pageLocalizations) ?? '';
  const said = useRef<HTMLParagraphElement>(null);
  const ask = useCallback(
    async ({ page }: ListQuery, signal: AbortSignal): Promise<Shown> => {
      const query = new URLSearchParams({ dashboardId, locale, page: `${page}` });
      const answer = await fetchOrNull<{ dashboard: Shown | null }>(`/api/dashboard/?${query}`, { signal });
      if (!answer?.dashboard) throw new Error('the figures could not be had');
      return answer.dashboard;
    },
    [dashboardId, locale],
  );
  const { query, answer, status, search, retry } = useListCall<Shown>({
    path,
    query: { ...wholeList, page: begun.pagination?.page ?? 0 },
    answer: begun.dashboard,
    ask,
  });
  const focus = () => said.current?.focus();
  const captionOf = ({ label, unit }: Indicator) => (unit ? t('dashboard.caption', { label, unit }) : label);
  const rowsOf = ({ series, target }: Indicator) => [
    ...series.map(({ year, text }) => ({ name: `${year}`, value: text })),
    ...(target ? [{ name: t('dashboard.targetYear', { year: target.year }), value: target.text }] : []),
  ];
  return (
    <Section anchor={anchor} title={answer?.title} intro={answer?.intro} link={link}>
      <ListStatus
        ref={said}
        status={status}
        failure={answer ? undefined : t('dashboard.unavailable')}
        onRetry={() => {
          focus();
          retry();
        }}
      >
        {answer &&
          answer !== begun.dashboard &&
          common('pager.position', { page: query.page + 1, nbPages: answer.nbPages })}
      </ListStatus>
      {answer && (
        <>
          <Indicators>
            {answer.indicators.map((indicator) => (
              <IndicatorCard key={indicator.id} {...indicator} />
            ))}
          </Indicators>
          <Disclosure>
            <summary>{t('dashboard.table')}</summary>
            <Tables>
              {answer.indicators.map((indicator) => (
                <FiguresTable
                  key={indicator.id}
                  caption={captionOf(indicator)}
                  head={{ name: t('dashboard.year'), value: t('dashboard.value') }}
                  rows={rowsOf(indicator)}
                />
              ))}
            </Tables>
          </Disclosure>
        </>
      )}
      {answer && (
        <Pager
          {...paginationAt(path, query, answer.nbPages)}
          onPage={(page) => {
            focus();
            search({ ...query, page });
          }}
        />
      )}
    </Section>
  );
}
