import { dayMs, formatIsoDate } from '../shared/time.ts';

const timeZone = 'Europe/Paris';
// Swedish dates have the ISO format.
const dateFormat = new Intl.DateTimeFormat('sv', { timeZone });
const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

/** The day of a moment in Paris, as an ISO date. */
export const parisDay = (moment: Date): string => dateFormat.format(moment);

/** A day (ISO date) and time (`17:45`) in Paris, with its UTC offset: `2026-07-24T17:45:00+02:00`. */
export const parisDateTime = (day: string, time = '00:00'): string => {
  const parts = offsetFormat.formatToParts(new Date(`${day}T${time}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T${time}:00${offset}`;
};

/** The moment of a day (ISO date) and time (`17:45`, default midnight) in Paris. */
export const parisMoment = (day: string, time?: string): Date => new Date(parisDateTime(day, time));

/** The next day after an ISO date, as an ISO date. */
export const getNextDay = (day: string): string => formatIsoDate(Date.parse(day) + dayMs);
