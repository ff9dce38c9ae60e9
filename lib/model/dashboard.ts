import { z } from 'zod';
import { localeParameter, year } from './values';

export const dashboardQuery = z.object({
  dashboardId: z.string().regex(/^[a-z0-9-]{1,64}$/),
  locale: localeParameter,
  page: z.coerce.number().int().min(0).max(1000).default(0),
});

const point = z.object({ year, value: z.number(), text: z.string() });

/**
 * A figure over the years: `text` is a value in the format of the locale, `unit` is shown beside it, empty for percent;
 * `target` is the goal.
 */
export const indicator = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  note: z.string().nullable(),
  series: z.array(point).min(2),
  target: point.nullable(),
  progress: z
    .object({ part: z.number().min(0).max(1), text: z.string() })
    .nullable()
    .describe('The share of the way to the target covered since the first year'),
});
export type Indicator = z.infer<typeof indicator>;

/** One page of a dashboard. */
export const dashboard = z.object({
  title: z.string(),
  intro: z.string(),
  indicators: z.array(indicator),
  nbPages: z.number().int().nonnegative(),
});
export type Dashboard = z.infer<typeof dashboard>;
