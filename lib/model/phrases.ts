import { z } from 'zod';

/** The offsets at which lines of a text may end, by text, in languages written without spaces. */
export const phrases = z.record(z.string(), z.array(z.number().int().positive()));
export type Phrases = z.infer<typeof phrases>;
