import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { FiguresDisclosure, FiguresTable } from '@/components/charts/FiguresTable';
import { IndicatorCard } from '@/components/charts/IndicatorCard';
import { ListPages } from '@/components/lists/ListPages';
import { Section } from '@/components/ui/Section';
import { useContent } from '@/contexts/ContentContext';
import { useList } from '@/hooks/useList';
import { RequestError, requestJson } from '@/lib/browser/request';
import type { Dashboard as DashboardData, Indicator } from '@/lib/model/dashboard';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { displayText, phrased } from '@/styles/mixins';

const Takeaway = styled.p`
  max-inline-size: 56rem;
  margin-block-start: var(--space-7);
  ${displayText('var(--size-heading)', 1.25)}
  text-wrap: balance;
  ${phrased}
`;

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

/** Indicators over the years with their targets, paginated, as charts and as tables. */
export default function Dashboard({ anchor, dashboardId, link, pagination, ...initial }: SectionModel<'dashboard'>) {
  const { t } = useTranslation('dashboard');
  const { t: commonT } = useTranslation();
  const { locale } = useContent();
  const list = useList<DashboardData>({
    name: dashboardId,
    source: pagination,
    query: { ...defaultListQuery, page: pagination?.page ?? 0 },
    initial: initial.dashboard,
    fetchPage: async ({ page }, signal) => {
      const query = new URLSearchParams({ dashboardId, locale, page: `${page}` });
      const { dashboard } = await requestJson<{ dashboard: DashboardData | null }>(`/api/dashboard/?${query}`, {
        signal,
      });
      if (!dashboard) throw new RequestError();
      return dashboard;
    },
  });
  const { query, pages } = list;
  const [dashboard] = pages;
  const getCaption = ({ label, unit }: Indicator) => (unit ? t('caption', { label, unit }) : label);
  const toRows = ({ series, target }: Indicator) => [
    ...series.map(({ year, text }) => ({ name: `${year}`, value: text })),
    ...(target ? [{ name: t('targetYear', { year: target.year }), value: target.text }] : []),
  ];
  return (
    <Section anchor={anchor} title={dashboard?.title} intro={dashboard?.intro} link={link}>
      <ListPages
        list={list}
        failure={dashboard ? undefined : t('unavailable')}
        status={
          dashboard &&
          dashboard !== initial.dashboard &&
          commonT('pager.position', { page: query.page + 1, nbPages: dashboard.nbPages })
        }
      >
        {dashboard && (
          <>
            {dashboard.takeaway && <Takeaway>{dashboard.takeaway}</Takeaway>}
            <Indicators>
              {dashboard.indicators.map((indicator) => (
                <IndicatorCard key={indicator.id} {...indicator} />
              ))}
            </Indicators>
            <FiguresDisclosure summary={t('table')}>
              <Tables>
                {dashboard.indicators.map((indicator) => (
                  <FiguresTable
                    key={indicator.id}
                    caption={getCaption(indicator)}
                    head={{ name: t('year'), value: t('value') }}
                    rows={toRows(indicator)}
                  />
                ))}
              </Tables>
            </FiguresDisclosure>
          </>
        )}
      </ListPages>
    </Section>
  );
}
