import { z } from 'zod';
import { pageCard } from '../card';
import { text } from './fields';

export const recommendations = {
  content: () => ({
    title: text.optional(),
    limit: z.number().int().min(1).max(12).default(3),
  }),
  /** Recommended pages; `path` is the page that they are recommended for. */
  data: {
    items: z.array(pageCard),
    nbPages: z.number().int().nonnegative(),
    path: z.string(),
  },
  namespaces: ['lists'],
};
