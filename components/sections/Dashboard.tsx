import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Disclosure, FiguresTable } from '@/components/charts/FiguresTable';
import { IndicatorCard } from '@/components/charts/IndicatorCard';
import { Pager } from '@/components/ui/Pager';
import type { Indicator } from '@/lib/model/dashboard';
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

const Unavailable = styled.p`
  color: var(--muted);
`;

/** Figures over the years with their targets, page by page; the same as tables. */
export function Dashboard({ anchor, dashboard, pagination, link }: SectionOf<'dashboard'>) {
  const { t } = useTranslation('finance');
  const captionOf = ({ label, unit }: Indicator) => (unit ? t('dashboard.caption', { label, unit }) : label);
  const rowsOf = ({ series, target }: Indicator) => [
    ...series.map(({ year, text }) => ({ name: `${year}`, value: text })),
    ...(target ? [{ name: t('dashboard.targetYear', { year: target.year }), value: target.text }] : []),
  ];
  return (
    <Section anchor={anchor} title={dashboard?.title} intro={dashboard?.intro} link={link}>
      {!dashboard && <Unavailable>{t('dashboard.unavailable')}</Unavailable>}
      {dashboard && (
        <>
          <Indicators>
            {dashboard.indicators.map((indicator) => (
              <IndicatorCard key={indicator.id} {...indicator} />
            ))}
          </Indicators>
          <Disclosure>
            <summary>{t('dashboard.table')}</summary>
            <Tables>
              {dashboard.indicators.map((indicator) => (
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
      {pagination && <Pager {...pagination} />}
    </Section>
  );
}
