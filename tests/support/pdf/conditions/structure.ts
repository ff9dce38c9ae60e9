import { type Conditions, faultIf, type PdfDocument } from '../document';
import type { PdfFile } from '../file';
import { flattenParts, type Part } from '../structure';
import type { Dict } from '../syntax';

/** The standard structure types that the conditions check. */
const checkedTypes = `Document Part Art Sect Div BlockQuote Caption P H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table THead TBody TFoot TR TH TD Span Quote Code Link Figure`.split(/\s+/);

/** The other standard structure types. */
const uncheckedTypes = `TOC TOCI Index NonStruct Private H Note Reference BibEntry Annot Ruby RB RT RP
  Warichu WT WP Formula Form`.split(/\s+/);

/** The types that a type may contain. */
const allowedChildren: Record<string, string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};

/** The types that may contain a type. */
const allowedParents: Record<string, string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

const findMisplaced = ({ parts }: PdfDocument, types: string[]): string[] =>
  parts.flatMap(({ type, parent, parts: kids, marks }) => {
    if (!types.includes(type)) return [];
    const [childTypes, parentTypes] = [allowedChildren[type], allowedParents[type]];
    const hasWrongChildren = childTypes && (marks.length > 0 || kids.some((kid) => !childTypes.includes(kid.type)));
    return hasWrongChildren || (parentTypes && !parentTypes.includes(parent?.type ?? '')) ? [type] : [];
  });

const findParts = ({ parts }: PdfDocument, type: string): Part[] => parts.filter((part) => part.type === type);

const findDescendants = (part: Part, type: string): Part[] =>
  flattenParts([part]).filter((descendant) => descendant.type === type);

/** The attributes of an element that have an owner, such as `/Layout`. */
const getAttributes = (pdf: PdfFile, { dict }: Part, owner: string): Dict =>
  pdf
    .list(dict, 'A')
    .map((value) => pdf.dict(value))
    .find((attribute) => attribute.get('O') === owner) ?? new Map();

const listHeadingLevels = ({ parts }: PdfDocument): number[] =>
  parts.flatMap(({ type }) => (/^H\d$/.test(type) ? Number(type.slice(1)) : []));

/** Whether any content is drawn within a mark. */
const isDrawn = ({ pages }: PdfDocument, { page, id }: Part['marks'][number]): boolean =>
  pages.some(({ dict, drawn }) => dict === page && drawn.some(({ marks }) => marks.some((mark) => mark.id === id)));

/** Conditions on the structure tree and its types. */
export const structureConditions: Conditions = {
  '02-001 a type of its structure is not standard': ({ parts }) =>
    parts.map(({ type }) => type).filter((type) => ![...checkedTypes, ...uncheckedTypes].includes(type)),
  '02-004 it has a role map': ({ pdf }) => [...pdf.dict(pdf.catalog, 'StructTreeRoot', 'RoleMap').keys()],
  '09-004 a part of a table is out of place': (document) =>
    findMisplaced(document, ['Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD']),
  '09-005 a part of a list is out of place': (document) => findMisplaced(document, ['L', 'LI', 'Lbl', 'LBody']),
  '13-004 a figure has no alternative text': (document) =>
    findParts(document, 'Figure').filter(({ dict }) => !document.pdf.text(dict, 'Alt').trim()),
  '14-002 its first heading is not of the first level': (document) => {
    const [first] = listHeadingLevels(document);
    return faultIf(first !== undefined && first !== 1);
  },
  '14-003 it skips a level of headings': (document) =>
    listHeadingLevels(document).filter((level, index, levels) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
  '15-003 a header cell has no scope': (document) =>
    findParts(document, 'TH').filter((cell) => {
      const scope = getAttributes(document.pdf, cell, '/Table').get('Scope');
      return scope !== '/Row' && scope !== '/Column' && scope !== '/Both';
    }),
  'it has a type that is not checked here': ({ parts }) =>
    parts.map(({ type }) => type).filter((type) => uncheckedTypes.includes(type)),
  'its structure is not one document': ({ parts }) => {
    const roots = parts.filter(({ parent }) => !parent);
    return faultIf(roots.length !== 1 || roots[0]?.type !== 'Document');
  },
  'it has no title in its structure': (document) => faultIf(findParts(document, 'H1').length !== 1),
  'a part names another parent': ({ pdf, parts }) => {
    const root = pdf.dict(pdf.catalog, 'StructTreeRoot');
    return parts.filter(({ dict, parent }) => pdf.get(dict, 'P') !== (parent?.dict ?? root));
  },
  'a part other than a cell is empty': (document) =>
    document.parts.filter(({ type, parts, marks }) => {
      const isEmpty = parts.length === 0 && !marks.some((mark) => isDrawn(document, mark));
      return type !== 'TD' && isEmpty;
    }),
  'a list item has no label or no body': (document) =>
    findParts(document, 'LI').filter(({ parts }) => parts.map(({ type }) => type).join() !== 'Lbl,LBody'),
  'a table has no header cell': (document) =>
    findParts(document, 'Table').filter((table) => findDescendants(table, 'TH').length === 0),
  'the rows of a table differ in their number of cells': (document) =>
    findParts(document, 'Table').filter((table) => {
      const counts = findDescendants(table, 'TR').map(({ parts }) => parts.length);
      return new Set(counts).size > 1;
    }),
  'a figure has no bounding box': (document) =>
    findParts(document, 'Figure').filter((part) => !getAttributes(document.pdf, part, '/Layout').has('BBox')),
};
