import {
  formatChange,
  formatEuro,
  formatEuroChange,
  formatMoment,
  formatPercentChange,
  formatShortMoment,
} from '../../i18n/formats';
import { type Locale, mapLocales } from '../../i18n/locales';
import type { SharePrice } from '../../model/share-price';
import { orNull } from '../../platform/http/or-null';
import { UpstreamError } from '../../platform/http/upstream-error';
import { finance } from '../../upstreams/finance';
import type { Quote } from '../../upstreams/finance/contract';

const getCurrencyError = ({ currency = 'EUR' }: Quote): Error | null =>
  currency === 'EUR' ? null : new Error(`the share is quoted in ${currency}, not in euro`);

/** The quote of the share in euro. Rejects if it is unavailable, with an UpstreamError if it is in another currency. */
export const loadEuroQuote = async (): Promise<Omit<Quote, 'currency'>> => {
  const quote = await finance.quote();
  const cause = getCurrencyError(quote);
  if (cause) throw new UpstreamError('refused', { cause });
  const { currency: _, ...euroQuote } = quote;
  return euroQuote;
};

/** Rejects if the share is quoted in a currency other than euro. A failure of the feed is only logged. */
export const checkCurrency = async (): Promise<void> => {
  const quote = await orNull(finance.quote(), 'check the currency of the share price');
  const error = quote && getCurrencyError(quote);
  if (error) throw error;
};

/** The text of the price change, in euro and in percent as far as each is known; undefined if neither is. */
const formatChangeText = (locale: Locale, { change, changePercent }: Partial<Quote>): string | undefined => {
  if (change === undefined) return changePercent === undefined ? undefined : formatPercentChange(locale, changePercent);
  return changePercent === undefined ? formatEuroChange(locale, change) : formatChange(locale, change, changePercent);
};

/** The share price with all known facts, formatted for each locale. Rejects as `loadEuroQuote` does. */
export const loadSharePrice = async (): Promise<SharePrice> => {
  const { price, ...details } = await loadEuroQuote();
  const { change, changePercent } = details;
  const shortChange = changePercent === undefined ? { change } : { changePercent };
  return {
    sharePrice: price,
    ...details,
    texts: mapLocales((locale) => formatEuro(locale, price)),
    changeTexts: mapLocales((locale) => formatChangeText(locale, details)),
    asOfTexts: mapLocales((locale) => details.asOf && formatMoment(locale, details.asOf)),
    shortTexts: mapLocales((locale) => ({
      change: formatChangeText(locale, shortChange),
      asOf: details.asOf && formatShortMoment(locale, details.asOf),
    })),
  };
};
