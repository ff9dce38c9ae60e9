import { dayMs, formatIsoDate } from '../shared/time.ts';

const timeZone = 'Europe/Paris';
// Swedish dates have the ISO format.
const dateFormat = new Intl.DateTimeFormat('sv', { timeZone });
const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

/** The day of a moment in Paris, as an ISO date. */
export const formatParisDate = (moment: Date): string => dateFormat.format(moment);

/** A day (ISO date) and time (`17:45`) in Paris, with its UTC offset: `2026-07-24T17:45:00+02:00`. */
export const formatParisDateTime = (date: string, time = '00:00'): string => {
  const parts = offsetFormat.formatToParts(new Date(`${date}T${time}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${date}T${time}:00${offset}`;
};

/** The moment of a day (ISO date) and time (`17:45`, default midnight) in Paris. */
export const parseParisTime = (date: string, time?: string): Date => new Date(formatParisDateTime(date, time));

/** The next day after an ISO date, as an ISO date. */
export const getNextDate = (date: string): string => formatIsoDate(Date.parse(date) + dayMs);
