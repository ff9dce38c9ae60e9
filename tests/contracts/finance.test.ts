import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createStateDatabase } from '@/lib/platform/state/database';
import { createSqliteEngine } from '@/lib/platform/state/sqlite';
import { createClosingPriceStore } from '@/lib/upstreams/finance/closing-price-store';
import type { QuoteVendor } from '@/lib/upstreams/finance/contract';
import { embeddedFinance } from '@/lib/upstreams/finance/embedded';
import { jsonQuote } from '@/lib/upstreams/finance/json-quote';
import { twelveData } from '@/lib/upstreams/finance/twelve-data';
import { vendorFinance } from '@/lib/upstreams/finance/vendor-finance';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { listen } from '@/tests/support/http';
import { serveRemote } from '@/tests/support/remote/serve-remote';
import { jsonQuoteVendor } from '@/tests/support/vendors/finance/json-quote';
import { twelveDataKey, twelveDataVendor } from '@/tests/support/vendors/finance/twelve-data';
import { serveVendors } from '@/tests/support/vendors/server';
import { testFinance } from './finance';

const market = embeddedFinance(15);
testFinance('the embedded market', () => market);
testFinance('a remote market', async () => (await serveRemote({ finance: market })).finance);

const dataDir = temporaryDataDir();
const database = createStateDatabase(() => createSqliteEngine(path.join(dataDir, 'state.sqlite')));
let url: string;
let close: () => void;
beforeAll(async () => {
  const vendors = {
    'json-quote': jsonQuoteVendor(market),
    'twelve-data': twelveDataVendor(market),
  };
  ({ url, close } = await listen(serveVendors(vendors)));
});
afterAll(() => close());

/**
 * Returns a function that creates the market of a vendor once, as a site does, so that its responses are cached. Closes
 * since the day `since` are stored beforehand.
 */
const marketFactory = (name: string, createVendor: () => QuoteVendor, since?: string) => {
  const store = createClosingPriceStore(database, name);
  let finance: ReturnType<typeof vendorFinance> | undefined;
  return async () => {
    if (since && !finance) await store.add(await market.history(since));
    finance ??= vendorFinance(createVendor(), { store, quoteMaxAgeMs: 60_000, delayMinutes: 15 });
    return finance;
  };
};

testFinance(
  'Twelve Data',
  marketFactory('twelve-data', () => twelveData({ url: `${url}/twelve-data`, key: twelveDataKey, symbol: 'HALC' })),
);
const yearAgo = new Date(Date.now() - 366 * 86_400_000).toISOString().slice(0, 10);
testFinance(
  'a JSON feed, with closes that the site has stored',
  marketFactory(
    'json',
    () =>
      jsonQuote({
        url: `${url}/json-quote/instruments/HALC`,
        authorization: 'Bearer json-quote-key',
        paths: {
          price: ['instruments', '0', 'last/traded'],
          change: ['instruments', '0', 'day', 'change'],
          changePercent: ['instruments', '0', 'day', 'percent'],
          time: ['instruments', '0', 'at'],
          currency: ['instruments', '0', 'currency'],
        },
      }),
    yearAgo,
  ),
);
