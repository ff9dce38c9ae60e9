import { z } from 'zod';
import { type InEveryLocale, inEveryLocale } from '../../../i18n/locales';
import { inLocale, inSameLanguages, localized } from '../../../model/localized';
import type { FolderReading } from '../../files/content-folder';
import type { FinancialDay } from '../contract';

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
  .refine((days) => new Set(days.map(({ id }) => id)).size === days.length, 'has two days with the same id')
  .superRefine(inSameLanguages)
  .transform((days) => days.toSorted((a, b) => a.date.localeCompare(b.date)));

export type Calendar = InEveryLocale<readonly FinancialDay[]>;

/** The days of the financial calendar from `calendar.yaml`, oldest first. */
export const readCalendar = async (reading: FolderReading): Promise<Calendar> => {
  const days = await reading.yaml('calendar.yaml', calendar);
  return inEveryLocale((locale) =>
    (inLocale(days, locale) ?? []).map(({ time = null, place = null, page: pageId = null, ...day }) => ({
      ...day,
      time,
      place,
      pageId,
    })),
  );
};
