import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { PriceHistory } from '@/lib/model/finance';
import { Dates, Drawing, Frame, Legend, Prices } from './PriceChart.styles';
import { PriceCursor } from './PriceCursor';

/** Returns the position of a value between `from` and `to`, in percent, rounded to two decimals. */
const toPercent = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 10_000) / 100;

interface PriceChartProps {
  history: PriceHistory;
  label: string;
  isBusy: boolean;
}

/**
 * The minimum number of points of a line, reached by repeating some of them: a change of the period is animated only
 * between lines with the same number of points.
 */
const minPointCount = 140;

const toSvgPath = (coordinates: { x: number; y: number }[]) => {
  const count = Math.max(minPointCount, coordinates.length);
  const points = Array.from(
    { length: count },
    (_, index) => coordinates[Math.floor((index * coordinates.length) / count)],
  );
  return `M${points.map((point) => `${point?.x},${point?.y}`).join('L')}`;
};

/**
 * A line chart of the share price over time, with a line for the index if it is compared. The lines are an SVG whose
 * 100 × 100 view box stretches to the chart's size, so all text is HTML outside it. The lines are animated when the
 * period changes.
 */
export function PriceChart({ history: { points, ticks, indexChange }, label, isBusy }: PriceChartProps) {
  const { t } = useTranslation('price-chart');
  const gradientId = useId();
  const [minPrice, maxPrice] = [ticks.prices[0]?.price ?? 0, ticks.prices.at(-1)?.price ?? 0];
  const [startDate, endDate] = [points[0]?.date.iso ?? '', points.at(-1)?.date.iso ?? ''];
  const toX = (iso: string) => toPercent(Date.parse(iso), Date.parse(startDate), Date.parse(endDate));
  const toY = (price: number) => toPercent(price, maxPrice, minPrice);
  const chartPoints = points.map(({ date, price, text, index }) => ({
    x: toX(date.iso),
    y: toY(price),
    date: date.text,
    text,
    level: index?.text,
  }));
  const line = toSvgPath(chartPoints);
  const indexLine =
    indexChange !== null &&
    toSvgPath(points.flatMap(({ date, index }) => (index ? { x: toX(date.iso), y: toY(index.price) } : [])));

  return (
    <Frame aria-label={label} aria-busy={isBusy}>
      <Drawing>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <linearGradient id={gradientId} x2="0" y2="1">
            <stop offset="0" />
            <stop offset="1" />
          </linearGradient>
          <path data-part="grid" d={ticks.prices.map(({ price }) => `M0,${toY(price)}H100`).join('')} />
          <path d={`${line}V100H0Z`} fill={`url(#${gradientId})`} />
          {indexLine && <path data-part="index" d={indexLine} />}
          <path data-part="line" d={line} />
        </svg>
        <Prices aria-hidden="true">
          {ticks.prices.map(({ price, text }) => (
            <span key={price} style={{ insetBlockStart: `${toY(price)}%` }}>
              {text}
            </span>
          ))}
        </Prices>
        <Dates aria-hidden="true">
          {ticks.dates.map(({ iso, text }) => (
            <span key={iso} style={{ insetInlineStart: `${toX(iso)}%` }}>
              {text}
            </span>
          ))}
        </Dates>
        <PriceCursor key={`${startDate} ${indexChange}`} points={chartPoints} />
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
