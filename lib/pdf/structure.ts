/** A part of a document's structure: returns pdfkit's element, which the first call creates. */
export type Element = () => PDFKit.PDFStructureElement;

/** Attributes of a part; `bbox` is the corners of a figure, from the top left. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  bbox?: number[];
  /** The scope of a header cell. */
  scope?: 'Row' | 'Column';
}

/**
 * The structure of a tagged document: its parts in the order of their first content, without empty ones. The returned
 * function adds a part with one of PDF's element types. Empty cells are included, so that rows have all columns.
 */
export const createStructure = (doc: PDFKit.PDFDocument) => {
  const root = doc.struct('Document');
  doc.addStructure(root);

  return (type: string, parent?: Element, options: ElementOptions = {}): Element => {
    let element: PDFKit.PDFStructureElement | undefined;
    const getElement = (): PDFKit.PDFStructureElement => {
      if (element) return element;
      element = doc.struct(type, options);
      (parent?.() ?? root).add(element);
      return element;
    };
    if (type === 'TH' || type === 'TD') getElement();
    return getElement;
  };
};
