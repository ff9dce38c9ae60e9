import { useId } from 'react';
import type { PriceHistory } from '@/lib/model/finance';
import { Dates, Drawing, Frame, Prices } from './PriceChart.styles';
import { PriceCursor } from './PriceCursor';
import { percentBetween } from './scale';

interface PriceChartProps {
  history: PriceHistory;
  label: string;
  isBusy: boolean;
}

/** The share price as a line over time, drawn in a square that stretches; all words stand beside it. */
export function PriceChart({ history: { points, ticks }, label, isBusy }: PriceChartProps) {
  const gradient = useId();
  const [bottom, top] = [ticks.prices[0]?.price ?? 0, ticks.prices.at(-1)?.price ?? 0];
  const [start, end] = [points[0]?.date.iso ?? '', points.at(-1)?.date.iso ?? ''];
  const across = (iso: string) => percentBetween(Date.parse(iso), Date.parse(start), Date.parse(end));
  const down = (price: number) => percentBetween(price, top, bottom);
  const places = points.map(({ date, price, text }) => ({
    x: across(date.iso),
    y: down(price),
    date: date.text,
    text,
  }));
  const line = `M${places.map(({ x, y }) => `${x},${y}`).join('L')}`;

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
        <PriceCursor places={places} />
      </Drawing>
    </Frame>
  );
}
