import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const quote = {
  content: ({ image, film }: FieldTypes) => ({
    text,
    author: text,
    role: text.optional(),
    image: image.optional(),
    /** A silent film that begins with `image` and loops. */
    film: film.optional(),
  }),
  /** The path of the author's signature. */
  data: { signature: z.string().nullish() },
};
