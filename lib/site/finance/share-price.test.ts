import { describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import { finance } from '../../upstreams/finance';
import { checkCurrency } from './share-price';

describe('the currency of the share price', () => {
  it.each([{ price: 310 }, { price: 310, currency: 'EUR' }])('is euro in %j', async (quote) => {
    vi.spyOn(finance, 'quote').mockResolvedValue(quote);
    await expect(checkCurrency()).resolves.toBeUndefined();
  });

  it('cannot be another one', async () => {
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 310, currency: 'USD' });
    await expect(checkCurrency()).rejects.toThrow('the share is quoted in USD, not in euro');
  });

  it('is unknown while the feed fails, which is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(finance, 'quote').mockRejectedValue(new UpstreamError('unavailable'));
    await expect(checkCurrency()).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('currency'));
  });
});
