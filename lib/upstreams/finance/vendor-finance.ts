import { formatParisDate } from '../../i18n/paris-time';
import { orNull } from '../../platform/http/or-null';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import { lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { dayMs, formatIsoDate, monotonicNow } from '../../shared/time';
import type { ClosingPriceStore } from './closing-price-store';
import type { ClosingPrice, Finance, Quote, QuoteVendor } from './contract';

/** The interval at which closing prices are requested from the vendor. */
const closingPricesMaxAgeMs = 6 * 3_600_000;

/** The factor by which a close may differ from the one before. Beyond it, the share was split or the vendor errs. */
const maxCloseFactor = 1.4;
/** The age in days of the last close with which a new one is compared. */
const comparedDays = 30;

/** From `date` (ISO) on, a share is `ratio` shares. A ratio of 1 says that a jump of the price is not a split. */
export interface Split {
  date: string;
  ratio: number;
}

interface Options {
  store: ClosingPriceStore;
  /** The time for which a quote is cached. */
  quoteMaxAgeMs: number;
  /** The delay of the vendor's prices, which vendors do not state. */
  delayMinutes?: number;
  /** The splits that the vendor's closing prices are not adjusted for. */
  splits?: readonly Split[];
}

const isRefused = (error: unknown) => error instanceof UpstreamError && error.problem === 'refused';

/**
 * The market data of a vendor, with few requests. Closing prices are stored: those of the vendor, read every six hours,
 * or else the last quote of each day. The close of a day is in the history from the next day in Paris, in today's shares.
 * Closes with a jump that no split explains are not stored.
 */
export const vendorFinance = (
  vendor: QuoteVendor,
  { store, quoteMaxAgeMs, delayMinutes, splits = [] }: Options,
): Finance => {
  const hasJump = (closingPrices: readonly ClosingPrice[]): boolean => {
    const jump = closingPrices.find(({ date, price }, index) => {
      const previous = closingPrices[index - 1] ?? { date, price };
      const factor = Math.max(price / previous.price, previous.price / price);
      return factor > maxCloseFactor && !splits.some((split) => split.date > previous.date && split.date <= date);
    });
    if (jump)
      log.error({ event: 'finance.price_jumped', ...jump }, 'failed to store closing prices: one differs too much');
    return jump !== undefined;
  };

  const adjust = ({ date, price, ...close }: ClosingPrice): ClosingPrice => ({
    ...close,
    date,
    price: splits.reduce((adjusted, split) => (split.date > date ? adjusted / split.ratio : adjusted), price),
  });

  const storeClosingPrice = async ({ asOf: priceTime, currency = 'EUR', price }: Quote) => {
    if (!priceTime || currency !== 'EUR') return;
    const close = { date: formatParisDate(new Date(priceTime)), price };
    const since = formatIsoDate(Date.parse(close.date) - comparedDays * dayMs);
    const previous = (await store.list(since, close.date)).slice(-1);
    if (!hasJump([...previous, close])) await store.add([close]);
  };

  const quote = withTtlCache(async () => {
    const latest = await vendor.quote();
    lastReads.quoteReadAt = monotonicNow();
    if (!vendor.listClosingPrices) await orNull(storeClosingPrice(latest), 'store the last price');
    return delayMinutes === undefined ? latest : { ...latest, delayMinutes };
  }, quoteMaxAgeMs);

  const updateClosingPrices = withTtlCache(async () => {
    const series = (await vendor.listClosingPrices?.()) ?? [];
    if (!hasJump(series)) await store.add(series, { isSeries: true });
  }, closingPricesMaxAgeMs);

  return {
    quote,
    history: async (since) => {
      const readStored = async () => (await store.list(since, formatParisDate(new Date()))).map(adjust);
      try {
        await updateClosingPrices();
      } catch (error) {
        if (isRefused(error) || (await readStored()).length === 0) throw error;
        log.warn(
          { event: 'finance.closes_unavailable', err: error },
          'failed to read closing prices; using the stored ones',
        );
      }
      return readStored();
    },
  };
};
