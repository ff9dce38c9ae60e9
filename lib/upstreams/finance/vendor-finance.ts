import { parisDay } from '../../i18n/paris-time';
import { orNull } from '../../platform/http/or-null';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import type { Closes } from './closes';
import type { Finance, Quote, QuoteVendor } from './contract';

const sixHours = 6 * 3_600_000;

interface Options {
  closes: Closes;
  /** How long a quote is kept before the vendor is asked again. */
  quoteMs: number;
  /** The delay of the vendor's prices, which no vendor names. */
  delayMinutes?: number;
}

const isRefused = (error: unknown) => error instanceof UpstreamError && error.problem === 'refused';

/**
 * The market data of a vendor, which is requested rarely. Closing prices are stored: those that the vendor has, read
 * every six hours, or else the last price of each day. A day's close is in the history from the next day in Paris.
 */
export const vendorFinance = (vendor: QuoteVendor, { closes, quoteMs, delayMinutes }: Options): Finance => {
  const keep = async ({ asOf, currency = 'EUR', price }: Quote) => {
    if (asOf && currency === 'EUR') await closes.add([{ date: parisDay(new Date(asOf)), price }]);
  };

  const quote = withTtlCache(async () => {
    const found = await vendor.quote();
    if (!vendor.closes) await orNull(keep(found), 'the last price is not stored');
    return delayMinutes === undefined ? found : { ...found, delayMinutes };
  }, quoteMs);

  const readCloses = withTtlCache(async () => {
    if (vendor.closes) await closes.add(await vendor.closes());
  }, sixHours);

  return {
    quote,
    history: async (since) => {
      const known = () => closes.between(since, parisDay(new Date()));
      try {
        await readCloses();
      } catch (error) {
        if (isRefused(error) || (await known()).length === 0) throw error;
        log.warn({ err: error }, 'closing prices could not be read: the known ones are shown');
      }
      return known();
    },
  };
};
