import { isDict, type PdfFile } from './file';
import type { Dict, Value } from './syntax';

/** An element of a PDF's structure tree. */
export interface Part {
  type: string;
  dict: Dict;
  parent: Part | null;
  parts: Part[];
  /** The element's own content: marks on pages, by MCID. */
  marks: { page: Dict; id: number }[];
  /** The element's annotations, each with the page that the element names for it. */
  annotations: { page: Dict; annotation: Dict }[];
}

/** The top-level elements of the structure tree. The root itself is not included. */
export const parseStructure = (pdf: PdfFile): Part[] => {
  const read = (dict: Dict, parent: Part | null): Part => {
    const type = `${pdf.get(dict, 'S')}`.slice(1);
    const part: Part = { type, dict, parent, parts: [], marks: [], annotations: [] };
    for (const value of pdf.list(dict, 'K')) add(part, pdf.resolve(value));
    return part;
  };
  const add = (part: Part, kid: Value): void => {
    const page = (dict: Dict) => pdf.dict(dict, 'Pg');
    if (typeof kid === 'number') part.marks.push({ page: page(part.dict), id: kid });
    else if (!isDict(kid)) throw new Error('The structure has a child of an unknown kind.');
    else if (kid.get('Type') === '/MCR') part.marks.push({ page: page(kid), id: Number(kid.get('MCID')) });
    else if (kid.get('Type') === '/OBJR') part.annotations.push({ page: page(kid), annotation: pdf.dict(kid, 'Obj') });
    else part.parts.push(read(kid, part));
  };
  const root = pdf.dict(pdf.catalog, 'StructTreeRoot');
  return pdf.list(root, 'K').map((value) => read(pdf.dict(value), null));
};

/** Elements and all their descendants, in reading order. */
export const flattenParts = (parts: Part[]): Part[] => parts.flatMap((part) => [part, ...flattenParts(part.parts)]);

/** The entry of the parent tree for a key: the elements of a page's marks, or the element of an annotation. */
export const findEntry = (pdf: PdfFile, key: Value): Value => {
  const findBelow = (node: Dict): Value => {
    const numbers = pdf.list(node, 'Nums');
    const keyIndex = numbers.findIndex((value, index) => index % 2 === 0 && value === key);
    if (keyIndex >= 0) return pdf.resolve(numbers[keyIndex + 1]);
    return pdf.list(node, 'Kids').reduce<Value>((entry, kid) => entry ?? findBelow(pdf.dict(kid)), null);
  };
  return findBelow(pdf.dict(pdf.catalog, 'StructTreeRoot', 'ParentTree'));
};
