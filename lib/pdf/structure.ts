/** A part of a document's structure. */
export interface Element {
  type: string;
  /** The part as pdfkit knows it; it is there from the first call on. */
  made: () => PDFKit.PDFStructureElement;
}

/** What readers are told of a part; `bbox` is the corners of a figure, seen from the top left. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  bbox?: number[];
  /** What a header cell is the header of. */
  scope?: 'Row' | 'Column';
}

/** The structure of a tagged document: its parts in the order in which they get content, and none that stays empty. */
export const structureOf = (doc: PDFKit.PDFDocument) => {
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    /** A new part, with an element of PDF's own types. Cells are there even if empty, so that rows have all columns. */
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

    /** Makes what is drawn content of the part. */
    mark: (part: Element, drawing: () => void): void => {
      const content = doc.markStructureContent(part.type);
      drawing();
      doc.endMarkedContent();
      part.made().add(content);
    },
  };
};
