import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { note, tabular } from '@/styles/mixins';

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y;
  cursor: crosshair;

  &:has(:focus-visible) {
    outline: 2px solid currentcolor;
    outline-offset: 4px;
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    pointer-events: none;

    /* The reading is above the chart. */
    scroll-margin-block-start: 4rem;
  }
`;

/** A vertical line through the selected closing price, with a dot on it. */
const Marker = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--x);
  border-inline-start: 1px solid transparent;

  &[data-moved='true'] {
    border-color: var(--text);
  }

  &::after {
    content: '';
    position: absolute;
    inset-block-start: var(--y);
    inline-size: 0.5625rem;
    block-size: 0.5625rem;
    background: var(--accent);
    border-radius: 50%;
    box-shadow: 0 0 0 4px var(--surface);
    transform: translate(calc(-50% - 0.5px), -50%);
  }

  @media (forced-colors: active) {
    &:not([data-moved='true']) {
      border-color: canvas;
    }

    &::after {
      background: highlight;
    }
  }
`;

/** The text of the selected closing price. It shifts left in proportion to the position, to stay within the chart. */
const Reading = styled.p`
  position: absolute;
  inset-block-end: calc(100% + var(--space-3));
  inset-inline-start: var(--x);
  transform: translateX(calc(-1 * var(--x)));
  ${note}
  ${tabular}
  inline-size: max-content;
  max-inline-size: 100%;
  pointer-events: none;

  span {
    display: inline-block;
    margin-inline-end: var(--space-4);
  }

  b {
    margin-inline-start: var(--space-2);
    font-weight: var(--weight-medium);
    color: var(--text);
  }
`;

interface ChartPoint {
  /** The position of a closing price on the chart, in percent of the chart's width (`x`) and height (`y`). */
  x: number;
  y: number;
  date: string;
  text: string;
  /** The level of the index in points, if compared. */
  level?: string;
}

const findNearestIndex = (points: ChartPoint[], x: number): number => {
  const distances = points.map((point) => Math.abs(point.x - x));
  return distances.indexOf(Math.min(...distances));
};

/**
 * An overlay on the chart that shows one closing price: the nearest to the pointer, the one selected with the arrow
 * keys or, by default, the last.
 */
export function PriceCursor({ points }: { points: ChartPoint[] }) {
  const { t } = useTranslation('price-chart');
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const index = selectedIndex ?? points.length - 1;
  const { x = 0, y = 0, date = '', text = '', level } = points[index] ?? {};

  const selectNearest = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSelectedIndex(findNearestIndex(points, ((clientX - left) / width) * 100));
  };
  const clearSelection = () => setSelectedIndex(null);
  /** A touch pointer leaves the chart after every tap, so the tapped price stays selected. */
  const clearOnLeave = ({ pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') clearSelection();
  };

  return (
    <Overlay
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      onPointerDown={selectNearest}
      onPointerMove={selectNearest}
      onPointerLeave={clearOnLeave}
    >
      <Marker data-moved={selectedIndex !== null} />
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
        onChange={({ currentTarget }) => setSelectedIndex(Number(currentTarget.value))}
        onBlur={clearSelection}
      />
    </Overlay>
  );
}
