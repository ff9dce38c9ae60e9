import { Document, isCollection, isMap, isPair, isScalar, isSeq, Scalar } from 'yaml';

/** The longest item of a list on one line, and the width of folded texts. */
const longest = 140;

/** Texts that are one long line. */
const folded = ['characters'];

const partsOf = (node: unknown): unknown[] =>
  isCollection(node) ? node.items.map((item) => (isPair(item) ? item.value : item)) : [];

const isWord = (node: unknown) => isScalar(node) && !String(node.value).includes('\n');

/** A picture, a link, or the value of a year. */
const isUnit = (node: unknown) => isMap(node) && ['src', 'to', 'value'].some((name) => node.has(name));

const isShort = (node: unknown) =>
  isCollection(node) && partsOf(node).every(isWord) && (isSeq(node) || JSON.stringify(node).length <= longest);

/** Puts lists of words, units and lists of short items on one line each; the items of a list are alike. */
const layOut = (node: unknown): void => {
  if (!isCollection(node)) return;
  const parts = partsOf(node);
  const areShort = isSeq(node) && parts.every(isShort);
  if (parts.every(isWord) && (isSeq(node) || isUnit(node))) node.flow = true;
  else
    for (const part of parts)
      if (areShort && isCollection(part)) part.flow = true;
      else if (isSeq(node)) partsOf(part).forEach(layOut);
      else layOut(part);
};

/** A file of `content/`: the same values are always the same text. */
export const toYaml = (values: object): string => {
  const document = new Document(values, { aliasDuplicateObjects: false });
  partsOf(document.contents).forEach(layOut);
  const folds = folded.map((name) => document.get(name, true)).filter(isScalar);
  for (const text of folds) text.type = Scalar.BLOCK_FOLDED;
  return document.toString({ lineWidth: folds.length > 0 ? longest : 0, singleQuote: true });
};
