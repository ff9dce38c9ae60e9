/** Creates formatters for the days and times of a time zone, such as `Europe/Paris`. */
export const createZoneTime = (timeZone: string) => {
  // Swedish dates have the ISO format.
  const dateFormat = new Intl.DateTimeFormat('sv', { timeZone });
  const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

  return {
    /** The day of a moment in the zone, as an ISO date. */
    formatDate: (moment: Date): string => dateFormat.format(moment),

    /** A day (ISO date) and time (`17:45:00`) in the zone, with its UTC offset: `2026-07-24T17:45:00+02:00`. */
    formatDateTime: (date: string, time: string): string => {
      const parts = offsetFormat.formatToParts(new Date(`${date}T${time}Z`));
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
      return `${date}T${time}${/[1-9]/.test(offset) ? offset : 'Z'}`;
    },
  };
};
