import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { calendarItem } from '../finance';
import { heading, optionalLink } from './fields';

export const calendar = {
  content: (fieldTypes: FieldTypes) => ({ ...heading, link: optionalLink(fieldTypes) }),
  /** `feed` is the calendar file of all upcoming days, and `subscription` its webcal URL. */
  data: {
    coming: z.array(calendarItem),
    past: z.array(calendarItem),
    feed: z.string(),
    subscription: z.string(),
  },
  namespaces: ['calendar'],
};
