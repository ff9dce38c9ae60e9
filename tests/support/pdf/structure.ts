import { isDict, type PdfFile } from './file';
import type { Dict, Value } from './syntax';

/** A part of the structure of a PDF. */
export interface Part {
  type: string;
  dict: Dict;
  parent: Part | null;
  parts: Part[];
  /** Its own content: the marks on pages that it has. */
  marks: { page: Dict; id: number }[];
  /** The annotations that it has, and where it says that they are. */
  annotations: { page: Dict; annotation: Dict }[];
}

/** The structure of a PDF from its root on; the root itself is no part. */
export const structureOf = (pdf: PdfFile): Part[] => {
  const read = (dict: Dict, parent: Part | null): Part => {
    const type = `${pdf.get(dict, 'S')}`.slice(1);
    const part: Part = { type, dict, parent, parts: [], marks: [], annotations: [] };
    for (const value of pdf.list(dict, 'K')) add(part, pdf.resolve(value));
    return part;
  };
  const add = (part: Part, kid: Value): void => {
    const page = (dict: Dict) => pdf.dict(dict, 'Pg');
    if (typeof kid === 'number') part.marks.push({ page: page(part.dict), id: kid });
    else if (!isDict(kid)) throw new Error('The structure has a kid of no known kind.');
    else if (kid.get('Type') === '/MCR') part.marks.push({ page: page(kid), id: Number(kid.get('MCID')) });
    else if (kid.get('Type') === '/OBJR') part.annotations.push({ page: page(kid), annotation: pdf.dict(kid, 'Obj') });
    else part.parts.push(read(kid, part));
  };
  const root = pdf.dict(pdf.catalog, 'StructTreeRoot');
  return pdf.list(root, 'K').map((value) => read(pdf.dict(value), null));
};

/** Parts and all that are in them, in the order in which they are read. */
export const allParts = (parts: Part[]): Part[] => parts.flatMap((part) => [part, ...allParts(part.parts)]);

/** What the structure has under a key: the elements of a page's marks, or the element of an annotation. */
export const entryOf = (pdf: PdfFile, key: Value): Value => {
  const below = (node: Dict): Value => {
    const numbers = pdf.list(node, 'Nums');
    const at = numbers.findIndex((value, index) => index % 2 === 0 && value === key);
    if (at >= 0) return pdf.resolve(numbers[at + 1]);
    return pdf.list(node, 'Kids').reduce<Value>((found, kid) => found ?? below(pdf.dict(kid)), null);
  };
  return below(pdf.dict(pdf.catalog, 'StructTreeRoot', 'ParentTree'));
};
