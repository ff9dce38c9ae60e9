import { dayMs, isoDate } from '../shared/time.ts';

const timeZone = 'Europe/Paris';
// The Swedish format of a date is the ISO format.
const days = new Intl.DateTimeFormat('sv', { timeZone });
const offsets = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

/** The current day in Paris, as an ISO date. */
export const parisDay = (moment: Date): string => days.format(moment);

/** A day and time in Paris, like `17:45`, with its UTC offset: `2026-07-24T17:45:00+02:00`. */
export const parisDateTime = (day: string, time = '00:00'): string => {
  const parts = offsets.formatToParts(new Date(`${day}T${time}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T${time}:00${offset}`;
};

/** The moment of a day and time in Paris, like `17:45`. */
export const parisMoment = (day: string, time?: string): Date => new Date(parisDateTime(day, time));

/** The next day, both as ISO dates. */
export const dayAfter = (day: string): string => isoDate(Date.parse(day) + dayMs);
