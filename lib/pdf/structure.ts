/** A part of a document's structure. */
export interface Element {
  type: string;
  /** The element of pdfkit, which the first call creates. */
  getPdfElement: () => PDFKit.PDFStructureElement;
}

/** Attributes of a part; `bbox` is the corners of a figure, from the top left. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  bbox?: number[];
  /** The scope of a header cell. */
  scope?: 'Row' | 'Column';
}

/** The structure of a tagged document: its parts in the order of their first content, without empty ones. */
export const createStructure = (doc: PDFKit.PDFDocument) => {
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    /** Adds a part with one of PDF's element types. Empty cells are included, so that rows have all columns. */
    add: (type: string, parent?: Element, options: ElementOptions = {}): Element => {
      let element: PDFKit.PDFStructureElement | undefined;
      const getPdfElement = (): PDFKit.PDFStructureElement => {
        if (element) return element;
        element = doc.struct(type, options);
        (parent?.getPdfElement() ?? root).add(element);
        return element;
      };
      if (type === 'TH' || type === 'TD') getPdfElement();
      return { type, getPdfElement };
    },

    /** Runs `drawing`, and marks its output as content of the part. */
    mark: (part: Element, drawing: () => void): void => {
      const content = doc.markStructureContent(part.type);
      drawing();
      doc.endMarkedContent();
      part.getPdfElement().add(content);
    },
  };
};
