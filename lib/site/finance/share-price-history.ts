import { scaleLinear, scaleUtc } from 'd3-scale';
import {
  formatAxisDate,
  formatChange,
  formatEuro,
  formatMoney,
  formatNumber,
  formatPercentChange,
} from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import type { Comparison, PriceHistory, PricePeriod } from '../../model/finance';
import { dayMs, formatIsoDate } from '../../shared/time';
import { finance } from '../../upstreams/finance';
import type { ClosingPrice } from '../../upstreams/finance/contract';
import { toFormattedDate } from '../pages/cards';

/**
 * The length of each period, and the number of days for which its chart shows one close. A chart has at most about 130
 * points.
 */
const spans: Record<PricePeriod, { months: number; stretchDays: number }> = {
  '1m': { months: 1, stretchDays: 1 },
  '6m': { months: 6, stretchDays: 1 },
  '1y': { months: 12, stretchDays: 7 },
  '3y': { months: 36, stretchDays: 14 },
  '5y': { months: 60, stretchDays: 14 },
  '10y': { months: 120, stretchDays: 28 },
};

const tableRowCount = 12;
const tickCounts = { prices: 4, dates: 5 };

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

/** The ISO date of the same day some months ago, or of the last day of a shorter month. */
const getDateMonthsAgo = (months: number): string => {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return formatIsoDate(new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay))));
};

/**
 * The index of the stretch of days that contains a date. Stretches begin on Mondays, so that each ends with a week's
 * last close.
 */
const getStretchIndex = (date: string, stretchDays: number) => Math.floor((Date.parse(date) / dayMs + 3) / stretchDays);

/** The first close, the last close of each stretch of days, and all of `required`. */
const thinOut = (closingPrices: ClosingPrice[], stretchDays: number, required: ClosingPrice[]): ClosingPrice[] => {
  const lastPrices = new Map(closingPrices.map((close) => [getStretchIndex(close.date, stretchDays), close]));
  const selected = new Set([closingPrices[0], ...lastPrices.values(), ...required]);
  return closingPrices.filter((close) => selected.has(close));
};

/** `count` items at even distances, including the first and the last. */
const sampleEvenly = <T>(items: T[], count: number): T[] => {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  const selectedIndexes = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return items.filter((_, index) => selectedIndexes.has(index));
};

/** All closes of a period, which ends with the latest one. Rejects if the feed fails. */
export const loadClosingPrices = (period: PricePeriod): Promise<ClosingPrice[]> =>
  finance.history(getDateMonthsAgo(spans[period].months));

const getPercentChange = (first: number, last: number) => roundToCents(((last - first) / first) * 100);

/** The values of the reference index at a period's first and last close; null if one is unknown. */
const getIndexSpan = ({ index: first }: ClosingPrice, { index: last }: ClosingPrice) =>
  first === undefined || last === undefined ? null : { first, last };

/**
 * The share price over a period that ends with the last close; null if there are not two closes to compare. Rejects if
 * the feed fails.
 */
export const loadPriceHistory = async (
  locale: Locale,
  period: PricePeriod,
  compare?: Comparison,
): Promise<PriceHistory | null> => {
  const closingPrices = await loadClosingPrices(period);
  const [first, last] = [closingPrices[0], closingPrices.at(-1)];
  if (!first || !last || first === last) return null;

  const byPrice = closingPrices.toSorted((one, other) => one.price - other.price);
  const [lowest = first, highest = last] = [byPrice[0], byPrice.at(-1)];
  const span = getIndexSpan(first, last);
  const compared = compare ? span : null;
  const points = thinOut(closingPrices, spans[period].stretchDays, [lowest, highest]).map((close) => ({
    date: toFormattedDate(locale, close.date),
    price: close.price,
    text: formatEuro(locale, close.price),
    ...(compared &&
      close.index !== undefined && {
        index: {
          price: roundToCents((close.index / compared.first) * first.price),
          text: formatNumber(locale, close.index, 2),
        },
      }),
  }));
  const plottedPrices = points.flatMap(({ price, index }) => [price, index?.price ?? price]);
  const [bottom, top] = [Math.min(...plottedPrices), Math.max(...plottedPrices)];
  const change = roundToCents(last.price - first.price);
  const changePercent = getPercentChange(first.price, last.price);
  return {
    period,
    points,
    rows: sampleEvenly(points, tableRowCount).reverse(),
    ticks: {
      prices: scaleLinear()
        .domain([bottom, Math.max(top, bottom + 1)])
        .nice(tickCounts.prices)
        .ticks(tickCounts.prices)
        .map((price) => ({ price, text: formatMoney(locale, price, 'EUR') })),
      dates: scaleUtc()
        .domain([new Date(first.date), new Date(last.date)])
        .ticks(tickCounts.dates)
        .map((tick) => ({ iso: formatIsoDate(tick), text: formatAxisDate(locale, formatIsoDate(tick)) })),
    },
    lowest: formatEuro(locale, lowest.price),
    highest: formatEuro(locale, highest.price),
    change,
    changePercent,
    changeText: formatChange(locale, change, changePercent),
    isComparable: span !== null,
    indexChange: compared && formatPercentChange(locale, getPercentChange(compared.first, compared.last)),
  };
};
