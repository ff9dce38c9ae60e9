/** Counts the letters to insert, remove or replace that make one name of the other. */
const countEdits = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) {
    const counts = [(previous[0] ?? 0) + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const replaced = (previous[index] ?? 0) + Number(letter !== otherLetter);
      counts.push(Math.min(replaced, (previous[index + 1] ?? 0) + 1, (counts[index] ?? 0) + 1));
    }
    previous = counts;
  }
  return previous.at(-1) ?? 0;
};

/** How many letters of a name may be wrong: few, because other programs have variables with short names, too. */
const getMaxEdits = ({ length }: string): number => (length < 6 ? 0 : Math.min(3, Math.floor(length / 4)));

/** Returns the known name of which `name` is probably a misspelling. */
export const findNearestName = (name: string, knownNames: ReadonlySet<string>): string | undefined =>
  knownNames.has(name)
    ? undefined
    : [...knownNames].find((candidate) => countEdits(name, candidate) <= getMaxEdits(name));
