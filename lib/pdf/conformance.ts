import { buildXmp, type DocumentInfo } from './xmp.ts';

/** Parts of pdfkit that its types do not expose. */
interface PdfInternals {
  metadata: { append: () => void; end: () => void; getLength: () => number; getXML: () => string };
  _fontFamilies: Record<string, { unicode: number[][] }>;
}

/** The replacement character. */
const replacement = 0xfffd;

/** Adds what PDF/UA-1 requires and pdfkit lacks. Call it before the document ends. */
export const addConformance = (doc: PDFKit.PDFDocument, info: Omit<DocumentInfo, 'created'>): void => {
  const internals = doc as unknown as PdfInternals;
  // pdfkit maps the glyph for missing characters to character zero, which no map may contain.
  for (const font of Object.values(internals._fontFamilies)) font.unicode[0] = [replacement];
  // pdfkit's own XMP does not escape the title, and has no language.
  const xmp = buildXmp({ ...info, created: doc.info.CreationDate ?? new Date() });
  const ignore = () => undefined;
  internals.metadata = { append: ignore, end: ignore, getLength: () => Buffer.byteLength(xmp), getXML: () => xmp };
};
