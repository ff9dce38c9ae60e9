import { z } from 'zod';
import { check, readYaml } from '../../content-file';
import { localized } from '../../model/localized';
import type { Finance } from '../contract';

const name = 'calendar.yaml';

const calendar = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      date: z.iso.date(),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .optional(),
      page: z.string().optional(),
      title: localized,
      place: localized.optional(),
    }),
  )
  .refine((days) => new Set(days.map(({ id }) => id)).size === days.length, 'has two days of one id')
  .transform((days) => days.sort((a, b) => a.date.localeCompare(b.date)));

/** The days of the financial calendar in the file `calendar.yaml` below `root`. */
export const embeddedCalendar =
  (root: string): Finance['calendar'] =>
  async (locale) =>
    check(calendar, readYaml(root, name), name).map(({ id, date, time = null, page: pageId = null, title, place }) => ({
      id,
      title: title[locale],
      date,
      time,
      place: place?.[locale] ?? null,
      pageId,
    }));
