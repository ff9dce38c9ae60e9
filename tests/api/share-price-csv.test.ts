import { describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { pricePeriods } from '@/lib/model/finance';
import { finance } from '@/lib/upstreams/finance';
import * as api from '@/pages/api/share-price-csv';
import { call } from '@/tests/support/api';

const requestCsv = (query: Record<string, string> = {}) => call(api, { query });

describe('GET /api/share-price-csv/', () => {
  it('returns the closes of a period as CSV', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-19', price: 1310.5, index: 1204 },
      { date: '2026-11-20', price: 1312.25, index: 1199.87 },
    ]);
    const { status, headers, text } = await requestCsv({ period: '5y' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=${brand.fileName}-share-price-5y.csv`,
      'cache-control': 'public, max-age=30, stale-while-revalidate=60',
      'no-vary-search': 'key-order, params, except=("period")',
    });
    expect(text).toBe('date,close_eur,index_points\r\n2026-11-19,1310.50,1204.00\r\n2026-11-20,1312.25,1199.87\r\n');
  });

  it('has no column for the index if the feed has none', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-19', price: 1310.5 },
      { date: '2026-11-20', price: 1312.25 },
    ]);
    expect((await requestCsv()).text).toBe('date,close_eur\r\n2026-11-19,1310.50\r\n2026-11-20,1312.25\r\n');
  });

  it('leaves a cell empty if the index has no close', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-19', price: 1310.5 },
      { date: '2026-11-20', price: 1312.25, index: 1204 },
    ]);
    expect((await requestCsv()).text).toContain('2026-11-19,1310.50,\r\n2026-11-20,1312.25,1204.00\r\n');
  });

  it.each(pricePeriods)('returns every close over %s', async (period) => {
    const historyMock = vi.spyOn(finance, 'history');
    const { text } = await requestCsv({ period });
    const lines = text.trim().split('\r\n');
    const closingPrices = await historyMock.mock.results[0]?.value;
    expect(lines).toHaveLength(closingPrices.length + 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^\d{4}-\d{2}-\d{2},\d+\.\d{2},\d+\.\d{2}$/);
  });
});
