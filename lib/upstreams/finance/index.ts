import { createHash } from 'node:crypto';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { trackReads } from '../../platform/process/reads';
import { siteDatabase } from '../../platform/state/database';
import { oncePerProcess } from '../../shared/once-per-process';
import { createClosingPriceStore } from './closing-price-store';
import type { Finance, QuoteVendor } from './contract';
import { embeddedFinance } from './embedded';
import { jsonQuote } from './json-quote';
import { twelveData } from './twelve-data';
import { vendorFinance } from './vendor-finance';

type VendorSettings = Exclude<typeof env.finance, { FINANCE: 'embedded' }>;

/** Creates the vendor of the settings, with an identifier of the share. */
const createVendor = (settings: VendorSettings): { vendor: QuoteVendor; shareId: string } => {
  switch (settings.FINANCE) {
    case 'twelve-data': {
      const { FINANCE_URL: url, TWELVE_DATA_KEY: key, FINANCE_SYMBOL: symbol } = settings;
      return { vendor: twelveData({ url, key, symbol }), shareId: symbol };
    }
    case 'json': {
      const { FINANCE_URL: url, JSON_QUOTE_AUTHORIZATION: authorization, JSON_QUOTE_FIELDS: paths } = settings;
      // The URL of a feed may contain a key, which must not be stored.
      const share = createHash('sha256').update(url).digest('hex');
      return { vendor: jsonQuote({ url, authorization, paths }), shareId: share };
    }
  }
};

const createFinance = (): Finance => {
  const { finance: settings } = env;
  // The embedded quotes state the usual delay of free market data: 15 minutes.
  if (settings.FINANCE === 'embedded') return embeddedFinance(15);
  const { vendor, shareId } = createVendor(settings);
  const feed = vendorFinance(vendor, {
    store: createClosingPriceStore(siteDatabase, `${settings.FINANCE} ${shareId}`),
    quoteMaxAgeMs: settings.FINANCE_QUOTE_SECONDS * 1000,
    delayMinutes: settings.FINANCE_DELAY_MINUTES,
    splits: settings.FINANCE_SPLITS,
  });
  return withUpstreamLimits(feed, { name: 'finance', timeoutMs: 4000, reads: ['quote', 'history'] });
};

/** The market feed of this site. There is one per process, as it caches the responses of the vendor. */
export const finance = trackReads('finance', oncePerProcess('finance', createFinance), {
  quote: () => tags.quote,
  history: () => tags.quote,
});
