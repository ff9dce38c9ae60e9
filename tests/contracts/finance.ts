import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Finance } from '@/lib/upstreams/finance/contract';

const quoteSchema = z.strictObject({
  price: z.number().positive(),
  change: z.number().optional(),
  changePercent: z.number().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  asOf: z.iso.datetime().optional(),
  delayMinutes: z.number().nonnegative().optional(),
});
const closesSchema = z.array(
  z.strictObject({ date: z.iso.date(), price: z.number().positive(), index: z.number().positive().optional() }),
);

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Defines the contract tests for market feeds. `make` returns a feed with the prices of the last year. */
export const testFinance = (name: string, make: () => Promise<Finance> | Finance) => {
  describe(`the quote of ${name}`, () => {
    it('is a price, with optional details', async () => {
      const quote = await (await make()).quote();
      expect(quoteSchema.safeParse(quote).error).toBeUndefined();
    });

    it('has a change in the same direction, in money and in percent', async () => {
      const { change = 0, changePercent = change } = await (await make()).quote();
      expect(Math.sign(change) * Math.sign(changePercent)).toBeGreaterThanOrEqual(0);
    });

    it('was made in the past', async () => {
      const quote = await (await make()).quote();
      expect(Date.parse(quote.asOf ?? daysAgo(1))).toBeLessThanOrEqual(Date.now());
    });
  });

  describe(`the closes of ${name}`, () => {
    it('are one a day, the oldest first, since the requested day', async () => {
      const since = daysAgo(30);
      const history = await (await make()).history(since);
      expect(closesSchema.safeParse(history).error).toBeUndefined();
      const dates = history.map(({ date }) => date);
      expect(dates.length).toBeGreaterThan(10);
      expect(dates).toEqual([...new Set(dates)].toSorted());
      expect(dates.every((date) => date >= since && date <= daysAgo(0))).toBe(true);
    });

    it('are the same, however far back they are requested', async () => {
      const finance = await make();
      const [month, year] = [await finance.history(daysAgo(30)), await finance.history(daysAgo(365))];
      expect(year.length).toBeGreaterThan(month.length);
      expect(year.slice(-month.length)).toEqual(month);
    });

    it('are empty since a day in the future', async () => {
      expect(await (await make()).history(daysAgo(-7))).toEqual([]);
    });
  });
};
