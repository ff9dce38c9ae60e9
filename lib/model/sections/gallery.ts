import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const gallery = {
  content: ({ image }: FieldTypes) => ({
    title: text.optional(),
    images: z.array(z.strictObject({ image, caption: text.optional() })).min(2),
  }),
};
