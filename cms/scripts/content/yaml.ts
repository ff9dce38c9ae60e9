import { Document, isCollection, isMap, isPair, isScalar, isSeq, Scalar } from 'yaml';

/** The longest item of a list on one line, and the width of folded texts. */
const maxLineLength = 140;

/** Texts that are one long line. */
const foldedFields = ['characters'];

const listChildren = (node: unknown): unknown[] =>
  isCollection(node) ? node.items.map((item) => (isPair(item) ? item.value : item)) : [];

const isWord = (node: unknown) => isScalar(node) && !String(node.value).includes('\n');

/** A picture, a link, or the value of a year. */
const isInlineMap = (node: unknown) => isMap(node) && ['src', 'to', 'value'].some((name) => node.has(name));

const isShort = (node: unknown) =>
  isCollection(node) &&
  listChildren(node).every(isWord) &&
  (isSeq(node) || JSON.stringify(node).length <= maxLineLength);

/** Puts lists of words, units and lists of short items on one line each; the items of a list are alike. */
const setFlowStyles = (node: unknown): void => {
  if (!isCollection(node)) return;
  const children = listChildren(node);
  const areShort = isSeq(node) && children.every(isShort);
  if (children.every(isWord) && (isSeq(node) || isInlineMap(node))) node.flow = true;
  else
    for (const child of children)
      if (areShort && isCollection(child)) child.flow = true;
      else if (isSeq(node)) listChildren(child).forEach(setFlowStyles);
      else setFlowStyles(child);
};

/** A file of `content/`: the same values are always the same text. */
export const toYaml = (values: object): string => {
  const document = new Document(values, { aliasDuplicateObjects: false });
  listChildren(document.contents).forEach(setFlowStyles);
  const foldedNodes = foldedFields.map((name) => document.get(name, true)).filter(isScalar);
  for (const foldedNode of foldedNodes) foldedNode.type = Scalar.BLOCK_FOLDED;
  return document.toString({ lineWidth: foldedNodes.length > 0 ? maxLineLength : 0, singleQuote: true });
};
