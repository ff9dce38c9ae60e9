import { z } from 'zod';

/** A secret of at least `characters` characters, without white space at its ends. */
export const secret = (minCharacters: number) =>
  z.string().refine((value) => value.trim().length >= minCharacters, `must have at least ${minCharacters} characters`);

/** A variable that its vendor requires. */
export const required = z.string('must be set');

/** The address of another system, to which paths are added: without a slash at its end. */
export const baseUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? 'must be set' : 'must be an absolute http or https URL'),
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** Fields of another system by what they are for the site: `house=Maison,contract=Contract type`. */
export const fieldMap = <const Name extends string>(names: readonly Name[]) =>
  z.string().transform((value, context): Partial<Record<Name, string>> => {
    const pairs = value
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => pair.split('=').map((part) => part.trim()));
    const isInvalid = pairs.some(
      ([name, field, ...rest]) => !names.some((candidate) => candidate === name) || !field || rest.length > 0,
    );
    if (isInvalid) context.addIssue(`must be pairs like ${names[0]}=Name, separated by commas, of ${names.join(', ')}`);
    return Object.fromEntries(pairs) as Partial<Record<Name, string>>;
  });
