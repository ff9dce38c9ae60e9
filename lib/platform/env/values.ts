import { z } from 'zod';

/** A secret with at least `minCharacters` characters, not counting white space at its ends. */
export const createSecretSchema = (minCharacters: number) =>
  z.string().refine((value) => value.trim().length >= minCharacters, `must have at least ${minCharacters} characters`);

/** A required text variable. */
export const required = z.string('must be set');

/** The URL of another system, without a trailing slash. */
export const baseUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? 'must be set' : 'must be an absolute http or https URL'),
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** Another system's field names by the site's names for them, such as `houseName=Maison`. */
export const createFieldMapSchema = <const Name extends string>(names: readonly Name[]) =>
  z.string().transform((value, context): Partial<Record<Name, string>> => {
    const pairs = value
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => pair.split('=').map((part) => part.trim()));
    const isInvalid = pairs.some(
      ([name, field, ...rest]) => !names.some((candidate) => candidate === name) || !field || rest.length > 0,
    );
    if (isInvalid) context.addIssue(`must be comma-separated pairs like ${names[0]}=Name, for ${names.join(', ')}`);
    return Object.fromEntries(pairs) as Partial<Record<Name, string>>;
  });
