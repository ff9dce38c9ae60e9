import { z } from 'zod';
import { image } from './field-types';
import { localeParameter, year } from './values';

export const eventTypes = ['exhibition', 'open-house', 'talk', 'prize', 'shareholders'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventsQuery = z.object({
  locale: localeParameter,
  year: year.optional(),
  type: z.enum(eventTypes).optional(),
});
export type EventsQuery = z.infer<typeof eventsQuery>;

/**
 * An event of the group. `start` and `end` are its first and last day, `dates` is both as a formatted text; `href` is
 * its page on this or another site, or null; `ics` is the address of its calendar file, null for past events.
 */
export const groupEvent = z.object({
  id: z.string(),
  type: z.enum(eventTypes),
  status: z.enum(['open', 'coming', 'over']),
  title: z.string(),
  text: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  dates: z.string(),
  place: z.string(),
  image: image.nullable(),
  href: z.string().nullable(),
  ics: z.string().nullable(),
});
export type GroupEvent = z.infer<typeof groupEvent>;
