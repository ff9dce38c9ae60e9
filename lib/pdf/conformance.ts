import { buildXmp, type DocumentInfo } from './xmp.ts';

/** Parts of pdfkit that its types do not expose. */
interface PdfInternals {
  _root: { data: Record<string, unknown> };
  _fontFamilies: Record<string, { unicode: number[][] }>;
}

/** The replacement character. */
const replacement = 0xfffd;

/** Adds what PDF/UA-1 requires and pdfkit lacks. Call it before the document ends. */
export const addConformance = (doc: PDFKit.PDFDocument, info: Omit<DocumentInfo, 'created'>): void => {
  const { _root, _fontFamilies } = doc as unknown as PdfInternals;
  // pdfkit maps the glyph for missing characters to character zero, which no map may contain.
  for (const font of Object.values(_fontFamilies)) font.unicode[0] = [replacement];
  // pdfkit's own XMP does not escape the title; it writes none for version 1.3.
  doc.version = 1.3;
  const metadata = doc.ref({ Type: 'Metadata', Subtype: 'XML' });
  metadata.compress = false;
  metadata.end(Buffer.from(buildXmp({ ...info, created: doc.info.CreationDate ?? new Date() })));
  _root.data.Metadata = metadata;
};
