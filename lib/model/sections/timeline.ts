import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const timeline = {
  content: ({ image }: FieldTypes) => ({
    title: text.optional(),
    events: z.array(z.strictObject({ year: text, title: text, text, image: image.optional() })).min(1),
  }),
};
