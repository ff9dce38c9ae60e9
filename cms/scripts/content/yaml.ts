import { Document, isCollection, isMap, isPair, isScalar, isSeq, Scalar } from 'yaml';

/** The maximum length of a list item on one line, and the width of folded texts. */
const maxLineLength = 140;

/** The fields whose text is one long line, which is folded. */
const foldedFields = ['characters'];

const listChildren = (node: unknown): unknown[] =>
  isCollection(node) ? node.items.map((item) => (isPair(item) ? item.value : item)) : [];

const isSingleLine = (node: unknown) => isScalar(node) && !String(node.value).includes('\n');

/** Whether a node is a picture, a link or the value of a year. */
const isInlineMap = (node: unknown) => isMap(node) && ['src', 'to', 'value'].some((name) => node.has(name));

const isShort = (node: unknown) =>
  isCollection(node) &&
  listChildren(node).every(isSingleLine) &&
  (isSeq(node) || JSON.stringify(node).length <= maxLineLength);

/**
 * Puts lists of single-line texts, inline maps and short items on one line each. The items of a list are either all on
 * one line or all in block style.
 */
const setFlowStyles = (node: unknown): void => {
  if (!isCollection(node)) return;
  const children = listChildren(node);
  const areShort = isSeq(node) && children.every(isShort);
  if (children.every(isSingleLine) && (isSeq(node) || isInlineMap(node))) node.flow = true;
  else
    for (const child of children)
      if (areShort && isCollection(child)) child.flow = true;
      else if (isSeq(node)) listChildren(child).forEach(setFlowStyles);
      else setFlowStyles(child);
};

/** Converts the values of a file of `content/` to YAML. The same values always result in the same text. */
export const toYaml = (values: object): string => {
  const document = new Document(values, { aliasDuplicateObjects: false });
  listChildren(document.contents).forEach(setFlowStyles);
  const foldedNodes = foldedFields.map((name) => document.get(name, true)).filter(isScalar);
  for (const foldedNode of foldedNodes) foldedNode.type = Scalar.BLOCK_FOLDED;
  return document.toString({ lineWidth: foldedNodes.length > 0 ? maxLineLength : 0, singleQuote: true });
};
