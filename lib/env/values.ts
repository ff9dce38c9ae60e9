import { z } from 'zod';

/** A secret of at least `characters` characters, without white space at its ends. */
export const secret = (characters: number) =>
  z.string().refine((value) => value.trim().length >= characters, `must have at least ${characters} characters`);

/** A variable without which its vendor cannot work. */
export const required = z.string('must be set');

/** The address of a service. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute http or https URL, like https://api.example.com',
});
