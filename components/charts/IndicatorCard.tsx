import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Indicator } from '@/lib/model/dashboard';
import { lineAbove, note, row } from '@/styles/mixins';
import { IndicatorBars } from './IndicatorBars';

/** Uses the rows of the parent grid, so that the parts of adjacent cards line up. */
const Card = styled.li`
  display: grid;
  grid-row: span 5;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-5) var(--space-7);
  ${lineAbove}

  h3 {
    font-size: var(--size-heading);
  }
`;

const Figure = styled.p`
  ${row('2 4')}
  align-items: end;
  margin-block-start: var(--space-4);
  color: var(--muted);

  b {
    font: var(--weight-light) clamp(3rem, 2.25rem + 2.5vw, 4.75rem) / 1 var(--font-display);
    font-variant-numeric: lining-nums;
    letter-spacing: var(--tracking-display);
    color: var(--text);
  }

  > span {
    display: grid;
    font-size: var(--size-detail);
    line-height: 1.45;
  }
`;

/** A text underlined by a progress bar: a thin line, with a stronger line over the share that is reached (`--part`). */
const Progress = styled.p`
  padding-block-end: var(--space-2);
  font-size: var(--size-small);
  background:
    linear-gradient(var(--accent) 0 0) 0 100% / calc(100% * var(--part)) 2px no-repeat,
    linear-gradient(var(--hairline) 0 0) 0 100% / 100% 1px no-repeat;

  @media (forced-colors: active) {
    --accent: highlight;
    --hairline: graytext;
    forced-color-adjust: none;
  }
`;

const Note = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-4);
  ${note}
`;

/** The card of an indicator: its latest figure, its development over the years, and its progress towards the target. */
export function IndicatorCard({ label, unit, note, series, target, progress }: Indicator) {
  const { t } = useTranslation('dashboard');
  const last = series.at(-1);
  return (
    <Card>
      <h3>{label}</h3>
      <Figure>
        <b>{last?.text}</b>{' '}
        <span>
          {unit} <span>{t('inYear', { year: last?.year })}</span>
        </span>
      </Figure>
      <IndicatorBars series={series} target={target} />
      {progress && (
        <Progress style={{ '--part': progress.part } as CSSProperties}>
          {t('progress', { progress: progress.text })}
        </Progress>
      )}
      {note && <Note>{note}</Note>}
    </Card>
  );
}
