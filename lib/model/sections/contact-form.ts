import { z } from 'zod';
import { form, text } from './fields';

export const contactForm = {
  content: () => ({
    ...form,
    /** The key of the selected subject. */
    subject: text.optional(),
    /** What the message begins with; `{{house}}` is the name of the house in the query of the URL. */
    message: text.optional(),
  }),
  /** The subjects of a message, and what it begins with. */
  data: {
    subjects: z.array(z.object({ key: z.string(), label: z.string() })),
    message: z.string().optional(),
  },
  namespaces: ['contact', 'forms'],
};
