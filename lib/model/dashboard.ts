import { z } from 'zod';
import { localeParameter, year } from './values';

export const dashboardQuery = z.object({
  dashboardId: z.string().regex(/^[a-z0-9-]{1,64}$/),
  locale: localeParameter,
  page: z.coerce.number().int().min(0).max(1000).default(0),
});

const point = z.object({ year, value: z.number(), text: z.string() });

/**
 * A figure over the years. `text` is a value in the format of the locale; `unit` appears beside the value and is empty
 * for percentages; `target` is the goal.
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
    .describe('The share of the distance to the target covered since the first year, from 0 to 1'),
});
export type Indicator = z.infer<typeof indicator>;

/** One page of a dashboard. */
export const dashboard = z.object({
  title: z.string(),
  intro: z.string(),
  takeaway: z.string().nullable().describe('What the figures tell, in one sentence'),
  indicators: z.array(indicator),
  nbPages: z.number().int().nonnegative(),
});
export type Dashboard = z.infer<typeof dashboard>;
