import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PricePeriod, priceHistory } from '../../model/finance';
import { finance } from '../../upstreams/finance';
import type { ClosingPrice } from '../../upstreams/finance/contract';
import { loadPriceHistory } from './share-price-history';

/** A Friday, after the close. */
const today = '2026-11-20';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T20:00:00Z`), toFake: ['Date'] });
});

const loadHistory = async (period: PricePeriod, locale: 'en' | 'fr' | 'jp' = 'en') => {
  const history = await loadPriceHistory(locale, period);
  if (!history) throw new Error('there is no history');
  expect(priceHistory.parse(history)).toEqual(history);
  return history;
};
const mockClosingPrices = (...closingPrices: [date: string, price: number, index?: number][]) =>
  vi
    .spyOn(finance, 'history')
    .mockResolvedValue(closingPrices.map(([date, price, index = 1000]): ClosingPrice => ({ date, price, index })));

describe('the history of the share price', () => {
  it.each([
    ['1m', '2026-10-20'],
    ['6m', '2026-05-20'],
    ['10y', '2016-11-20'],
  ] as const)('goes back %s, to %s', async (period, since) => {
    const historySpy = vi.spyOn(finance, 'history');
    await loadHistory(period);
    expect(historySpy).toHaveBeenCalledWith(since);
  });

  it('goes back to the last day of a month that is shorter', async () => {
    vi.setSystemTime(new Date('2026-03-31T20:00:00Z'));
    const historySpy = vi.spyOn(finance, 'history');
    await loadHistory('1m');
    expect(historySpy).toHaveBeenCalledWith('2026-02-28');
  });

  it.each(['1m', '10y'] as const)(
    'over %s has the first and the last close, and not many in between',
    async (period) => {
      const closingPrices = await finance.history('2016-01-01');
      const { points } = await loadHistory(period);
      expect(points.length).toBeGreaterThan(20);
      expect(points.length).toBeLessThanOrEqual(136);
      expect(points.at(-1)).toMatchObject({ date: { iso: today }, price: closingPrices.at(-1)?.price });
      for (const { date, price } of points)
        expect(closingPrices).toContainEqual({ date: date.iso, price, index: expect.any(Number) });
      const days = points.map(({ date }) => date.iso);
      expect(days).toEqual([...new Set(days)].toSorted());
    },
  );

  it('has the last close of each week over a year, the lowest and the highest', async () => {
    const { points, lowest, highest } = await loadHistory('1y');
    const prices = points.map(({ text }) => text);
    expect(prices).toEqual(expect.arrayContaining([lowest, highest]));
    const weekdays = points
      .slice(1)
      .filter(({ text }) => text !== lowest && text !== highest)
      .map(({ date }) => new Date(date.iso).getUTCDay());
    expect(points[0]?.date.iso).toBe('2025-11-20');
    expect(points[1]?.date.iso).toBe('2025-11-21');
    expect(new Set(weekdays)).toEqual(new Set([5]));
  });

  it('compares the last close with the first', async () => {
    mockClosingPrices(['2026-11-02', 200], ['2026-11-10', 260.5], ['2026-11-12', 190.25], ['2026-11-20', 210]);
    expect(await loadHistory('1m')).toMatchObject({
      change: 10,
      changePercent: 5,
      changeText: '+€10.00 (+5.00%)',
      lowest: '€190.25',
      highest: '€260.50',
    });
  });

  it('draws the highest and the lowest of all closes, also within a week', async () => {
    mockClosingPrices(['2026-11-09', 200], ['2026-11-10', 300], ['2026-11-11', 100], ['2026-11-13', 205]);
    const { points, lowest, highest } = await loadHistory('1y');
    expect(points.map(({ price }) => price)).toEqual([200, 300, 100, 205]);
    expect([lowest, highest]).toEqual(['€100.00', '€300.00']);
  });

  it('has twelve rows for a table, newest first, from the first close to the last', async () => {
    const { points, rows } = await loadHistory('5y');
    expect(rows).toHaveLength(12);
    expect([rows[0], rows.at(-1)]).toEqual([points.at(-1), points[0]]);
    const days = rows.map(({ date }) => date.iso);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('formats everything for the locale', async () => {
    mockClosingPrices(['2026-11-18', 200], ['2026-11-20', 190]);
    const { points, rows, changeText, isComparable, indexChange } = await loadHistory('1m', 'fr');
    const date = { iso: '2026-11-18', text: '18 novembre 2026' };
    expect(points[0]).toEqual({ date, price: 200, text: '200,00\u202f€' });
    expect(rows).toEqual(points.toReversed());
    expect(changeText).toBe('−10,00\u202f€ (−5,00\u202f%)');
    expect([isComparable, indexChange]).toEqual([true, null]);
  });

  it('has labels for round prices around its closes, and for the beginnings of years, months or days', async () => {
    mockClosingPrices(['2025-11-20', 203], ['2026-03-20', 287], ['2026-11-20', 240]);
    const { ticks } = await loadHistory('1y');
    expect(ticks.prices.map(({ text }) => text)).toEqual(['€200', '€220', '€240', '€260', '€280', '€300']);
    expect(ticks.dates).toEqual([
      { iso: '2026-01-01', text: '2026' },
      { iso: '2026-04-01', text: 'Apr' },
      { iso: '2026-07-01', text: 'Jul' },
      { iso: '2026-10-01', text: 'Oct' },
    ]);
  });

  it('has an axis even if the price has not moved', async () => {
    mockClosingPrices(['2026-11-18', 200], ['2026-11-20', 200]);
    const { ticks, changeText } = await loadHistory('1m');
    expect(ticks.prices.length).toBeGreaterThan(1);
    expect(changeText).toBe('€0.00 (0.00%)');
  });

  it('has the index beside the share, from its first price', async () => {
    mockClosingPrices(['2026-11-02', 200, 1000], ['2026-11-12', 190, 1100], ['2026-11-20', 210, 950]);
    const history = await loadPriceHistory('en', '1m', 'index');
    expect(priceHistory.parse(history)).toEqual(history);
    expect(history?.points.map(({ index }) => index)).toEqual([
      { price: 200, text: '1,000.00' },
      { price: 220, text: '1,100.00' },
      { price: 190, text: '950.00' },
    ]);
    expect(history?.indexChange).toBe('−5.00%');
    expect(history?.ticks.prices.at(-1)?.price).toBeGreaterThanOrEqual(220);
    expect([history?.lowest, history?.highest]).toEqual(['€190.00', '€210.00']);
  });

  it('has only the share if there is no index to compare it with', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-02', price: 200 },
      { date: '2026-11-20', price: 210 },
    ]);
    const history = await loadPriceHistory('en', '1m', 'index');
    expect(priceHistory.parse(history)).toEqual(history);
    expect(history).toMatchObject({ isComparable: false, indexChange: null, changeText: '+€10.00 (+5.00%)' });
    expect(history?.points.every((point) => !('index' in point))).toBe(true);
  });

  it('leaves out the index on a day on which it has no close', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-02', price: 200, index: 1000 },
      { date: '2026-11-12', price: 190 },
      { date: '2026-11-20', price: 210, index: 950 },
    ]);
    const history = await loadPriceHistory('en', '1m', 'index');
    expect(history?.points.map(({ index }) => index?.price)).toEqual([200, undefined, 190]);
    expect(history).toMatchObject({ isComparable: true, indexChange: '−5.00%' });
  });

  it('is null if there is nothing to compare', async () => {
    mockClosingPrices();
    expect(await loadPriceHistory('en', '1y')).toBeNull();
    mockClosingPrices(['2026-11-20', 200]);
    expect(await loadPriceHistory('en', '1y')).toBeNull();
  });
});
