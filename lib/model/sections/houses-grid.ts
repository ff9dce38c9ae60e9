import { z } from 'zod';
import { houseCard, houseTile } from '../card';
import type { FieldTypes } from '../field-types';
import { linkedHeading, text } from './fields';

export const housesGrid = {
  content: (fieldTypes: FieldTypes) => ({
    ...linkedHeading(fieldTypes),
    sector: text.optional(),
    layout: z.enum(['sectors', 'marks']).default('sectors'),
  }),
  /** The houses by sector, each with its introduction, or in the layout `marks` all of them in one list. */
  data: {
    sectors: z.array(
      z.object({ key: z.string(), label: z.string(), text: z.string().nullable(), houses: z.array(houseCard) }),
    ),
    wall: z.array(houseTile),
  },
};
