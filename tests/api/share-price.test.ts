import { describe, expect, it, vi } from 'vitest';
import { sharePrice } from '@/lib/model/share-price';
import { log } from '@/lib/platform/process/log';
import { finance } from '@/lib/upstreams/finance';
import * as api from '@/pages/api/share-price';
import { call } from '@/tests/support/api';

describe('GET /api/share-price/', () => {
  it('returns the price, with its change and its time', async () => {
    const quote = { price: 310.25, change: -1.5, changePercent: -0.48, asOf: '2026-03-10T10:00:00.000Z' };
    vi.spyOn(finance, 'quote').mockResolvedValue(quote);
    const { status, json, headers } = await call(api);
    const { price, ...details } = quote;
    expect(status).toBe(200);
    const texts = { en: '€310.25', fr: '310,25\u202f€', it: '310,25\u00a0€', cn: '€310.25', jp: '€310.25' };
    expect(json).toEqual({
      sharePrice: price,
      texts,
      changeTexts: expect.objectContaining({ en: '−\u2060€1.50 (−0.48%)', it: '−1,50\u00a0€ (−0,48%)' }),
      asOfTexts: expect.objectContaining({ en: '10 March 2026 at 11:00', jp: '2026年3月10日 11:00' }),
      shortTexts: {
        en: { change: '−0.48%', asOf: '10 Mar, 11:00' },
        fr: { change: '−0,48\u202f%', asOf: '10 mars, 11\u00a0h' },
        it: { change: '−0,48%', asOf: '10 mar, 11.00' },
        cn: { change: '−0.48%', asOf: '3月10日 11:00' },
        jp: { change: '−0.48%', asOf: '3月10日 11:00' },
      },
      ...details,
    });
    expect(headers['cache-control']).toContain('max-age=30');
  });

  it('returns a price from the embedded feed', async () => {
    const { json } = await call(api);
    expect(sharePrice.parse(json)).toEqual(json);
    expect(json).toEqual({
      sharePrice: expect.any(Number),
      texts: expect.objectContaining({ en: expect.stringContaining('€') }),
      changeTexts: expect.objectContaining({ en: expect.stringContaining('%') }),
      asOfTexts: expect.objectContaining({ en: expect.stringContaining(':') }),
      shortTexts: expect.objectContaining({ jp: { change: expect.any(String), asOf: expect.any(String) } }),
      change: expect.any(Number),
      changePercent: expect.any(Number),
      asOf: expect.any(String),
      delayMinutes: 15,
    });
  });

  it('leaves out what the feed does not provide', async () => {
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310.25 });
    const { json } = await call(api);
    expect(sharePrice.parse(json)).toEqual(json);
    expect(Object.keys(json).toSorted()).toEqual(['asOfTexts', 'changeTexts', 'sharePrice', 'shortTexts', 'texts']);
    expect(json).toMatchObject({ sharePrice: 310.25, changeTexts: {}, asOfTexts: {}, shortTexts: { en: {}, jp: {} } });
    expect(JSON.stringify(json)).not.toMatch(/NaN|undefined|null|Invalid/);
  });

  it.each([
    ['percent', { changePercent: -0.48 }, '−0.48%'],
    ['euro', { change: -1.5 }, '−\u2060€1.50'],
  ])('returns only the change in %s if the feed provides no other', async (_, changes, text) => {
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310.25, ...changes });
    const { json } = await call(api);
    expect([json.changeTexts.en, json.shortTexts.en]).toEqual([text, { change: text }]);
  });

  it('returns null if the price is in another currency, and logs the currency', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310.25, currency: 'USD' });
    expect((await call(api)).json).toEqual({ sharePrice: null });
    const err = expect.objectContaining({
      name: 'UpstreamError',
      problem: 'refused',
      cause: new Error('the share is quoted in USD, not in euro'),
    });
    expect(logged).toHaveBeenCalledWith({ event: 'part.unavailable', err }, 'failed to load the share price');
  });

  it('returns a price that the feed states in euros', async () => {
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310.25, currency: 'EUR' });
    const { json } = await call(api);
    expect(json.sharePrice).toBe(310.25);
    expect(json).not.toHaveProperty('currency');
  });
});
