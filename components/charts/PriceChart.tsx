import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { PriceHistory } from '@/lib/model/finance';
import { Dates, Drawing, Frame, Legend, Prices } from './PriceChart.styles';
import { PriceCursor } from './PriceCursor';

/** The position of a value between two others, in percent, rounded to two decimals. */
const percentBetween = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 10_000) / 100;

interface PriceChartProps {
  history: PriceHistory;
  label: string;
  isBusy: boolean;
}

/**
 * How many points a line has at least, some of them repeated: between lines with equally many points, a change of the
 * period is animated.
 */
const fewestPoints = 140;

const lineOf = (drawn: { x: number; y: number }[]) => {
  const count = Math.max(fewestPoints, drawn.length);
  const points = Array.from({ length: count }, (_, at) => drawn[Math.floor((at * drawn.length) / count)]);
  return `M${points.map((point) => `${point?.x},${point?.y}`).join('L')}`;
};

/**
 * A line chart of the share price over time, with a line for the index if compared. The lines are an SVG whose 100 ×
 * 100 view box stretches to the chart's size, so all text is HTML outside it. The lines of one period turn into those of
 * the next.
 */
export function PriceChart({ history: { points, ticks, indexChange }, label, isBusy }: PriceChartProps) {
  const { t } = useTranslation('price-chart');
  const gradient = useId();
  const [bottom, top] = [ticks.prices[0]?.price ?? 0, ticks.prices.at(-1)?.price ?? 0];
  const [start, end] = [points[0]?.date.iso ?? '', points.at(-1)?.date.iso ?? ''];
  const across = (iso: string) => percentBetween(Date.parse(iso), Date.parse(start), Date.parse(end));
  const down = (price: number) => percentBetween(price, top, bottom);
  const drawn = points.map(({ date, price, text, index }) => ({
    x: across(date.iso),
    y: down(price),
    date: date.text,
    text,
    level: index?.text,
  }));
  const line = lineOf(drawn);
  const indexLine =
    indexChange !== null &&
    lineOf(points.flatMap(({ date, index }) => (index ? { x: across(date.iso), y: down(index.price) } : [])));

  return (
    <Frame aria-label={label} aria-busy={isBusy}>
      <Drawing>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <linearGradient id={gradient} x2="0" y2="1">
            <stop offset="0" />
            <stop offset="1" />
          </linearGradient>
          <path data-part="grid" d={ticks.prices.map(({ price }) => `M0,${down(price)}H100`).join('')} />
          <path d={`${line}V100H0Z`} fill={`url(#${gradient})`} />
          {indexLine && <path data-part="index" d={indexLine} />}
          <path data-part="line" d={line} />
        </svg>
        <Prices aria-hidden="true">
          {ticks.prices.map(({ price, text }) => (
            <span key={price} style={{ insetBlockStart: `${down(price)}%` }}>
              {text}
            </span>
          ))}
        </Prices>
        <Dates aria-hidden="true">
          {ticks.dates.map(({ iso, text }) => (
            <span key={iso} style={{ insetInlineStart: `${across(iso)}%` }}>
              {text}
            </span>
          ))}
        </Dates>
        <PriceCursor key={`${start} ${indexChange}`} points={drawn} />
      </Drawing>
      {indexChange !== null && (
        <Legend>
          <li data-part="line">{t('share')}</li>
          <li data-part="index">{t('rebased')}</li>
        </Legend>
      )}
    </Frame>
  );
}
