import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const callToAction = {
  content: ({ image, link }: FieldTypes) => ({
    title: text,
    text: text.optional(),
    /** The links to pages that exist in the locale. */
    links: z
      .array(link)
      .default([])
      .transform((links) => links.filter((one) => one !== null)),
    image: image.optional(),
  }),
};
