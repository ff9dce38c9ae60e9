import { dayMs } from '../../../shared/time.ts';

const firstDay = Date.UTC(2016, 0, 4);
const hourMs = 3_600_000;
/** In Paris time. */
const openingMs = 9 * hourMs;
const closingMs = 17.5 * hourMs;
const hourInParis = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' });

const isTradingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());

/** The last trading day before `day`. Days are UTC midnights in ms. */
export const previousTradingDay = (day: number): number => {
  let previous = day - dayMs;
  while (!isTradingDay(previous)) previous -= dayMs;
  return previous;
};

/** The first trading day after `moment`, in ms; never before the first day of the data. */
export const nextTradingDay = (momentMs: number): number => {
  let day = Math.max(firstDay, (Math.floor(momentMs / dayMs) + 1) * dayMs);
  while (!isTradingDay(day)) day += dayMs;
  return day;
};

/** The opening and closing times of a trading day, in ms. */
const getSession = (day: number): { open: number; close: number } => {
  const midnight = day - (Number(hourInParis.format(day + dayMs / 2)) - 12) * hourMs;
  return { open: midnight + openingMs, close: midnight + closingMs };
};

/** The trading day at `now`, the part of it that has passed (0 to 1) and the time of the price. */
export const tradingMoment = (now: Date): { day: number; progress: number; asOf: Date } => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const { open, close } = getSession(today);
  if (!isTradingDay(today) || now.getTime() < open) {
    const day = previousTradingDay(today);
    return { day, progress: 1, asOf: new Date(getSession(day).close) };
  }
  const priceTimeMs = Math.min(now.getTime(), close);
  return { day: today, progress: (priceTimeMs - open) / (close - open), asOf: new Date(priceTimeMs) };
};

/** A pseudo-random number from -1 to 1 that depends only on `seed` (mulberry32). */
const noise = (seed: number): number => {
  let state = (seed + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2_147_483_648 - 1;
};

/** The closing values of a series that starts at `first` and grows by `growth` on each trading day. */
const createSeries = (first: number, growth: (index: number) => number): ((day: number) => number) => {
  const closes = new Map<number, number>();
  let lastKnown = firstDay;
  return (day) => {
    while (lastKnown < day) {
      const close = closes.get(lastKnown) ?? first;
      lastKnown += dayMs;
      closes.set(lastKnown, isTradingDay(lastKnown) ? close * (1 + growth(lastKnown / dayMs)) : close);
    }
    return closes.get(day) ?? first;
  };
};

const season = (index: number) => Math.sin(index / 190) * 0.0016;

/** The closing price of a trading day since 2016, in euro. */
export const closingPrice = createSeries(148, (index) => 0.00028 + season(index) + noise(index) * 0.017);

/** The closing index of a trading day, in points; it follows the share price, with smaller changes. */
export const closingIndex = createSeries(
  1000,
  (index) => 0.0002 + season(index) / 2 + noise(index) * 0.006 + noise(index + 1_000_000) * 0.008,
);
