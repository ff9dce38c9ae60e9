import { z } from 'zod';
import { mapLocales, type PerLocale } from '../../../i18n/locales';
import { checkSameLanguages, localize, localizedText } from '../../../model/localized';
import type { FolderReader } from '../../files/folder-reader';
import type { FinancialDate } from '../contract';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const calendarSchema = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        date: z.iso.date(),
        time: timeOfDay.optional(),
        until: timeOfDay.optional(),
        page: z.string().optional(),
        title: localizedText,
        place: localizedText.optional(),
      })
      .refine(({ time, until }) => !until || (time && time < until), { path: ['until'], error: 'must be after time' }),
  )
  .refine((days) => new Set(days.map(({ id }) => id)).size === days.length, 'has two days with the same id')
  .superRefine(checkSameLanguages)
  .transform((days) => days.toSorted((a, b) => a.date.localeCompare(b.date)));

/** The days of the calendar for each locale. */
export type Calendar = PerLocale<readonly FinancialDate[]>;

/**
 * Reads the financial calendar from `calendar.yaml`, oldest day first. Rejects with a ContentError if it is invalid.
 */
export const readCalendar = async (reader: FolderReader): Promise<Calendar> => {
  const days = await reader.readYaml('calendar.yaml', calendarSchema);
  return mapLocales((locale) =>
    (localize(days, locale) ?? []).map(({ time = null, until = null, place = null, page: pageId = null, ...day }) => ({
      ...day,
      time,
      until,
      place,
      pageId,
    })),
  );
};
