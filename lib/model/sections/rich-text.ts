import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const richText = {
  content: (fieldTypes: FieldTypes) => ({
    title: text.optional(),
    body: fieldTypes.richText,
    /** Draws the rows of the first table of `body` as lines. */
    lineChart: z.boolean().optional(),
    /** An indicator to draw as a line to its target, such as `climate/emissions`. */
    indicator: z
      .string()
      .regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/)
      .optional(),
  }),
  /** The body with its charts. */
  data: { body: z.string() },
};
