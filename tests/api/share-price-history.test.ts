import { describe, expect, it } from 'vitest';
import { priceHistory, pricePeriods } from '@/lib/model/finance';
import * as api from '@/pages/api/share-price-history';
import { call } from '@/tests/support/api';

const requestHistory = (query: Record<string, string>) => call(api, { query });

describe('GET /api/share-price-history/', () => {
  it.each(pricePeriods)('returns the closes over %s', async (period) => {
    const { status, headers, json } = await requestHistory({ period, locale: 'en' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60');
    expect(priceHistory.parse(json.history)).toEqual(json.history);
    expect(json.history.period).toBe(period);
  });

  it('returns a year if no period is requested', async () => {
    expect((await requestHistory({ locale: 'en' })).json.history.period).toBe('1y');
  });

  it('returns the index beside the share on request', async () => {
    const { history } = (await requestHistory({ period: '5y', locale: 'en', compare: 'index' })).json;
    expect(priceHistory.parse(history)).toEqual(history);
    expect(history.indexChange).toMatch(/%$/);
    expect(history.points[0].index.price).toBe(history.points[0].price);
  });

  it('formats numbers and dates for the locale, by any of its codes', async () => {
    const french = (await requestHistory({ locale: 'fr' })).json.history;
    expect(french.lowest).toMatch(/\d,\d\d\u202f€$/);
    for (const locale of ['jp', 'ja', 'ja-JP'])
      expect((await requestHistory({ locale })).json.history.points[0].date.text).toMatch(/^\d{4}年/);
  });
});
