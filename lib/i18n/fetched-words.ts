import { wordSource } from './word-source.ts';

/** Words that no page brings along, as browsers fetch them. */
export const fetchedWords = wordSource(async (locale, namespace) => {
  const response = await fetch(`/locales/${locale}/${namespace}.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
});
