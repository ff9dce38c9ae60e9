import { z } from 'zod';
import { heading } from './fields';

export const shareFacts = {
  content: () => ({
    ...heading,
    /** The last dividend per share. With it, the section shows its yield, and the dates of dividends. */
    dividendEuros: z.number().positive().optional(),
  }),
  /** The facts about the dividend, and the identity card of the share from the settings. */
  data: { facts: z.array(z.object({ label: z.string(), value: z.string() })) },
};
