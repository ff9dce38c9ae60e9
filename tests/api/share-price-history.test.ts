import { describe, expect, it, vi } from 'vitest';
import { priceHistory, pricePeriods } from '@/lib/model/finance';
import { log } from '@/lib/platform/process/log';
import { finance } from '@/lib/upstreams/finance';
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

  it.each([
    ['period', { period: '2y', locale: 'en' }],
    ['locale', { period: '1y', locale: 'de' }],
    ['locale', { period: '1y' }],
    ['compare', { locale: 'en', compare: 'gold' }],
  ])('rejects an invalid %s', async (field, query: Record<string, string>) => {
    const { status, json } = await requestHistory(query);
    expect(status).toBe(400);
    expect(json.fields).toEqual([expect.objectContaining({ field })]);
  });

  it('returns null if the feed fails, and logs it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const error = new Error('feed.internal is down');
    vi.spyOn(finance, 'history').mockRejectedValue(error);
    const { status, json } = await requestHistory({ locale: 'en' });
    expect([status, json]).toEqual([200, { history: null }]);
    expect(logged).toHaveBeenCalledWith(
      { event: 'part.unavailable', err: error },
      'failed to load the share price history',
    );
  });
});
