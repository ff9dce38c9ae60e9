import { parisDay } from '../../i18n/paris-time';
import { orNull } from '../../platform/http/or-null';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import type { CloseStore } from './closes';
import type { Finance, Quote, QuoteVendor } from './contract';

/** The interval at which closing prices are requested from the vendor. */
const closesMaxAgeMs = 6 * 3_600_000;

interface Options {
  closes: CloseStore;
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
export const vendorFinance = (vendor: QuoteVendor, { closes, quoteMaxAgeMs, delayMinutes }: Options): Finance => {
  const storeClose = async ({ asOf: priceTime, currency = 'EUR', price }: Quote) => {
    if (priceTime && currency === 'EUR') await closes.add([{ date: parisDay(new Date(priceTime)), price }]);
  };

  const quote = withTtlCache(async () => {
    const latest = await vendor.quote();
    if (!vendor.closes) await orNull(storeClose(latest), 'store the last price');
    return delayMinutes === undefined ? latest : { ...latest, delayMinutes };
  }, quoteMaxAgeMs);

  const readCloses = withTtlCache(async () => {
    if (vendor.closes) await closes.add(await vendor.closes());
  }, closesMaxAgeMs);

  return {
    quote,
    history: async (since) => {
      const readStored = () => closes.between(since, parisDay(new Date()));
      try {
        await readCloses();
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
