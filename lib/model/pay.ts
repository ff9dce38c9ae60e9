import { z } from 'zod';

/** A range of gross pay, without bonuses. `currency` is an ISO 4217 code. */
export const pay = z.object({
  min: z.number().positive(),
  max: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(['hour', 'day', 'month', 'year']),
});
export type Pay = z.infer<typeof pay>;
