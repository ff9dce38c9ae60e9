import { dayAfter, parisDay, parisMoment } from '../../i18n/paris-time';
import { noteChangeAt } from '../../platform/process/reads';

/** Today in Paris, as an ISO date. The response in progress is not cached beyond it. */
export const parisToday = (): string => {
  const day = parisDay(new Date());
  noteChangeAt(parisMoment(dayAfter(day)).getTime());
  return day;
};
