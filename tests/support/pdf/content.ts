import { isDict, type PdfFile, parseOperations } from './file';
import { Bytes, type Dict, type Value } from './syntax';

/** A marked-content sequence: an artifact, or the content of a structure element, which refers to it by `id` (MCID). */
export interface Mark {
  tag: string;
  id: number | null;
  properties: Dict;
}

/** Something drawn on a page, with the marks that contain it. `codes` are the codes of text in its font. */
export interface DrawnItem {
  marks: Mark[];
  font: Dict;
  codes: number[];
}

const paintOperators = new Set([
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
  'EI',
  'Tj',
  'TJ',
  "'",
  '"',
]);

/** The two-byte codes in the operands of a text operator. */
const readCodes = (operands: Value[]): number[] =>
  operands.flat().flatMap((value) => {
    if (!(value instanceof Bytes)) return [];
    const bytes = Buffer.from(value.raw, 'latin1');
    return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(index * 2));
  });

/** Everything drawn on a page, and all of its marks, each listed after the marks that contain it. */
export const parseContent = (pdf: PdfFile, page: Dict): { drawn: DrawnItem[]; nestings: Mark[][] } => {
  const drawn: DrawnItem[] = [];
  const nestings: Mark[][] = [];
  const fonts = pdf.dict(page, 'Resources', 'Font');
  let font: Dict = new Map();
  let marks: Mark[] = [];
  for (const { operator, operands } of parseOperations(pdf.stream(page, 'Contents')?.data ?? '')) {
    if (operator === 'Tf') font = pdf.dict(fonts, `${operands[0]}`.slice(1));
    if (operator === 'BMC' || operator === 'BDC') {
      const [tag, operand] = operands;
      const properties: Dict = isDict(operand) ? operand : new Map();
      const id = properties.get('MCID');
      marks = [...marks, { tag: `${tag}`.slice(1), id: typeof id === 'number' ? id : null, properties }];
      nestings.push(marks);
    }
    if (operator === 'EMC') marks = marks.slice(0, -1);
    if (paintOperators.has(operator)) drawn.push({ marks, font, codes: readCodes(operands) });
  }
  return { drawn, nestings };
};
