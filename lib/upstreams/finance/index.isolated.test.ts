import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { listen } from '@/tests/support/http';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';
import { financeVendors } from '@/tests/support/vendors/finance';
import { serveVendors } from '@/tests/support/vendors/server';
import { finance } from '.';

it('quotes the price of 15 minutes ago', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:15:00Z'), toFake: ['Date'] });
  expect((await finance.quote()).asOf).toBe('2026-03-10T10:00:00.000Z');
  vi.useRealTimers();
});

describe('the feed that a variable selects', () => {
  temporaryDataDir();
  /** Resets the modules, and the values that exist once per process. */
  const resetModules = () => {
    vi.resetModules();
    resetOncePerProcess('finance', 'upstream-finance');
  };
  beforeEach(resetModules);
  afterEach(() => {
    resetModules();
    vi.unstubAllEnvs();
  });

  it.each([
    ['twelve-data', { TWELVE_DATA_KEY: 'twelve-data-key', FINANCE_URL: '/twelve-data', FINANCE_SYMBOL: 'HALC' }],
    [
      'json',
      {
        FINANCE_URL: '/json-quote/instruments/HALC',
        JSON_QUOTE_AUTHORIZATION: 'Bearer json-quote-key',
        JSON_QUOTE_FIELDS: 'price=/instruments/0/last~1traded,change=/instruments/0/day/change',
        FINANCE_CURRENCY: 'EUR',
      },
    ],
  ])('is %s', async (name, variables) => {
    const { url, close } = await listen(serveVendors(financeVendors));
    const { change } = await finance.quote();
    const environment = { FINANCE: name, FINANCE_DELAY_MINUTES: '7', ...variables };
    for (const [variable, value] of Object.entries(environment))
      vi.stubEnv(variable, variable.endsWith('_URL') ? `${url}${value}` : value);
    const quote = await (await import('.')).finance.quote();
    close();
    expect(quote).toMatchObject({ price: expect.any(Number), change: expect.closeTo(change ?? 0, 1), delayMinutes: 7 });
  });
});
