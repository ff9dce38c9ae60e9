import { z } from 'zod';
import { formatEuro } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import type { SectionContent, SectionData } from '../../model/section';
import { finance } from '../../upstreams/finance';
import type { ClosingPrice } from '../../upstreams/finance/contract';
import { getParisToday } from '../calendar/events';
import { toFormattedDate } from '../pages/cards';

type Dividends = SectionContent<'share-price'>['dividends'];

/**
 * What a close is worth to a holder who has reinvested the dividends since: each takes from the earlier prices the part
 * that it was of the last close before its ex-dividend date.
 */
const adjust = (close: ClosingPrice, closingPrices: readonly ClosingPrice[], dividends: Dividends): number =>
  dividends
    .filter(({ exDate }) => exDate > close.date && exDate <= (closingPrices.at(-1)?.date ?? ''))
    .reduce((price, { exDate, euros }) => {
      const before = closingPrices.findLast(({ date }) => date < exDate);
      return before ? price * (1 - euros / before.price) : price;
    }, close.price);

/**
 * The close of the day that a visitor requests, or the last one before it. Without a request, or with one that has no
 * price, `close` is null; null if there are no prices. Rejects if the feed fails.
 */
export const loadPriceOnDay = async (
  locale: Locale,
  dividends: Dividends,
  requested: string | undefined,
): Promise<SectionData<'share-price'>['onDay']> => {
  const closingPrices = await finance.history('1900-01-01');
  const [first] = closingPrices;
  if (!first) return null;
  const today = getParisToday();
  const day = z.iso.date().safeParse(requested).data;
  const isKnown = day !== undefined && day >= first.date && day <= today;
  const close = isKnown ? closingPrices.findLast(({ date }) => date <= day) : undefined;
  return {
    first: toFormattedDate(locale, first.date),
    last: toFormattedDate(locale, today),
    requested: requested === undefined ? null : (day ?? ''),
    close: close
      ? {
          date: toFormattedDate(locale, close.date),
          price: formatEuro(locale, close.price),
          adjusted: formatEuro(locale, adjust(close, closingPrices, dividends)),
        }
      : null,
  };
};
