import { formatParisDate } from '../../i18n/paris-time';
import { orNull } from '../../platform/http/or-null';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import { lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { monotonicNow } from '../../shared/time';
import type { ClosingPriceStore } from './closing-price-store';
import type { Finance, Quote, QuoteVendor } from './contract';

/** The interval at which closing prices are requested from the vendor. */
const closingPricesMaxAgeMs = 6 * 3_600_000;

interface Options {
  store: ClosingPriceStore;
  /** The time for which a quote is cached. */
  quoteMaxAgeMs: number;
  /** The delay of the vendor's prices, which vendors do not state. */
  delayMinutes?: number;
}

const isRefused = (error: unknown) => error instanceof UpstreamError && error.problem === 'refused';

/**
 * The market data of a vendor, with few requests. Closing prices are stored: those of the vendor, read every six hours,
 * or else the last quote of each day. The close of a day is in the history from the next day in Paris.
 */
export const vendorFinance = (vendor: QuoteVendor, { store, quoteMaxAgeMs, delayMinutes }: Options): Finance => {
  const storeClosingPrice = async ({ asOf: priceTime, currency = 'EUR', price }: Quote) => {
    if (priceTime && currency === 'EUR') await store.add([{ date: formatParisDate(new Date(priceTime)), price }]);
  };

  const quote = withTtlCache(async () => {
    const latest = await vendor.quote();
    lastReads.quoteReadAt = monotonicNow();
    if (!vendor.listClosingPrices) await orNull(storeClosingPrice(latest), 'store the last price');
    return delayMinutes === undefined ? latest : { ...latest, delayMinutes };
  }, quoteMaxAgeMs);

  const updateClosingPrices = withTtlCache(async () => {
    if (vendor.listClosingPrices) await store.add(await vendor.listClosingPrices());
  }, closingPricesMaxAgeMs);

  return {
    quote,
    history: async (since) => {
      const readStored = () => store.list(since, formatParisDate(new Date()));
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
