/** Titles of documents, as stems of their significant words. */
export interface Titled {
  title: readonly string[];
  /** Whether it is a file to download. */
  isFile: boolean;
}

/** 2 for an exact title, 1 for a file whose title has all of several words, 0 for others. */
const leadOf = ({ title, isFile }: Titled, terms: readonly string[]): number => {
  if (title.join(' ') === terms.join(' ')) return 2;
  return Number(isFile && terms.length > 1 && terms.every((word) => title.includes(word)));
};

/** Positions of documents in their order, but exact titles first, then files with all words in their titles. */
export const leadersFirst = (
  hits: readonly number[],
  terms: readonly string[],
  documents: readonly Titled[],
): number[] => {
  const leads = (position: number) => {
    const document = documents[position];
    return document && terms.length > 0 ? leadOf(document, terms) : 0;
  };
  const byLead = Map.groupBy(hits, leads);
  return [2, 1, 0].flatMap((lead) => byLead.get(lead) ?? []);
};
