import { useTranslation } from 'next-i18next/pages';
import { Disclosure, FiguresTable } from '@/components/charts/FiguresTable';
import { PriceChart } from '@/components/charts/PriceChart';
import { PriceNow } from '@/components/charts/PriceNow';
import { PricePeriods } from '@/components/charts/PricePeriods';
import { useContent } from '@/contexts/ContentContext';
import { usePriceHistory } from '@/hooks/usePriceHistory';
import type { Section as SectionOf } from '@/lib/model/section';
import { Section } from './Section';
import { Columns, Extremes, Summary } from './SharePrice.styles';

/** The price of the share: of now, and over a period as a chart and as a table. */
export function SharePrice({ anchor, title, intro, link, periods, ...begun }: SectionOf<'share-price'>) {
  const { t } = useTranslation('finance');
  const { locale } = useContent();
  const { history, period, status, choose } = usePriceHistory(begun.history, locale);
  const span = history && t(`sharePrice.period-${history.period}`);

  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <Columns>
        <PriceNow lastClose={begun.history?.points.at(-1)} />
        <div>
          <PricePeriods periods={periods} current={period} onChoose={choose} />
          <Summary role="status">
            {status === 'loading' && t('sharePrice.loading')}
            {status === 'failed' && t('sharePrice.failed')}
            {status === 'idle' && history && t('sharePrice.over', { change: history.changeText, period: span })}
            {status === 'idle' && !history && t('sharePrice.unavailable')}
          </Summary>
          {history && (
            <>
              <PriceChart
                key={history.period}
                history={history}
                label={t('sharePrice.chart', { period: span })}
                isBusy={status === 'loading'}
              />
              <Extremes>
                <div>
                  <dt>{t('sharePrice.highest')}</dt>
                  <dd>{history.highest}</dd>
                </div>
                <div>
                  <dt>{t('sharePrice.lowest')}</dt>
                  <dd>{history.lowest}</dd>
                </div>
              </Extremes>
              <Disclosure>
                <summary>{t('sharePrice.table')}</summary>
                <FiguresTable
                  caption={t('sharePrice.chart', { period: span })}
                  head={{ name: t('sharePrice.date'), value: t('sharePrice.price') }}
                  rows={history.rows.map(({ date, text }) => ({ name: date.text, value: text }))}
                />
              </Disclosure>
            </>
          )}
        </div>
      </Columns>
    </Section>
  );
}
