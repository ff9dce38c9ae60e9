import { createHash } from 'node:crypto';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { trackReads } from '../../platform/process/reads';
import { siteDatabase } from '../../platform/state/database';
import { oncePerProcess } from '../../shared/once-per-process';
import { closesOf } from './closes';
import type { Finance, QuoteVendor } from './contract';
import { embeddedFinance } from './embedded';
import { jsonQuote } from './json-quote';
import { twelveData } from './twelve-data';
import { vendorFinance } from './vendor-finance';

type Selected = Exclude<typeof env.finance, { FINANCE: 'embedded' }>;

/** A vendor, and what tells its share apart from its others. */
const vendorOf = (selected: Selected): { vendor: QuoteVendor; share: string } => {
  switch (selected.FINANCE) {
    case 'twelve-data': {
      const { TWELVE_DATA_URL: url, TWELVE_DATA_KEY: key, FINANCE_SYMBOL: symbol } = selected;
      return { vendor: twelveData({ url, key, symbol }), share: symbol };
    }
    case 'json': {
      const { JSON_QUOTE_URL: url, JSON_QUOTE_AUTHORIZATION: authorization } = selected;
      const paths = {
        price: selected.JSON_QUOTE_PRICE,
        change: selected.JSON_QUOTE_CHANGE,
        changePercent: selected.JSON_QUOTE_CHANGE_PERCENT,
        time: selected.JSON_QUOTE_TIME,
        currency: selected.JSON_QUOTE_CURRENCY,
      };
      // The address of a feed may contain a key.
      const share = createHash('sha256').update(url).digest('hex');
      return { vendor: jsonQuote({ url, authorization, paths }), share };
    }
  }
};

const create = (): Finance => {
  const { finance: selected } = env;
  // Public prices are usually 15 minutes old.
  if (selected.FINANCE === 'embedded') return embeddedFinance(15);
  const { vendor, share } = vendorOf(selected);
  const feed = vendorFinance(vendor, {
    closes: closesOf(siteDatabase, `${selected.FINANCE} ${share}`),
    quoteMs: selected.FINANCE_QUOTE_SECONDS * 1000,
    delayMinutes: selected.FINANCE_DELAY_MINUTES,
  });
  return upstream(feed, { name: 'finance', timeoutMs: 4000, reads: ['quote', 'history'] });
};

/** The market feed of this site, one per process: a vendor's answers are kept. */
export const finance = trackReads('finance', oncePerProcess('finance', create), {
  quote: () => tags.quote,
  history: () => tags.quote,
});
