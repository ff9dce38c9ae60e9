import { dayMs, formatIsoDate } from '../shared/time.ts';
import { createZoneTime } from './zone-time.ts';

const parisTime = createZoneTime('Europe/Paris');

/** The day of a moment in Paris, as an ISO date. */
export const formatParisDate = parisTime.formatDate;

/** A day (ISO date) and time (`17:45`) in Paris, with its UTC offset: `2026-07-24T17:45:00+02:00`. */
export const formatParisDateTime = (date: string, time = '00:00'): string =>
  parisTime.formatDateTime(date, `${time}:00`);

/** The moment of a day (ISO date) and time (`17:45`, default midnight) in Paris. */
export const parseParisTime = (date: string, time?: string): Date => new Date(formatParisDateTime(date, time));

/** The next day after an ISO date, as an ISO date. */
export const getNextDate = (date: string): string => formatIsoDate(Date.parse(date) + dayMs);
