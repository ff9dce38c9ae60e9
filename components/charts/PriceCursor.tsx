import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Field, Mark, Reading } from './PriceCursor.styles';

interface ChartPoint {
  /** The position of a closing price on the chart, in percent of the chart's width (`x`) and height (`y`). */
  x: number;
  y: number;
  date: string;
  text: string;
  /** The level of the index in points, if compared. */
  level?: string;
}

const nearest = (points: ChartPoint[], x: number): number => {
  const distances = points.map((point) => Math.abs(point.x - x));
  return distances.indexOf(Math.min(...distances));
};

/**
 * An overlay on the chart that shows one closing price: the one nearest to the pointer, or the one selected with the
 * arrow keys. By default, the last one.
 */
export function PriceCursor({ points }: { points: ChartPoint[] }) {
  const { t } = useTranslation('price-chart');
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? points.length - 1;
  const { x = 0, y = 0, date = '', text = '', level } = points[index] ?? {};

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(points, ((clientX - left) / width) * 100));
  };
  const rest = () => setChosen(null);
  /** A finger leaves with every tap: the price that it chose stays. */
  const leave = ({ pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') rest();
  };

  return (
    <Field
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={leave}
    >
      <Mark data-moved={chosen !== null} />
      <Reading aria-hidden="true">
        <span key={date}>
          {date} <b>{text}</b>
        </span>{' '}
        {level && (
          <span>
            {t('index')} <b>{level}</b>
          </span>
        )}
      </Reading>
      <input
        data-needs-script
        type="range"
        aria-label={t('cursor')}
        aria-valuetext={level ? t('reading-index', { date, price: text, level }) : t('reading', { date, price: text })}
        max={points.length - 1}
        value={index}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        onBlur={rest}
      />
    </Field>
  );
}
