import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const accordion = {
  content: ({ richText }: FieldTypes) => ({
    title: text.optional(),
    items: z.array(z.strictObject({ title: text, body: richText })).min(1),
    /** Shows the first item open. */
    firstOpen: z.boolean().optional(),
  }),
};
