import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import type { Indicator } from '@/lib/model/dashboard';
import { Bar, Frame } from './IndicatorBars.styles';

/** A bar chart of an indicator by year, starting at zero, with a bar for the target. */
export function IndicatorBars({ series, target }: Pick<Indicator, 'series' | 'target'>) {
  const { t } = useTranslation('dashboard');
  const [first, last] = [series[0], series.at(-1)];
  const highest = Math.max(...series.map(({ value }) => value), target?.value ?? 0);
  const part = (value: number) => ({ '--part': value > 0 ? value / highest : 0 }) as CSSProperties;
  const trend = { first: first?.text, firstYear: first?.year, last: last?.text, lastYear: last?.year };
  const words = target
    ? t('trend-target', { ...trend, target: target.text, targetYear: target.year })
    : t('trend', trend);
  return (
    <Frame role="img" aria-label={words}>
      {series.map((point) => (
        <Bar key={point.year} style={part(point.value)} data-kind={point === last ? 'last' : undefined}>
          {(point === first || point === last) && <b>{point.text}</b>}
          <span>{point.year}</span>
        </Bar>
      ))}
      {target && (
        <Bar style={part(target.value)} data-kind="target">
          <b>{target.text}</b>
          <span>{t('targetYear', { year: target.year })}</span>
        </Bar>
      )}
    </Frame>
  );
}
