import { z } from 'zod';

const text = z.string().trim().min(1);

/** Pairs of characters, such as `續续 發发`: the character that visitors may type, and the one in the content. */
const characters = z.string().transform((pairs, context) => {
  const replacements: Record<string, string> = {};
  for (const pair of pairs.split(/\s+/).filter(Boolean)) {
    const [typed = '', replacement, ...rest] = pair;
    if (replacement === undefined || rest.length > 0) context.addIssue(`"${pair}" is not a pair of characters`);
    else replacements[typed] = replacement;
  }
  return replacements;
});

/** The synonyms and character replacements of the search in one language, defined by editors. */
export const searchWords = z.strictObject({
  /** Groups of synonyms: a search for one term also finds the others. */
  synonyms: z.array(z.array(text).min(2)).default([]),
  characters: characters.default({}),
});
export type SearchWords = z.infer<typeof searchWords>;

export const noSearchWords: SearchWords = { synonyms: [], characters: {} };
