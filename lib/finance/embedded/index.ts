import { keepSame, keepSameParts } from '../../content/keep-same';
import { keptContent } from '../../content/kept-content';
import type { Finance } from '../contract';
import { type Calendar, readCalendar } from './calendar';
import { type Documents, readDocuments } from './documents';
import { closingIndex, closingPrice, nextTradingDay, previousTradingDay, tradingMoment } from './market';

const isoDate = (day: number) => new Date(day).toISOString().slice(0, 10);

interface Files {
  documents: Documents;
  calendar: Calendar;
}

/** What is in the files below `root`. */
const financeFiles = (root: string, live: boolean) =>
  keptContent<Files>({
    name: 'finance',
    root,
    named: 'finance',
    live,
    make: async (reading, before) =>
      keepSame(before, {
        documents: keepSameParts(before?.documents, await readDocuments(reading)),
        calendar: await readCalendar(reading),
      }),
  });

/**
 * The feed of an invented market: the price follows a path that depends on the day and the minute alone, so
 * that it moves as a price does and is the same on every server. Documents and calendar are files below `root`; with
 * `live`, a changed one shows at once.
 */
export const embeddedFinance = (root: string, now: () => Date = () => new Date(), { live = false } = {}): Finance => {
  const files = financeFiles(root, live);
  return {
    documents: async (locale) => (await files.get()).documents[locale],
    calendar: async (locale) => (await files.get()).calendar[locale],
    reread: files.reread,
    history: async (since) => {
      const { day: today, elapsed } = tradingMoment(now());
      const last = elapsed === 1 ? today : previousTradingDay(today);
      const closes = [];
      for (let day = nextTradingDay(Date.parse(since) - 1); day <= last; day = nextTradingDay(day))
        closes.push({ date: isoDate(day), price: round(closingPrice(day)), index: round(closingIndex(day)) });
      return closes;
    },
    quote: async () => {
      const { day, elapsed, asOf } = tradingMoment(now());
      const before = closingPrice(previousTradingDay(day));
      const close = closingPrice(day);
      const minutes = Math.round(elapsed * 510);
      const wave = Math.sin(minutes / 23) * 0.0016 * Math.sin(Math.PI * elapsed);
      const price = round(before + (close - before) * elapsed + before * wave);
      const change = round(price - before);
      return { price, change, changePercent: round((change / before) * 100), asOf: asOf.toISOString() };
    },
  };
};

const round = (amount: number) => Math.round(amount * 100) / 100;
