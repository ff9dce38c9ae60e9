import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const image = {
  content: (fieldTypes: FieldTypes) => ({
    image: fieldTypes.image,
    /** A silent film that begins with `image` and loops. */
    film: fieldTypes.film.optional(),
    caption: text.optional(),
    layout: z.enum(['inset', 'wide', 'full']).default('wide'),
  }),
};
