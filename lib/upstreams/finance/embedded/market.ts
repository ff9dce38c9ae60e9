import { dayMs } from '../../../shared/time.ts';

/** The first trading day of the data, as UTC midnight in ms. */
const firstDay = Date.UTC(2016, 0, 4);
const hourMs = 3_600_000;
/** The time of the opening since midnight in Paris. */
const openingMs = 9 * hourMs;
/** The time of the close since midnight in Paris. */
const closingMs = 17.5 * hourMs;
const hourInParis = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' });

const isTradingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** Finds the last trading day before `day`. Days are UTC midnights in ms. */
export const findPreviousTradingDay = (day: number): number => {
  let previous = day - dayMs;
  while (!isTradingDay(previous)) previous -= dayMs;
  return previous;
};

/** Finds the first trading day after a moment, both in ms; never before the first day of the data. */
export const findNextTradingDay = (momentMs: number): number => {
  let day = Math.max(firstDay, (Math.floor(momentMs / dayMs) + 1) * dayMs);
  while (!isTradingDay(day)) day += dayMs;
  return day;
};

/** The opening and closing times of a trading day, in ms. */
const getSession = (day: number): { open: number; close: number } => {
  const midnight = day - (Number(hourInParis.format(day + dayMs / 2)) - 12) * hourMs;
  return { open: midnight + openingMs, close: midnight + closingMs };
};

/** Finds the trading day at `now`, the share of it that has passed (0 to 1) and the time of the price. */
export const findTradingMoment = (now: Date): { day: number; progress: number; asOf: Date } => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const { open, close } = getSession(today);
  if (!isTradingDay(today) || now.getTime() < open) {
    const day = findPreviousTradingDay(today);
    return { day, progress: 1, asOf: new Date(getSession(day).close) };
  }
  const priceTimeMs = Math.min(now.getTime(), close);
  return { day: today, progress: (priceTimeMs - open) / (close - open), asOf: new Date(priceTimeMs) };
};

/** A pseudo-random number from -1 to 1 that only depends on `seed` (mulberry32). */
const getNoise = (seed: number): number => {
  let state = (seed + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2_147_483_648 - 1;
};

/** Creates a function for the closing values of a series that starts at `firstValue` and grows each trading day. */
const createSeries = (firstValue: number, getGrowth: (index: number) => number): ((day: number) => number) => {
  const closingPrices = new Map<number, number>();
  let lastComputedDay = firstDay;
  return (day) => {
    while (lastComputedDay < day) {
      const close = closingPrices.get(lastComputedDay) ?? firstValue;
      lastComputedDay += dayMs;
      closingPrices.set(
        lastComputedDay,
        isTradingDay(lastComputedDay) ? close * (1 + getGrowth(lastComputedDay / dayMs)) : close,
      );
    }
    return closingPrices.get(day) ?? firstValue;
  };
};

/** The seasonal part of the growth on a day. */
const getSeasonalGrowth = (index: number) => Math.sin(index / 190) * 0.0016;

/** The closing price of a trading day since 2016, in euro. */
export const getClosingPrice = createSeries(
  148,
  (index) => 0.00028 + getSeasonalGrowth(index) + getNoise(index) * 0.017,
);

/** The closing index of a trading day, in points; it follows the share price, with smaller changes. */
export const getClosingIndex = createSeries(
  1000,
  (index) => 0.0002 + getSeasonalGrowth(index) / 2 + getNoise(index) * 0.006 + getNoise(index + 1_000_000) * 0.008,
);
