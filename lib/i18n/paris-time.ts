const timeZone = 'Europe/Paris';
// The Swedish form of a date is the ISO one.
const days = new Intl.DateTimeFormat('sv', { timeZone });
const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** The day that it is in Paris, as an ISO date. */
export const parisDay = (moment: Date): string => days.format(moment);

/** The moment when clocks in Paris show a time, like `17:45`, on a day. */
export const parisMoment = (day: string, time = '00:00'): Date => {
  const parts = offsets.formatToParts(new Date(`${day}T${time}Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return new Date(`${day}T${time}${offset}`);
};

/** The day after another, both as ISO dates. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
