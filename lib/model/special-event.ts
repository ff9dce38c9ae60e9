import { z } from 'zod';
import { getNextDate, parseParisTime } from '../i18n/paris-time';
import { type FieldTypes, withoutBlur } from './field-types';

const text = z.string().trim().min(1);
const isoDate = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const startMoment = isoDate.transform((date) => parseParisTime(date).toISOString()).or(moment);
const endMoment = isoDate
  .transform((date) => new Date(parseParisTime(getNextDate(date)).getTime() - 1).toISOString())
  .or(moment);

/**
 * The schema of the event that every page announces from its start to its end, both included. Dates without a time are
 * days in Paris. The result is null if the locale has no page for the event.
 */
export const createSpecialEventSchema = ({ image, film, href }: FieldTypes) => {
  const picture = image.transform(withoutBlur);
  return z
    .strictObject({
      /** The storage key of what a browser has already shown, the same in every language. */
      eventName: z.string().regex(/^[a-z0-9-]+$/),
      startDate: startMoment,
      endDate: endMoment,
      /** A silent film: `alt` describes it, `background` is its first frame. */
      videoIntro: z.strictObject({
        videoUrl: film,
        title: text,
        alt: text,
        background: picture,
        closeButtonText: text,
        linkText: text,
      }),
      stickerAnimation: z.strictObject({ mainImage: picture, secondaryImage: picture }),
      eventPageUrl: href,
    })
    .refine(({ startDate, endDate }) => Date.parse(startDate) <= Date.parse(endDate), {
      path: ['endDate'],
      error: 'is before the start',
    })
    .transform(({ eventPageUrl, ...event }) => (eventPageUrl === null ? null : { ...event, eventPageUrl }));
};

export type SpecialEvent = NonNullable<z.infer<ReturnType<typeof createSpecialEventSchema>>>;
