import { createHash } from 'node:crypto';
import { env } from '../env';
import { upstream } from '../http/upstream';
import { tags } from '../model/tags';
import { oncePerProcess } from '../process/once-per-process';
import { siteDatabase } from '../state/database';
import { alphaVantage } from './alpha-vantage';
import { closesOf } from './closes';
import type { Finance } from './contract';
import { embeddedFinance } from './embedded';
import { eodhd } from './eodhd';
import { finnhub } from './finnhub';
import { jsonQuote } from './json-quote';
import { twelveData } from './twelve-data';
import type { QuoteVendor } from './vendor';
import { vendorFinance } from './vendor-finance';

type Selected = Exclude<typeof env.finance, { FINANCE: 'embedded' }>;

const vendorOf = (selected: Selected): QuoteVendor => {
  switch (selected.FINANCE) {
    case 'twelve-data': {
      const { TWELVE_DATA_URL: url, TWELVE_DATA_KEY: key, FINANCE_SYMBOL: symbol } = selected;
      return twelveData({ url, key, symbol });
    }
    case 'finnhub': {
      const { FINNHUB_URL: url, FINNHUB_KEY: key, FINANCE_SYMBOL: symbol } = selected;
      return finnhub({ url, key, symbol });
    }
    case 'eodhd': {
      const { EODHD_URL: url, EODHD_KEY: key, FINANCE_SYMBOL: symbol } = selected;
      return eodhd({ url, key, symbol });
    }
    case 'alpha-vantage': {
      const { ALPHA_VANTAGE_URL: url, ALPHA_VANTAGE_KEY: key, FINANCE_SYMBOL: symbol } = selected;
      return alphaVantage({ url, key, symbol });
    }
    case 'json':
      return jsonQuote({
        url: selected.JSON_QUOTE_URL,
        authorization: selected.JSON_QUOTE_AUTHORIZATION,
        paths: {
          price: selected.JSON_QUOTE_PRICE,
          change: selected.JSON_QUOTE_CHANGE,
          changePercent: selected.JSON_QUOTE_CHANGE_PERCENT,
          time: selected.JSON_QUOTE_TIME,
          currency: selected.JSON_QUOTE_CURRENCY,
        },
      });
  }
};

const create = (): Finance => {
  const { finance: selected } = env;
  // Public prices are usually 15 minutes old.
  if (selected.FINANCE === 'embedded') return embeddedFinance(15);
  // The address of a feed may contain a key.
  const share =
    selected.FINANCE === 'json'
      ? createHash('sha256').update(selected.JSON_QUOTE_URL).digest('hex')
      : selected.FINANCE_SYMBOL;
  return vendorFinance(vendorOf(selected), {
    closes: closesOf(siteDatabase, `${selected.FINANCE} ${share}`),
    quoteMs: selected.FINANCE_QUOTE_SECONDS * 1000,
    delayMinutes: selected.FINANCE_DELAY_MINUTES,
  });
};

/** The market feed of this site, one per process: a vendor's answers are kept. */
export const finance: Finance = upstream(oncePerProcess('finance', create), {
  name: 'finance',
  timeoutMs: 4000,
  reads: ['quote', 'history'],
  tags: { quote: () => tags.quote, history: () => tags.quote },
});
