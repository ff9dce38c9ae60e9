const timeZone = 'Europe/Paris';
// The Swedish form of a date is the ISO one.
const days = new Intl.DateTimeFormat('sv', { timeZone });
const offsets = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

/** The day that it is in Paris, as an ISO date. */
export const parisDay = (moment: Date): string => days.format(moment);

/** A day and time of Paris, like `17:45`, with its offset from UTC: `2026-07-24T17:45:00+02:00`. */
export const parisDateTime = (day: string, time = '00:00'): string => {
  const parts = offsets.formatToParts(new Date(`${day}T${time}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T${time}:00${offset}`;
};

/** The moment when clocks in Paris show a time, like `17:45`, on a day. */
export const parisMoment = (day: string, time?: string): Date => new Date(parisDateTime(day, time));

/** The day after another, both as ISO dates. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
