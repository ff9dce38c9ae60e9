// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { finance } from '.';

it('quotes the price of 15 minutes ago', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:15:00Z'), toFake: ['Date'] });
  expect((await finance.quote()).asOf).toBe('2026-03-10T10:00:00.000Z');
});
