import { describe, expect, it, vi } from 'vitest';
import { embeddedFinance } from '.';
import { findTradingMoment, getClosingPrice } from './market';

const dayMs = 86_400_000;
const quoteAt = (time: string) => embeddedFinance(0, () => Date.parse(time)).quote();

/** The quotes of Tuesday 2026-03-10, minute by minute from opening to close. */
const sessionQuotes = () =>
  Promise.all(
    Array.from({ length: 511 }, (_, minute) =>
      quoteAt(new Date(Date.UTC(2026, 2, 10, 8) + minute * 60_000).toISOString()),
    ),
  );

describe('the embedded market', () => {
  it('quotes the same price for the same time, regardless of earlier calls', async () => {
    const first = await quoteAt('2026-03-10T10:00:00Z');
    await quoteAt('2030-01-02T10:00:00Z');
    expect(await quoteAt('2026-03-10T10:00:00Z')).toEqual(first);
    vi.resetModules();
    const { embeddedFinance: financeOnAnotherServer } = await import('.');
    expect(await financeOnAnotherServer(0, () => Date.parse('2026-03-10T10:00:00Z')).quote()).toEqual(first);
  });

  it('moves during a trading day, in small steps', async () => {
    const prices = (await sessionQuotes()).map(({ price }) => price);
    expect(new Set(prices).size).toBeGreaterThan(20);
    for (const [minute, price] of prices.slice(1).entries())
      expect(Math.abs(price / (prices[minute] ?? 0) - 1)).toBeLessThan(0.005);
  });

  it('provides the time of the price to the minute while the market is open', async () => {
    expect((await quoteAt('2026-03-10T10:07:00Z')).asOf).toBe('2026-03-10T10:07:00.000Z');
  });

  it('quotes the closing price after the close, overnight and before the opening', async () => {
    const close = await quoteAt('2026-03-10T16:30:00Z');
    expect(close.asOf).toBe('2026-03-10T16:30:00.000Z');
    for (const time of ['2026-03-10T16:31:00Z', '2026-03-10T23:59:59Z', '2026-03-11T00:00:00Z', '2026-03-11T07:59:59Z'])
      expect(await quoteAt(time)).toEqual(close);
    expect(await quoteAt('2026-03-11T09:00:00Z')).not.toEqual(close);
  });

  it('quotes the closing price of Friday over the weekend', async () => {
    const friday = await quoteAt('2026-03-13T18:00:00Z');
    expect(friday.asOf).toBe('2026-03-13T16:30:00.000Z');
    for (const time of ['2026-03-14T12:00:00Z', '2026-03-15T12:00:00Z', '2026-03-16T07:00:00Z'])
      expect(await quoteAt(time)).toEqual(friday);
  });

  it('opens at the previous close', async () => {
    const friday = await quoteAt('2026-03-13T18:00:00Z');
    const opening = await quoteAt('2026-03-16T08:00:00Z');
    expect(opening.price).toBe(friday.price);
    expect(opening.change).toBeCloseTo(0);
    expect(opening.changePercent).toBeCloseTo(0);
  });

  it('provides the change since the previous close, in euro and percent', async () => {
    const { price: previousClosingPrice } = await quoteAt('2026-03-09T20:00:00Z');
    const quotes = await sessionQuotes();
    expect(quotes.some(({ change }) => change !== 0)).toBe(true);
    for (const { price, change, changePercent } of quotes) {
      expect(Math.abs(price - change - previousClosingPrice)).toBeLessThan(0.0101);
      expect(Math.abs((change / previousClosingPrice) * 100 - changePercent)).toBeLessThan(0.0051);
    }
  });

  it('has a plausible price for every day since 2016 and for the next ten years', () => {
    const start = Date.UTC(2016, 0, 4);
    for (let time = start; time < Date.UTC(2036, 0, 1); time += dayMs) {
      const price = getClosingPrice(time);
      expect(price).toBeGreaterThan(20);
      expect(price).toBeLessThan(2000);
      if (time > start) expect(Math.abs(price / getClosingPrice(time - dayMs) - 1)).toBeLessThan(0.05);
    }
  });
});

describe('the closes of the embedded market', () => {
  const readHistory = (since: string, now: string) => embeddedFinance(0, () => Date.parse(now)).history(since);
  const listDates = async (since: string, now: string) => (await readHistory(since, now)).map(({ date }) => date);

  it('cover the trading days since a date, oldest first', async () => {
    const closingPrices = await readHistory('2026-03-07', '2026-03-11T20:00:00Z');
    expect(closingPrices).toEqual([
      { date: '2026-03-09', price: expect.any(Number), index: expect.any(Number) },
      { date: '2026-03-10', price: expect.any(Number), index: expect.any(Number) },
      { date: '2026-03-11', price: (await quoteAt('2026-03-11T20:00:00Z')).price, index: expect.any(Number) },
    ]);
  });

  it('have a separate index, plausible for twenty years', async () => {
    const closingPrices = await readHistory('2016-01-01', '2036-01-01T12:00:00Z');
    expect(closingPrices[0]).toMatchObject({ price: 148, index: 1000 });
    for (const [position, { index }] of closingPrices.slice(1).entries()) {
      expect(index).toBeGreaterThan(300);
      expect(index).toBeLessThan(10_000);
      expect(Math.abs(index / (closingPrices[position]?.index ?? 0) - 1)).toBeLessThan(0.03);
    }
    const listGrowth = (values: number[]) => values.slice(1).map((value, index) => value / (values[index] ?? 0));
    expect(listGrowth(closingPrices.map(({ index }) => index))).not.toEqual(
      listGrowth(closingPrices.map(({ price }) => price)),
    );
  });

  it('leave out the current trading day', async () => {
    expect(await listDates('2026-03-09', '2026-03-10T12:00:00Z')).toEqual(['2026-03-09']);
    expect(await listDates('2026-03-09', '2026-03-10T16:30:00Z')).toEqual(['2026-03-09', '2026-03-10']);
  });
});

describe('trading days', () => {
  it('last from opening to close', () => {
    expect(findTradingMoment(new Date('2026-03-10T08:00:00Z')).progress).toBe(0);
    expect(findTradingMoment(new Date('2026-03-10T12:15:00Z')).progress).toBe(0.5);
    expect(findTradingMoment(new Date('2026-03-10T16:30:00Z')).progress).toBe(1);
  });

  it('follow Paris time, also in summer', () => {
    expect(findTradingMoment(new Date('2026-07-01T07:00:00Z')).progress).toBe(0);
    expect(findTradingMoment(new Date('2026-07-01T15:30:00Z')).progress).toBe(1);
    const mondayAfterTimeChange = findTradingMoment(new Date('2026-03-30T05:00:00Z'));
    expect(mondayAfterTimeChange.asOf.toISOString()).toBe('2026-03-27T16:30:00.000Z');
  });
});
