import { type DrawnItem, type Mark, parseContent } from './content';
import { PdfFile } from './file';
import { type FontProgram, parseToUnicode, readFontProgram } from './fonts';
import { flattenParts, type Part, parseStructure } from './structure';
import type { Dict } from './syntax';
import { parseXmpElements, type XmpElement } from './xmp';

export interface Page {
  dict: Dict;
  drawn: DrawnItem[];
  /** All marks, each after the marks that contain it. */
  nestings: Mark[][];
  annotations: Dict[];
}

/** A font in which text is set. */
export interface Font {
  dict: Dict;
  cidFont: Dict;
  characters: Map<number, string>;
  program: FontProgram | null;
  /** The codes that text uses. */
  usedCodes: Set<number>;
}

/** A PDF in the form that the conditions check. */
export interface PdfDocument {
  pdf: PdfFile;
  parts: Part[];
  pages: Page[];
  fonts: Font[];
  /** The elements of the XMP metadata; null if it is not XML. */
  xmp: XmpElement[] | null;
}

/** Finds what has the fault that the key of the condition names; empty if nothing has it. */
export type Condition = (document: PdfDocument) => unknown[];
export type Conditions = Record<string, Condition>;

const collectFonts = (pdf: PdfFile, pages: Page[]): Font[] => {
  const codesByFont = new Map<Dict, Set<number>>();
  for (const { font, codes } of pages.flatMap(({ drawn }) => drawn))
    if (codes.length > 0) codesByFont.set(font, new Set([...(codesByFont.get(font) ?? []), ...codes]));
  return [...codesByFont].map(([dict, codes]) => {
    const cidFont = pdf.dict(pdf.list(dict, 'DescendantFonts')[0]);
    const characters = parseToUnicode(pdf.stream(dict, 'ToUnicode')?.data ?? '');
    return { dict, cidFont, characters, program: readFontProgram(pdf, cidFont), usedCodes: codes };
  });
};

const parseXmp = (pdf: PdfFile): XmpElement[] | null => {
  const packet = pdf.stream(pdf.catalog, 'Metadata')?.data ?? '';
  try {
    return parseXmpElements(Buffer.from(packet, 'latin1').toString('utf8'));
  } catch {
    return null;
  }
};

/** Parses what the conditions check, from the bytes of a file or from a parsed file that a test has broken. */
export const parseDocument = (file: Buffer | PdfFile): PdfDocument => {
  const pdf = file instanceof PdfFile ? file : new PdfFile(file);
  const pages = pdf.pages.map((dict) => ({
    dict,
    ...parseContent(pdf, dict),
    annotations: pdf.list(dict, 'Annots').map((value) => pdf.dict(value)),
  }));
  return {
    pdf,
    parts: flattenParts(parseStructure(pdf)),
    pages,
    fonts: collectFonts(pdf, pages),
    xmp: parseXmp(pdf),
  };
};

/** One fault if the condition is true, otherwise none. */
export const faultIf = (isFault: boolean): true[] => (isFault ? [true] : []);
