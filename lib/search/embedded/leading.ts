/** What documents are called, as stems of the words that say something. */
export interface Titled {
  title: readonly string[];
  /** Whether it is a file to download. */
  isFile: boolean;
}

/** 2 for what is called exactly as was asked, 1 for a file whose title has all words of more than one, 0 for others. */
const leadOf = ({ title, isFile }: Titled, wanted: readonly string[]): number => {
  if (title.join(' ') === wanted.join(' ')) return 2;
  return Number(isFile && wanted.length > 1 && wanted.every((word) => title.includes(word)));
};

/** Places of documents, in their order, but for those that lead whatever the order: they stand first. */
export const leadersFirst = (
  hits: readonly number[],
  wanted: readonly string[],
  documents: readonly Titled[],
): number[] => {
  const leads = (place: number) => {
    const document = documents[place];
    return document && wanted.length > 0 ? leadOf(document, wanted) : 0;
  };
  const byLead = Map.groupBy(hits, leads);
  return [2, 1, 0].flatMap((lead) => byLead.get(lead) ?? []);
};
