import { describe, expect, it } from 'vitest';
import { jsonResponse, startStubVendor } from '@/tests/support/vendors/stub-vendor';
import type { QuoteVendor } from './contract';
import { jsonQuote } from './json-quote';
import { twelveData } from './twelve-data';

const { url, respondWith: respondBy } = await startStubVendor();
const respondWith = (body: unknown, status = 200) => respondBy(() => jsonResponse(body, status));

const access = { url, key: 'the key', symbol: 'HALC.PA' };
const time = Date.parse('2026-03-10T16:35:00Z') / 1000;
const priceTime = '2026-03-10T16:35:00.000Z';

const twelve = {
  symbol: 'HALC',
  currency: 'EUR',
  datetime: '2026-03-10',
  timestamp: time - 34_500,
  last_quote_at: time,
  close: '148.85001',
  previous_close: '145.28999',
  change: '3.56',
  percent_change: '2.45028',
  is_market_open: false,
};
const feed = { data: [{ last: '148.85', diff: 3.56, 'diff/percent': '2.4503%', ccy: 'EUR', at: time * 1000 }] };
const paths = {
  price: ['data', '0', 'last'],
  change: ['data', '0', 'diff'],
  changePercent: ['data', '0', 'diff/percent'],
  currency: ['data', '0', 'ccy'],
  time: ['data', '0', 'at'],
};

interface Case {
  name: string;
  vendor: QuoteVendor;
  complete: object;
  quote: object;
  /** A response without optional values. */
  minimal: object;
  minimalQuote: object;
}

const cases: Case[] = [
  {
    name: 'Twelve Data',
    vendor: twelveData(access),
    complete: twelve,
    quote: { price: 148.85001, change: 3.56, changePercent: 2.45028, currency: 'EUR', asOf: priceTime },
    minimal: { close: '148.85', change: null, currency: 'EUR', timestamp: time, last_quote_at: 0 },
    minimalQuote: { price: 148.85, currency: 'EUR', asOf: priceTime },
  },
  {
    name: 'a JSON feed',
    vendor: jsonQuote({ url: `${url}/quote?isin=XX0000000000`, paths }),
    complete: feed,
    quote: { price: 148.85, change: 3.56, changePercent: 2.4503, currency: 'EUR', asOf: priceTime },
    minimal: { data: [{ last: 148.85, diff: null, 'diff/percent': 'NA', ccy: 'EUR', at: 'yesterday' }] },
    minimalQuote: { price: 148.85, currency: 'EUR' },
  },
];

describe.each(cases)('the quote of $name', ({ vendor, complete, quote, minimal, minimalQuote }) => {
  it('is read as numbers and a time', async () => {
    const requests = respondWith(complete);
    expect(await vendor.quote()).toEqual(quote);
    expect(requests).toHaveLength(1);
  });

  it('leaves out fields that the vendor does not have', async () => {
    respondWith(minimal);
    const actual = await vendor.quote();
    expect(JSON.parse(JSON.stringify(actual))).toEqual(minimalQuote);
  });

  it.each([
    ['unavailable', 503, 'down'],
    ['refused', 401, { message: 'the key is wrong' }],
    ['refused', 200, '{"close": '],
    ['refused', 200, {}],
    ['refused', 200, { close: 0, currency: 'EUR', data: [{ last: -1, ccy: 'EUR' }] }],
    ['refused', 200, { close: 'NA', currency: 'EUR', data: [{ last: 'free', ccy: 'EUR' }] }],
  ])('fails with %s if the response is %i %j', async (problem, status, body) => {
    respondWith(body, status);
    await expect(vendor.quote()).rejects.toMatchObject({ name: 'UpstreamError', problem });
  });
});

describe('a response that is peculiar to one vendor', () => {
  it.each([
    ['unavailable', 'Twelve Data', 200, { code: 429, message: 'no credits', status: 'error' }],
    ['unavailable', 'Twelve Data', 429, { code: 429, message: 'no credits', status: 'error' }],
    ['refused', 'Twelve Data', 200, { code: 404, message: 'no symbol', status: 'error' }],
    ['refused', 'a JSON feed', 200, { data: [{ last: 148.85 }] }],
  ])('%s: %s, %i %j', async (problem, name, status, body) => {
    respondWith(body, status);
    const { vendor } = cases.find((candidate) => candidate.name === name) ?? {};
    await expect(vendor?.quote()).rejects.toMatchObject({ name: 'UpstreamError', problem });
  });

  it('Twelve Data provides the currency of quotes, and refuses closes in other currencies', async () => {
    respondWith({ ...twelve, currency: 'USD' });
    expect(await twelveData(access).quote()).toMatchObject({ currency: 'USD' });
    respondWith({ meta: { currency: 'USD' }, values: [], status: 'ok' });
    await expect(twelveData(access).listClosingPrices?.()).rejects.toMatchObject({
      problem: 'refused',
      cause: new Error('the share is quoted in USD, not in euro'),
    });
  });

  it.each([
    ['2026-03-10T17:35:00+01:00', priceTime],
    [`${time}`, priceTime],
    [1e20, undefined],
    ['10/03/2026', undefined],
    [null, undefined],
  ])('a JSON feed may have the time %j', async (at, expected) => {
    respondWith({ data: [{ last: 148.85, ccy: 'EUR', at }] });
    expect((await jsonQuote({ url, paths }).quote()).asOf).toBe(expected);
  });

  it('a JSON feed needs only a price', async () => {
    respondWith({ last: 148.85, currency: 'USD' });
    const quote = await jsonQuote({ url, paths: { price: ['last'] } }).quote();
    expect(JSON.parse(JSON.stringify(quote))).toEqual({ price: 148.85 });
  });
});

describe('the closes', () => {
  const closingPrices = [
    { date: '2026-03-09', price: 145.29 },
    { date: '2026-03-10', price: 148.85 },
  ];

  it('of Twelve Data cover all days that it has', async () => {
    const values = closingPrices.map(({ date, price }) => ({
      datetime: date,
      open: '1',
      close: `${price}`,
      volume: '2',
    }));
    const requests = respondWith({ meta: { currency: 'EUR' }, values, status: 'ok' });
    expect(await twelveData(access).listClosingPrices?.()).toEqual(closingPrices);
    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
      symbol: 'HALC.PA',
      interval: '1day',
      outputsize: '5000',
      order: 'ASC',
    });
  });

  it.each([
    { datetime: '2026-03-09', close: 'NA' },
    { datetime: 'today', close: '145' },
  ])('of Twelve Data are refused with %j among them', async (value) => {
    respondWith({ meta: { currency: 'EUR' }, values: [value] });
    await expect(twelveData(access).listClosingPrices?.()).rejects.toMatchObject({ problem: 'refused' });
  });
});

describe('a request', () => {
  it.each([
    ['Twelve Data', twelveData(access), twelve, '/quote?symbol=HALC.PA', { authorization: 'apikey the key' }],
    [
      'a JSON feed',
      jsonQuote({ url: `${url}/quote?isin=XX0000000000&a=1&a=2`, authorization: 'Bearer x', paths }),
      feed,
      '/quote?isin=XX0000000000&a=1&a=2',
      { authorization: 'Bearer x' },
    ],
  ])('of %s has its key', async (_, vendor, complete, requestUrl, headers) => {
    const requests = respondWith(complete);
    await vendor.quote();
    expect(requests[0]?.url).toBe(`${url}${requestUrl}`);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject(headers);
  });
});
