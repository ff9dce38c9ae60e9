import type { Conditions, Page, PdfDocument } from '../document';
import { isDict } from '../file';
import { findEntry } from '../structure';
import type { Dict } from '../syntax';

const listAnnotations = ({ pages }: PdfDocument): Dict[] => pages.flatMap((page) => page.annotations);

const pagesWithAnnotations = ({ pages }: PdfDocument): Page[] => pages.filter((page) => page.annotations.length > 0);

const findElement = ({ pdf }: PdfDocument, annotation: Dict): Dict | null => {
  const element = findEntry(pdf, pdf.get(annotation, 'StructParent'));
  return isDict(element) ? element : null;
};

/** Annotations that no structure element owns, or whose owner names another page. */
const findUnmatchedAnnotations = (document: PdfDocument): Dict[] =>
  document.pages.flatMap((page) =>
    page.annotations.filter((annotation) => {
      const element = findElement(document, annotation);
      const owner = document.parts.find(({ dict }) => dict === element);
      return !owner?.annotations.some((owned) => owned.annotation === annotation && owned.page === page.dict);
    }),
  );

/** Conditions on annotations. All annotations must be links. */
export const linkConditions: Conditions = {
  '28-004 an annotation has no description': (document) =>
    listAnnotations(document).filter((annotation) => !annotation.has('Contents')),
  '28-008 a page with links has no tab order': (document) =>
    pagesWithAnnotations(document).filter(({ dict }) => !dict.has('Tabs')),
  '28-009 the tab order of a page is not the order of the structure': (document) =>
    pagesWithAnnotations(document).filter(({ dict }) => dict.has('Tabs') && dict.get('Tabs') !== '/S'),
  '28-011 a link is not in a Link element': (document) =>
    listAnnotations(document).filter((annotation) => findElement(document, annotation)?.get('S') !== '/Link'),
  '28-012 a link does not say where it leads': (document) =>
    listAnnotations(document).filter((annotation) => !document.pdf.text(annotation, 'Contents').trim()),
  'an annotation is not a link': (document) =>
    listAnnotations(document).filter((annotation) => annotation.get('Subtype') !== '/Link'),
  'links and their structure elements differ': findUnmatchedAnnotations,
  'a link leads nowhere': (document) =>
    listAnnotations(document).filter((annotation) => !document.pdf.text(document.pdf.dict(annotation, 'A'), 'URI')),
};
