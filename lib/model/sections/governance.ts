import { z } from 'zod';
import { heading, text } from './fields';

export const governance = {
  content: () => ({
    ...heading,
    /** What the table of the members shows, as its title. */
    takeaway: text.optional(),
    people: z
      .array(
        z.strictObject({
          name: text,
          role: text,
          bio: text,
          independent: z.boolean().optional(),
          /** The years of the first election, and of the general meeting that ends the term. */
          termStart: z.number().int().optional(),
          termEnd: z.number().int().optional(),
          attendancePercent: z.number().int().min(0).max(100).optional(),
          committees: z.array(text).default([]),
          /** The skills for the table of all members. */
          skills: z.array(text).default([]),
        }),
      )
      .min(1),
  }),
  /** The paths of the signatures of the people, in their order. */
  data: { signatures: z.array(z.string().nullable()).optional() },
  namespaces: ['governance'],
};
