import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Indicator } from '@/lib/model/dashboard';
import { lineAbove, tabular } from '@/styles/mixins';

const Frame = styled.div`
  display: flex;
  align-items: end;
  margin-block-start: var(--space-5);
  font-size: var(--size-tiny);
  ${tabular}
  line-height: 1rem;
`;

/**
 * A bar with its figure above and its year below; `--part` is its height relative to the highest bar (0 to 1). It is drawn
 * upwards, so that its figure is never above an unfinished bar. The border is visible in forced-colors mode, where the
 * browser replaces backgrounds.
 */
const Bar = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-inline-size: 0;
  text-align: center;
  color: var(--muted);

  &[data-draws] {
    clip-path: inset(calc(100% - 100% * var(--drawn, 1)) -1rem 0);
  }

  &::before {
    content: '';
    order: 1;
    inline-size: min(60%, 2rem);
    block-size: calc(9rem * var(--part));
    background: var(--hairline);
    border: 1px solid transparent;
  }

  b {
    padding-block-end: var(--space-2);
    font-weight: var(--weight-medium);
    white-space: nowrap;
    color: var(--text);
  }

  span {
    order: 2;
    inline-size: 100%;
    block-size: 2.5rem;
    padding-block-start: var(--space-2);
    ${lineAbove}
  }

  &[data-kind='last']::before {
    background: var(--accent);
  }

  &[data-kind='target'] {
    flex: 2;
    color: var(--text);
  }

  &[data-kind='target']::before {
    background: none;
    border: 1px dashed var(--accent);
  }
`;

/** The height of the highest bar with text of the usual size. Others are rounded to whole pixels of it. */
const maxHeightPx = 144;

/** A bar chart of an indicator by year, starting at zero, with a bar for the target. */
export function IndicatorBars({ series, target }: Pick<Indicator, 'series' | 'target'>) {
  const { t } = useTranslation('dashboard');
  const [first, last] = [series[0], series.at(-1)];
  const maxValue = Math.max(...series.map(({ value }) => value), target?.value ?? 0);
  const getBarStyle = (value: number) =>
    ({ '--part': value > 0 ? Math.round((maxHeightPx * value) / maxValue) / maxHeightPx : 0 }) as CSSProperties;
  const trend = { first: first?.text, firstYear: first?.year, last: last?.text, lastYear: last?.year };
  const description = target
    ? t('trend-target', { ...trend, target: target.text, targetYear: target.year })
    : t('trend', trend);
  return (
    <Frame role="img" aria-label={description}>
      {series.map((point) => (
        <Bar
          key={point.year}
          data-draws
          style={getBarStyle(point.value)}
          data-kind={point === last ? 'last' : undefined}
        >
          {(point === first || point === last) && <b>{point.text}</b>}
          <span>{point.year}</span>
        </Bar>
      ))}
      {target && (
        <Bar data-draws style={getBarStyle(target.value)} data-kind="target">
          <b>{target.text}</b>
          <span>{t('targetYear', { year: target.year })}</span>
        </Bar>
      )}
    </Frame>
  );
}
