import { type Conditions, type Document, faultIf } from '../document';
import type { PdfFile } from '../file';
import { allParts, type Part } from '../structure';
import type { Dict } from '../syntax';

/** The standard structure types that the conditions check (`known`), and the other standard ones (`unknown`). */
const known = `Document Part Art Sect Div BlockQuote Caption P H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table THead TBody TFoot TR TH TD Span Quote Code Link Figure`.split(/\s+/);
const unknown = `TOC TOCI Index NonStruct Private H Note Reference BibEntry Annot Ruby RB RT RP
  Warichu WT WP Formula Form`.split(/\s+/);

/** The types that some types may contain. */
const inner: Record<string, string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};

/** The types that must contain some types. */
const outer: Record<string, string[]> = {
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

const misplaced = ({ parts }: Document, types: string[]): string[] =>
  parts.flatMap(({ type, parent, parts: kids, marks }) => {
    if (!types.includes(type)) return [];
    const [allowed, around] = [inner[type], outer[type]];
    const isFilledWrongly = allowed && (marks.length > 0 || kids.some((kid) => !allowed.includes(kid.type)));
    return isFilledWrongly || (around && !around.includes(parent?.type ?? '')) ? [type] : [];
  });

const partsOfType = ({ parts }: Document, type: string): Part[] => parts.filter((part) => part.type === type);

const inside = (part: Part, type: string): Part[] => allParts([part]).filter((one) => one.type === type);

/** The attributes of an element with one owner, such as `Layout`. */
const attributes = (pdf: PdfFile, { dict }: Part, purpose: string): Dict =>
  pdf
    .list(dict, 'A')
    .map((value) => pdf.dict(value))
    .find((attribute) => attribute.get('O') === purpose) ?? new Map();

const headingLevels = ({ parts }: Document): number[] =>
  parts.flatMap(({ type }) => (/^H\d$/.test(type) ? Number(type.slice(1)) : []));

/** Whether any content is drawn within a mark. */
const isDrawn = ({ pages }: Document, { page, id }: Part['marks'][number]): boolean =>
  pages.some(({ dict, drawn }) => dict === page && drawn.some(({ marks }) => marks.some((mark) => mark.id === id)));

/** Conditions on the structure tree and its types. */
export const structureConditions: Conditions = {
  '02-001 a type of its structure is not standard': ({ parts }) =>
    parts.map(({ type }) => type).filter((type) => ![...known, ...unknown].includes(type)),
  '02-004 it says what types stand for': ({ pdf }) => [...pdf.dict(pdf.catalog, 'StructTreeRoot', 'RoleMap').keys()],
  '09-004 a part of a table is out of place': (document) =>
    misplaced(document, ['Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD']),
  '09-005 a part of a list is out of place': (document) => misplaced(document, ['L', 'LI', 'Lbl', 'LBody']),
  '13-004 a figure has no alternative text': (document) =>
    partsOfType(document, 'Figure').filter(({ dict }) => !document.pdf.text(dict, 'Alt').trim()),
  '14-002 its first heading is not of the first level': (document) => {
    const [first] = headingLevels(document);
    return faultIf(first !== undefined && first !== 1);
  },
  '14-003 it skips a level of headings': (document) =>
    headingLevels(document).filter((level, index, levels) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
  '15-003 a header cell does not say what it heads': (document) =>
    partsOfType(document, 'TH').filter((cell) => {
      const scope = attributes(document.pdf, cell, '/Table').get('Scope');
      return scope !== '/Row' && scope !== '/Column' && scope !== '/Both';
    }),
  'it has a type that is not checked here': ({ parts }) =>
    parts.map(({ type }) => type).filter((type) => unknown.includes(type)),
  'its structure is not one document': ({ parts }) => {
    const roots = parts.filter(({ parent }) => !parent);
    return faultIf(roots.length !== 1 || roots[0]?.type !== 'Document');
  },
  'it has no title in its structure': (document) => faultIf(partsOfType(document, 'H1').length !== 1),
  'a part knows another parent': ({ pdf, parts }) => {
    const root = pdf.dict(pdf.catalog, 'StructTreeRoot');
    return parts.filter(({ dict, parent }) => pdf.get(dict, 'P') !== (parent?.dict ?? root));
  },
  'a part that is no cell is empty': (document) =>
    document.parts.filter(({ type, parts, marks }) => {
      const isEmpty = parts.length === 0 && !marks.some((mark) => isDrawn(document, mark));
      return type !== 'TD' && isEmpty;
    }),
  'an item has no label or no body': (document) =>
    partsOfType(document, 'LI').filter(({ parts }) => parts.map(({ type }) => type).join() !== 'Lbl,LBody'),
  'a table has no header cell': (document) =>
    partsOfType(document, 'Table').filter((table) => inside(table, 'TH').length === 0),
  'rows of a table have not equally many cells': (document) =>
    partsOfType(document, 'Table').filter((table) => {
      const counts = inside(table, 'TR').map(({ parts }) => parts.length);
      return new Set(counts).size > 1;
    }),
  'a figure does not say where it is': (document) =>
    partsOfType(document, 'Figure').filter((part) => !attributes(document.pdf, part, '/Layout').has('BBox')),
};
