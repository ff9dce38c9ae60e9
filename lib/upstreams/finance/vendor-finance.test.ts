import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { UpstreamError } from '../../platform/http/upstream-error';
import { lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { monotonicNow } from '../../shared/time';
import { createClosingPriceStore } from './closing-price-store';
import type { ClosingPrice, Quote, QuoteVendor } from './contract';
import { type Split, vendorFinance } from './vendor-finance';

const state = createTestDatabase();
const openStore = () => createClosingPriceStore(state.open(), 'share');
const createFinance = (vendor: QuoteVendor, delayMinutes?: number, store = openStore(), splits?: Split[]) =>
  vendorFinance(vendor, { store, quoteMaxAgeMs: 60_000, delayMinutes, splits });

const advanceTo = (time: string) => vi.advanceTimersByTime(Date.parse(time) - Date.now());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake vendor. `setQuote` changes the quote that it returns. */
const createQuoteMock = (first: Quote) => {
  const quote = vi.fn(async () => first);
  return { quote, setQuote: (nextQuote: Quote) => quote.mockResolvedValue(nextQuote) };
};

describe('the quote of a vendor', () => {
  it('is requested at most once per interval', async () => {
    const { quote } = createQuoteMock({ price: 310 });
    const finance = createFinance({ quote });
    expect([await finance.quote(), await finance.quote()]).toEqual([{ price: 310 }, { price: 310 }]);
    expect(quote).toHaveBeenCalledTimes(1);
    advanceTo('2026-03-10T10:01:01Z');
    await finance.quote();
    expect(quote).toHaveBeenCalledTimes(2);
  });

  it('has the age of the last request that succeeded', async () => {
    const quote = vi.fn(async () => ({ price: 310 }));
    const finance = createFinance({ quote });
    await finance.quote();
    const readAt = monotonicNow();
    quote.mockRejectedValue(new UpstreamError('unavailable'));
    advanceTo('2026-03-10T10:30:00Z');
    await expect(finance.quote()).rejects.toThrow();
    expect(lastReads.quoteReadAt).toBe(readAt);
  });

  it('has the delay that the operator states', async () => {
    expect(await createFinance(createQuoteMock({ price: 310 }), 15).quote()).toEqual({ price: 310, delayMinutes: 15 });
  });
});

describe('closing prices that the site stores', () => {
  it('are the last price of each day in Paris, available from the next day', async () => {
    const { quote, setQuote } = createQuoteMock({ price: 310, asOf: '2026-03-10T10:00:00.000Z' });
    const finance = createFinance({ quote });
    await finance.quote();
    advanceTo('2026-03-10T17:00:00Z');
    setQuote({ price: 312, asOf: '2026-03-10T16:35:00.000Z' });
    await finance.quote();
    expect(await finance.history('2026-01-01')).toEqual([]);
    advanceTo('2026-03-10T23:30:00Z');
    await finance.quote();
    expect(await finance.history('2026-01-01')).toEqual([{ date: '2026-03-10', price: 312 }]);
    advanceTo('2026-03-11T09:00:00Z');
    setQuote({ price: 315, asOf: '2026-03-11T08:59:00.000Z' });
    await finance.quote();
    expect(await finance.history('2026-01-01')).toEqual([{ date: '2026-03-10', price: 312 }]);
  });

  it('contain no day on which the market was closed', async () => {
    advanceTo('2026-03-15T12:00:00Z');
    const finance = createFinance(createQuoteMock({ price: 312, asOf: '2026-03-13T16:35:00.000Z' }));
    await finance.quote();
    advanceTo('2026-03-16T07:00:00Z');
    await finance.quote();
    expect(await finance.history('2026-01-01')).toEqual([{ date: '2026-03-13', price: 312 }]);
  });

  it.each([
    ['without a time', { price: 310 }],
    ['in another currency', { price: 310, asOf: '2026-03-09T16:35:00.000Z', currency: 'USD' }],
  ])('are not taken from quotes %s', async (_, quoted) => {
    const finance = createFinance(createQuoteMock(quoted));
    await finance.quote();
    expect(await finance.history('2026-01-01')).toEqual([]);
  });
});

describe('closing prices that the vendor provides', () => {
  const days: ClosingPrice[] = [
    { date: '2026-03-06', price: 305 },
    { date: '2026-03-09', price: 308 },
    { date: '2026-03-10', price: 310 },
  ];

  it('are read every six hours, without that of the current day', async () => {
    const listClosingPrices = vi.fn(async () => days);
    const finance = createFinance({
      ...createQuoteMock({ price: 310, asOf: '2026-03-10T10:00:00.000Z' }),
      listClosingPrices,
    });
    expect(await finance.history('2026-03-07')).toEqual(days.slice(1, 2));
    expect(await finance.history('2026-01-01')).toEqual(days.slice(0, 2));
    expect(listClosingPrices).toHaveBeenCalledTimes(1);
    advanceTo('2026-03-11T10:00:00Z');
    expect(await finance.history('2026-01-01')).toEqual(days);
    expect(listClosingPrices).toHaveBeenCalledTimes(2);
  });

  it('are not mixed with prices of quotes', async () => {
    const finance = createFinance({
      ...createQuoteMock({ price: 99, asOf: '2026-03-08T10:00:00.000Z' }),
      listClosingPrices: async () => days,
    });
    await finance.quote();
    expect(await finance.history('2026-03-07')).toEqual(days.slice(1, 2));
  });

  it('are read from the store while the vendor fails, even after a restart', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const store = openStore();
    await store.add(days);
    const failing = async () => Promise.reject(new UpstreamError('unavailable'));
    const finance = createFinance({ ...createQuoteMock({ price: 310 }), listClosingPrices: failing }, undefined, store);
    expect(await finance.history('2026-03-07')).toEqual(days.slice(1, 2));
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('closing prices'));
  });

  it.each(['unavailable', 'refused'] as const)(
    'are an error (%s) if the vendor fails and none are stored',
    async (problem) => {
      const listClosingPrices = async () => Promise.reject(new UpstreamError(problem));
      const finance = createFinance({ ...createQuoteMock({ price: 310 }), listClosingPrices });
      await expect(finance.history('2026-01-01')).rejects.toMatchObject({ problem });
    },
  );

  it('are not read from the store if the vendor refuses the request', async () => {
    const store = openStore();
    await store.add(days);
    const refusing = async () => Promise.reject(new UpstreamError('refused'));
    const finance = createFinance(
      { ...createQuoteMock({ price: 310 }), listClosingPrices: refusing },
      undefined,
      store,
    );
    await expect(finance.history('2026-01-01')).rejects.toMatchObject({ problem: 'refused' });
  });
});

describe('a split of the share', () => {
  const before = { date: '2026-03-06', price: 300 };
  const quoted = { price: 61, asOf: '2026-03-09T16:35:00.000Z' };
  const quoteAfter = async (splits: Split[]) => {
    const store = openStore();
    await store.add([before]);
    const finance = createFinance(createQuoteMock(quoted), undefined, store, splits);
    await finance.quote();
    return finance.history('2026-01-01');
  };

  it('without its ratio holds closing prices back, and is logged', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(await quoteAfter([])).toEqual([before]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'finance.price_jumped', date: '2026-03-09', price: 61 }),
      expect.any(String),
    );
  });

  it.each([
    ['a split', 5, 60],
    ['no split', 1, 300],
  ])('with its ratio is in earlier closing prices: %s', async (_, ratio, price) => {
    expect(await quoteAfter([{ date: '2026-03-09', ratio }])).toEqual([
      { date: '2026-03-06', price },
      { date: '2026-03-09', price: 61 },
    ]);
  });

  it('is in all closing prices of a vendor at once', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const adjusted = [
      { date: '2026-03-05', price: 59 },
      { date: '2026-03-06', price: 60 },
    ];
    const listClosingPrices = vi.fn(async () => [before, { date: '2026-03-09', price: 61 }]);
    const store = openStore();
    await store.add([{ date: '2026-03-04', price: 299 }, before]);
    const finance = createFinance({ ...createQuoteMock(quoted), listClosingPrices }, undefined, store);
    expect(await finance.history('2026-01-01')).toEqual([{ date: '2026-03-04', price: 299 }, before]);
    expect(error).toHaveBeenCalledOnce();
    listClosingPrices.mockResolvedValue(adjusted);
    advanceTo('2026-03-11T10:00:00Z');
    expect(await finance.history('2026-01-01')).toEqual(adjusted);
  });
});
