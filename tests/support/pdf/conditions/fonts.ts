import type { Conditions, Font, PdfDocument } from '../document';
import type { PdfFile } from '../file';

const findCodes = ({ fonts }: PdfDocument, isWrong: (code: number, font: Font) => boolean): number[] =>
  fonts.flatMap((font) => [...font.usedCodes].filter((code) => isWrong(code, font)));

const listTrueTypeFonts = ({ pdf, fonts }: PdfDocument): Font[] =>
  fonts.filter(({ cidFont }) => pdf.get(cidFont, 'Subtype') === '/CIDFontType2');

const listCharacters = ({ fonts }: PdfDocument): string[] =>
  fonts.flatMap((font) => [...font.characters.values()].flatMap((text) => Array.from(text)));

/**
 * The widths that the PDF declares in thousandths of the font size, by code; empty unless they are one list that starts
 * at code 0.
 */
const getDeclaredWidths = (pdf: PdfFile, { cidFont }: Font): number[] => {
  const [first, widths] = pdf.list(cidFont, 'W');
  return first === 0 && Array.isArray(widths) ? widths.map(Number) : [];
};

const matchesDeclaredWidth = (pdf: PdfFile, code: number, font: Font): boolean => {
  const declaredWidth = getDeclaredWidths(pdf, font)[code];
  // The widths of the Chinese and Japanese fonts are in their outlines, which are not parsed here, so any declared
  // width passes.
  const width = font.program?.widths ? font.program.widths[code] : declaredWidth;
  return declaredWidth !== undefined && width !== undefined && Math.abs(declaredWidth - width) <= 1;
};

/**
 * The failure conditions of the Matterhorn Protocol for fonts. Each key is a number and the fault; each value finds
 * what has that fault.
 */
export const fontConditions: Conditions = {
  '10-001 a code has no character': (document) => findCodes(document, (code, font) => !font.characters.get(code)),
  '31-004 the codes of a font are not its glyph ids': (document) =>
    listTrueTypeFonts(document).filter(({ cidFont }) => (cidFont.get('CIDToGIDMap') ?? '/Identity') !== '/Identity'),
  '31-005 a font does not map its codes to glyphs': (document) =>
    listTrueTypeFonts(document).filter(({ cidFont }) => !cidFont.has('CIDToGIDMap')),
  '31-006 the encoding of a font is not Identity-H': ({ fonts }) =>
    fonts.filter(({ dict }) => dict.get('Subtype') !== '/Type0' || dict.get('Encoding') !== '/Identity-H'),
  '31-009 a font is not embedded': ({ fonts }) => fonts.filter(({ program }) => !program),
  '31-011 a font has no glyph for a code': (document) =>
    findCodes(document, (code, { program }) => code >= (program?.glyphCount ?? 0)),
  '31-016 a glyph is not as wide as the PDF declares': (document) =>
    findCodes(document, (code, font) => !matchesDeclaredWidth(document.pdf, code, font)),
  '31-027 a font has no map to Unicode': ({ pdf, fonts }) => fonts.filter(({ dict }) => !pdf.stream(dict, 'ToUnicode')),
  '31-028 a code maps to character zero': (document) =>
    listCharacters(document).filter((character) => character === '\0'),
  '31-029 a code maps to U+FEFF or U+FFFE': (document) =>
    listCharacters(document).filter((character) => character === '\ufeff' || character === '\ufffe'),
  '31-030 text uses the glyph for missing characters': (document) => findCodes(document, (code) => code === 0),
};
