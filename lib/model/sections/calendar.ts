import { z } from 'zod';
import { calendarItem } from '../finance';
import { linkedHeading } from './fields';

export const calendar = {
  content: linkedHeading,
  /** `feed` is the calendar file of all upcoming days, and `subscription` its webcal URL. */
  data: {
    coming: z.array(calendarItem),
    past: z.array(calendarItem),
    feed: z.string(),
    subscription: z.string(),
  },
  namespaces: ['calendar'],
};
