import { z } from 'zod';

/** A secret of at least `characters` characters, without white space at its ends. */
export const secret = (characters: number) =>
  z.string().refine((value) => value.trim().length >= characters, `must have at least ${characters} characters`);

/** A variable without which its vendor cannot work. */
export const required = z.string('must be set');

/** The address of another system, to which paths are added. */
export const baseUrl = z.url({
  protocol: /^https?$/,
  error: ({ input }) => (input === undefined ? 'must be set' : 'must be an absolute http or https URL'),
});
