import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { CurrentPrice } from '@/components/charts/CurrentPrice';
import { FiguresDisclosure, FiguresTable } from '@/components/charts/FiguresTable';
import { PriceChart } from '@/components/charts/PriceChart';
import { PricePeriods } from '@/components/charts/PricePeriods';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { ButtonLink } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { usePriceHistory } from '@/hooks/usePriceHistory';
import { track } from '@/lib/browser/analytics/track';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { Section as SectionModel } from '@/lib/model/section';
import { displayText, row, splitAt, tabular } from '@/styles/mixins';
import { PriceOnDay } from './PriceOnDay';

const Columns = styled.div`
  ${splitAt('side')}
  row-gap: var(--space-7);

  &:not(:first-child) {
    margin-block-start: var(--space-7);
  }
`;

const Summary = styled.p`
  min-block-size: 1.3em;
  margin-block-start: var(--space-5);
  ${displayText('var(--size-heading)', 1.3)}
`;

const Extremes = styled.dl`
  ${row('2 7')}
  margin-block-start: var(--space-5);

  > div {
    display: flex;
    gap: var(--space-3);
  }

  dt {
    color: var(--muted);
  }

  dd {
    flex: none;
    ${tabular}
  }
`;

/** The links below the chart: comparison and download. */
const Links = styled.ul`
  ${row('2 7')}
  margin-block-start: var(--space-5);
`;

/** The current share price, and its history over a period as a chart and a table. */
export default function SharePrice({
  anchor,
  title,
  intro,
  link,
  periods,
  delayMinutes,
  isDemonstration,
  onDay,
  ...initial
}: SectionModel<'share-price'>) {
  const { t } = useTranslation('price-chart');
  const { t: sharePriceT } = useTranslation('share-price');
  const { locale } = useContent();
  const { history, period, isCompared, status, waitSeconds, choose } = usePriceHistory(initial.history, locale);
  const periodText = history && sharePriceT(`period-${history.period}`);
  const indexChange = history?.indexChange;
  const change = history?.changeText;
  const changeSummary = indexChange
    ? t('over-index', { change, period: periodText, indexChange })
    : sharePriceT('over', { change, period: periodText });
  const messages = {
    loading: t('loading'),
    failed: waitSeconds ? t('wait', { ns: 'common', count: waitSeconds }) : t('failed'),
    idle: history ? changeSummary : t('unavailable'),
  };
  const currentPeriod = periods.find((item) => item.period === period);
  const toggleHref = isCompared ? currentPeriod?.href : currentPeriod?.comparison;

  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <Columns>
        <CurrentPrice
          lastClosingPrice={initial.history?.points.at(-1)}
          delayMinutes={delayMinutes}
          isDemonstration={isDemonstration}
        />
        <div>
          <PricePeriods periods={periods} current={period} isCompared={isCompared} onChoose={choose} />
          <Summary role="status">{messages[status]}</Summary>
          {history && (
            <>
              <PriceChart history={history} label={t('chart', { period: periodText })} isBusy={status === 'loading'} />
              <Extremes>
                <div>
                  <dt>{t('highest')}</dt>
                  <dd>{history.highest}</dd>
                </div>
                <div>
                  <dt>{t('lowest')}</dt>
                  <dd>{history.lowest}</dd>
                </div>
              </Extremes>
              <Links data-no-print>
                {history.isComparable && toggleHref && period && (
                  <li>
                    <ButtonLink
                      href={toggleHref}
                      onClick={onPlainClick(() => choose({ period, isCompared: !isCompared }, toggleHref))}
                    >
                      {isCompared ? t('alone') : t('compare')}
                    </ButtonLink>
                  </li>
                )}
                <li>
                  <ButtonLink
                    href={`/api/share-price-csv/?period=${history.period}`}
                    download
                    onClick={() => track('Content', 'Download', t('chart', { period: periodText }))}
                  >
                    {t('csv')}
                    <Icon name="download" size={18} />
                  </ButtonLink>
                </li>
              </Links>
              <FiguresDisclosure summary={t('table')}>
                <FiguresTable
                  caption={t('chart', { period: periodText })}
                  head={{
                    name: t('date'),
                    value: t('price'),
                    comparison: indexChange ? t('index') : undefined,
                  }}
                  rows={history.rows.map(({ date, text, index }) => ({
                    name: date.text,
                    value: text,
                    comparison: index?.text,
                  }))}
                />
              </FiguresDisclosure>
            </>
          )}
          {onDay && <PriceOnDay {...onDay} period={period} isCompared={isCompared} />}
        </div>
      </Columns>
    </Section>
  );
}
