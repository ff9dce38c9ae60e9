import { formatParisDate, getNextDate } from './paris-time';

/** The number of working days within which a request for a visit gets a reply. */
const replyWorkingDays = 2;

const isWorkingDay = (date: string): boolean => ![0, 6].includes(new Date(date).getUTCDay());

/** The first day for which a visit can be requested at a moment, as an ISO date: the one after the day of the reply. */
export const getFirstVisitDay = (moment: Date): string => {
  let date = formatParisDate(moment);
  for (let workingDays = 0; workingDays < replyWorkingDays; workingDays += Number(isWorkingDay(date)))
    date = getNextDate(date);
  return getNextDate(date);
};
