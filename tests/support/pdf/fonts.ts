import { create, type Font } from 'fontkit';
import type { PdfFile } from './file';
import { Bytes, type Dict, Operator, Reader, type Value } from './syntax';

const toCode = (value: Value | undefined): number =>
  value instanceof Bytes ? Buffer.from(value.raw, 'latin1').readUIntBE(0, value.raw.length) : Number.NaN;

const toCharacters = (value: Value | undefined): string =>
  value instanceof Bytes ? Buffer.from(value.raw, 'latin1').swap16().toString('utf16le') : '';

/** The characters of each code of a font, from its ToUnicode map. */
export const parseToUnicode = (cmap: string): Map<number, string> => {
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
        characters.set(toCode(values[index]), toCharacters(values[index + 1]));
    if (value.name === 'endbfrange')
      for (let index = 0; index < values.length; index += 3) {
        const [from, targets] = [toCode(values[index]), values[index + 2]];
        if (!Array.isArray(targets)) throw new Error('The ToUnicode map has a range with a single target.');
        for (const [step, target] of targets.entries()) characters.set(from + step, toCharacters(target));
      }
    values = [];
  }
  return characters;
};

/** The end of an INDEX in a CFF font, and the bytes of its first entry. */
const readCffIndex = (file: Buffer, start: number): { first: Buffer; end: number } => {
  const count = file.readUInt16BE(start);
  if (count === 0) return { first: Buffer.alloc(0), end: start + 2 };
  const offsetBytes = file.readUInt8(start + 2);
  const offset = (index: number) => file.readUIntBE(start + 3 + index * offsetBytes, offsetBytes);
  const data = start + 2 + (count + 1) * offsetBytes;
  return { first: file.subarray(data + offset(0), data + offset(1)), end: data + offset(count) };
};

/** The number before an operator in a CFF dictionary. */
const readCffNumber = (dict: Buffer, operatorCode: number): number => {
  let [offset, operand] = [0, 0];
  while (offset < dict.length) {
    const byte = dict.readUInt8(offset);
    if (byte === operatorCode) return operand;
    if (byte === 12) offset += 2;
    else if (byte < 22) offset += 1;
    else if (byte === 28) [operand, offset] = [dict.readInt16BE(offset + 1), offset + 3];
    else if (byte === 29) [operand, offset] = [dict.readInt32BE(offset + 1), offset + 5];
    else if (byte === 30) {
      do offset += 1;
      while ((dict.readUInt8(offset) & 15) !== 15 && dict.readUInt8(offset) >> 4 !== 15);
      offset += 1;
    } else if (byte < 247) [operand, offset] = [byte - 139, offset + 1];
    else offset += 2;
  }
  throw new Error(`The font has no entry for the operator ${operatorCode}.`);
};

const charStringsOperator = 17;

/** The facts of an embedded font. */
export interface FontProgram {
  /** The number of glyphs. */
  glyphCount: number;
  /** The widths of the glyphs in thousandths of the font size; null if no table has them. */
  widths: number[] | null;
}

const parseTrueType = (file: Buffer): FontProgram => {
  const font = create(file) as Font;
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id));
  const widths = glyphs.map(({ advanceWidth }) => (advanceWidth / font.unitsPerEm) * 1000);
  return { glyphCount: font.numGlyphs, widths };
};

const parseCff = (file: Buffer): FontProgram => {
  const names = readCffIndex(file, file.readUInt8(2));
  const top = readCffIndex(file, names.end);
  return { glyphCount: file.readUInt16BE(readCffNumber(top.first, charStringsOperator)), widths: null };
};

/** The embedded font program of a CID font; null if there is none. */
export const readFontProgram = (pdf: PdfFile, cidFont: Dict): FontProgram | null => {
  const descriptor = pdf.dict(cidFont, 'FontDescriptor');
  const trueTypeStream = pdf.stream(descriptor, 'FontFile2');
  if (trueTypeStream) return parseTrueType(Buffer.from(trueTypeStream.data, 'latin1'));
  const cffStream = pdf.stream(descriptor, 'FontFile3');
  return cffStream && parseCff(Buffer.from(cffStream.data, 'latin1'));
};
