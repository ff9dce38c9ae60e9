import type { PdfFile } from './file';
import { Bytes, type Dict, Operator, Reader, type Value } from './syntax';

const codeOf = (value: Value | undefined): number =>
  value instanceof Bytes ? Buffer.from(value.raw, 'latin1').readUIntBE(0, value.raw.length) : Number.NaN;

const charactersOf = (value: Value | undefined): string =>
  value instanceof Bytes ? Buffer.from(value.raw, 'latin1').swap16().toString('utf16le') : '';

/** The characters of each code of a font, from its ToUnicode map. */
export const charactersByCode = (cmap: string): Map<number, string> => {
  const characters = new Map<number, string>();
  const reader = new Reader(cmap);
  let values: Value[] = [];
  while (!reader.isAtEnd) {
    const value = reader.next();
    if (!(value instanceof Operator)) {
      values.push(value);
      continue;
    }
    if (value.name === 'endbfchar')
      for (let index = 0; index < values.length; index += 2)
        characters.set(codeOf(values[index]), charactersOf(values[index + 1]));
    if (value.name === 'endbfrange')
      for (let index = 0; index < values.length; index += 3) {
        const [from, targets] = [codeOf(values[index]), values[index + 2]];
        if (!Array.isArray(targets)) throw new Error('The map to Unicode has a range of one value.');
        for (const [step, target] of targets.entries()) characters.set(from + step, charactersOf(target));
      }
    values = [];
  }
  return characters;
};

/** The end of an INDEX in a CFF font, and the bytes of its first entry. */
const cffIndex = (file: Buffer, at: number): { first: Buffer; end: number } => {
  const count = file.readUInt16BE(at);
  if (count === 0) return { first: Buffer.alloc(0), end: at + 2 };
  const size = file.readUInt8(at + 2);
  const offset = (index: number) => file.readUIntBE(at + 3 + index * size, size);
  const data = at + 2 + (count + 1) * size;
  return { first: file.subarray(data + offset(0), data + offset(1)), end: data + offset(count) };
};

/** The number before an operator in a CFF dictionary. */
const cffNumber = (dict: Buffer, wanted: number): number => {
  let [at, operand] = [0, 0];
  while (at < dict.length) {
    const byte = dict.readUInt8(at);
    if (byte === wanted) return operand;
    if (byte === 12) at += 2;
    else if (byte < 22) at += 1;
    else if (byte === 28) [operand, at] = [dict.readInt16BE(at + 1), at + 3];
    else if (byte === 29) [operand, at] = [dict.readInt32BE(at + 1), at + 5];
    else if (byte === 30) {
      do at += 1;
      while ((dict.readUInt8(at) & 15) !== 15 && dict.readUInt8(at) >> 4 !== 15);
      at += 1;
    } else if (byte < 247) [operand, at] = [byte - 139, at + 1];
    else at += 2;
  }
  throw new Error('The font has no such entry.');
};

const charStrings = 17;

/** The number of glyphs of an embedded font, and their widths if a table has them. */
export interface Program {
  glyphs: number;
  /** In thousandths of the font size. */
  widths: number[] | null;
}

const trueType = (file: Buffer): Program => {
  const tables = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      return [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8)] as const;
    }),
  );
  const table = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The font has no table "${name}".`);
    return at;
  };
  const glyphs = file.readUInt16BE(table('maxp') + 4);
  const unit = file.readUInt16BE(table('head') + 18) / 1000;
  const measured = file.readUInt16BE(table('hhea') + 34);
  const width = (glyph: number) => file.readUInt16BE(table('hmtx') + Math.min(glyph, measured - 1) * 4) / unit;
  return { glyphs, widths: Array.from({ length: glyphs }, (_, glyph) => width(glyph)) };
};

const cff = (file: Buffer): Program => {
  const names = cffIndex(file, file.readUInt8(2));
  const top = cffIndex(file, names.end);
  return { glyphs: file.readUInt16BE(cffNumber(top.first, charStrings)), widths: null };
};

/** The embedded font program of a CID font; null if there is none. */
export const programOf = (pdf: PdfFile, cidFont: Dict): Program | null => {
  const descriptor = pdf.dict(cidFont, 'FontDescriptor');
  const outlines = pdf.stream(descriptor, 'FontFile2');
  if (outlines) return trueType(Buffer.from(outlines.data, 'latin1'));
  const compact = pdf.stream(descriptor, 'FontFile3');
  return compact && cff(Buffer.from(compact.data, 'latin1'));
};
