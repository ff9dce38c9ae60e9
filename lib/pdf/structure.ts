/** A part of a document's structure. */
export interface Element {
  type: string;
  /** The part as pdfkit has it, from the first call on. */
  made: () => PDFKit.PDFStructureElement;
}

/** Attributes of a part; `bbox` is the corners of a figure, from the top left. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  bbox?: number[];
  /** The scope of a header cell. */
  scope?: 'Row' | 'Column';
}

/** The structure of a tagged document: its parts in the order of their first content, without empty ones. */
export const structureOf = (doc: PDFKit.PDFDocument) => {
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    /** A new part with one of PDF's element types. Empty cells are kept, so that rows have all columns. */
    add: (type: string, parent?: Element, options: ElementOptions = {}): Element => {
      let element: PDFKit.PDFStructureElement | undefined;
      const made = (): PDFKit.PDFStructureElement => {
        if (element) return element;
        element = doc.struct(type, options);
        (parent?.made() ?? root).add(element);
        return element;
      };
      if (type === 'TH' || type === 'TD') made();
      return { type, made };
    },

    /** Marks what is drawn as content of the part. */
    mark: (part: Element, drawing: () => void): void => {
      const content = doc.markStructureContent(part.type);
      drawing();
      doc.endMarkedContent();
      part.made().add(content);
    },
  };
};
