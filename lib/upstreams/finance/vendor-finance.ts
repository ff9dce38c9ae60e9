import { parisDay } from '../../i18n/paris-time';
import { orNull } from '../../platform/http/or-null';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import type { CloseStore } from './closes';
import type { Finance, Quote, QuoteVendor } from './contract';

const closesMaxAgeMs = 6 * 3_600_000;

interface Options {
  closes: CloseStore;
  /** How long a quote is kept before the vendor is asked again. */
  quoteMaxAgeMs: number;
  /** The delay of the vendor's prices, which no vendor names. */
  delayMinutes?: number;
}

const isRefused = (error: unknown) => error instanceof UpstreamError && error.problem === 'refused';

/**
 * The market data of a vendor, which is requested rarely. Closing prices are stored: those that the vendor has, read
 * every six hours, or else the last price of each day. A day's close is in the history from the next day in Paris.
 */
export const vendorFinance = (vendor: QuoteVendor, { closes, quoteMaxAgeMs, delayMinutes }: Options): Finance => {
  const storeClose = async ({ asOf, currency = 'EUR', price }: Quote) => {
    if (asOf && currency === 'EUR') await closes.add([{ date: parisDay(new Date(asOf)), price }]);
  };

  const quote = withTtlCache(async () => {
    const latest = await vendor.quote();
    if (!vendor.closes) await orNull(storeClose(latest), 'the last price is not stored');
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
        log.warn({ err: error }, 'closing prices could not be read: the known ones are shown');
      }
      return readStored();
    },
  };
};
