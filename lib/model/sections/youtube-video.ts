import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { text } from './fields';

export const youtubeVideo = {
  content: ({ image }: FieldTypes) => ({
    title: text,
    text: text.optional(),
    videoId: z.string().regex(/^[\w-]{11}$/),
    background: image,
  }),
  namespaces: ['films'],
};
