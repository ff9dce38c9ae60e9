import type { PriceHistory } from '@/lib/model/finance';

const buildClosingPrice = (iso: string, price: number) => ({
  date: { iso, text: `on ${iso}` },
  price,
  text: `€${price}`,
});

const points = [
  buildClosingPrice('2026-01-01', 200),
  buildClosingPrice('2026-01-03', 260),
  buildClosingPrice('2026-01-05', 240),
  buildClosingPrice('2026-01-11', 220),
];

/** Four closing prices over ten days: from a quarter of the chart's height up to its top, and back to the middle. */
export const buildPriceHistory = (overrides: Partial<PriceHistory> = {}): PriceHistory => ({
  period: '1y',
  points,
  rows: points.toReversed(),
  ticks: {
    prices: [
      { price: 180, text: '€180' },
      { price: 260, text: '€260' },
    ],
    dates: [{ iso: '2026-01-06', text: '6 Jan' }],
  },
  lowest: '€199.00',
  highest: '€261.00',
  change: 20,
  changePercent: 10,
  changeText: '+€20.00 (+10.00%)',
  isComparable: true,
  indexChange: null,
  ...overrides,
});

const withIndex = (point: PriceHistory['points'][number], day: number) => ({
  ...point,
  index: { price: 200 + day * 10, text: `${1000 + day}.00` },
});

/** The prices of `priceHistory`, compared with an index that rises from the same starting point. */
export const comparedHistory = (overrides: Partial<PriceHistory> = {}): PriceHistory => {
  const comparedPoints = points.map(withIndex);
  return buildPriceHistory({
    points: comparedPoints,
    rows: comparedPoints.toReversed(),
    indexChange: '+4.20%',
    ...overrides,
  });
};
