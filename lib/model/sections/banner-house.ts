import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { optionalLink, text } from './fields';

export const bannerHouse = {
  content: (fieldTypes: FieldTypes) => ({
    eyebrow: text.optional(),
    title: text,
    text,
    image: fieldTypes.image,
    link: optionalLink(fieldTypes),
    layout: z.enum(['split', 'full']).default('split'),
  }),
};
