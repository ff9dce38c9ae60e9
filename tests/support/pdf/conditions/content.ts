import type { Mark } from '../content';
import { type Conditions, faultIf, type PdfDocument } from '../document';
import { findEntry } from '../structure';

const isTagged = ({ id }: Mark): boolean => id !== null;
const isArtifact = ({ tag }: Mark): boolean => tag === 'Artifact';

/** Marked content that matches `isInner` and is nested in marked content that matches `isOuter`. */
const findNested = (
  { pages }: PdfDocument,
  isInner: (mark: Mark) => boolean,
  isOuter: (mark: Mark) => boolean,
): Mark[][] =>
  pages.flatMap(({ nestings }) =>
    nestings.filter((nesting) => nesting.slice(-1).some(isInner) && nesting.slice(0, -1).some(isOuter)),
  );

/**
 * Marks that are in the structure but not on the page, or on the page but not in the structure, or that appear twice.
 */
const findUnmatchedMarks = ({ pdf, parts, pages }: PdfDocument): string[] => {
  const owners = parts.flatMap((part) => part.marks.map(({ page, id }) => ({ part, page, id })));
  return pages.flatMap(({ dict, nestings }, index) => {
    const entries = findEntry(pdf, pdf.get(dict, 'StructParents'));
    const ids = nestings.flatMap((nesting) => nesting.at(-1)?.id ?? []);
    const isWrong = (id: number): boolean => {
      const [owner, ...duplicateOwners] = owners.filter((mark) => mark.page === dict && mark.id === id);
      const entry = Array.isArray(entries) ? pdf.dict(entries[id]) : null;
      return !owner || duplicateOwners.length > 0 || owner.part.dict !== entry;
    };
    const notDrawn = owners.filter(({ page, id }) => page === dict && !ids.includes(id)).map(({ id }) => id);
    const duplicates = ids.filter((id, position) => ids.indexOf(id) !== position);
    return [...ids.filter(isWrong), ...notDrawn, ...duplicates].map((id) => `mark ${id} on page ${index + 1}`);
  });
};

/** Conditions on page content, which must be either tagged or an artifact. */
export const contentConditions: Conditions = {
  '01-003 an artifact is inside tagged content': (document) => findNested(document, isArtifact, isTagged),
  '01-004 tagged content is inside an artifact': (document) => findNested(document, isTagged, isArtifact),
  '01-005 content is neither tagged nor an artifact': ({ pages }) =>
    pages.flatMap(({ drawn }) =>
      drawn.filter(({ marks }) => !marks.some((mark) => isTagged(mark) || isArtifact(mark))),
    ),
  '01-007 its tags are suspect': ({ pdf }) => faultIf(pdf.get(pdf.dict(pdf.catalog, 'MarkInfo'), 'Suspects') === true),
  '18-002 a pagination artifact does not say whether it is a header or a footer': ({ pages }) =>
    pages.flatMap(({ nestings }) =>
      nestings.flat().filter(({ properties }) => {
        const subtype = properties.get('Subtype');
        return properties.get('Type') === '/Pagination' && subtype !== '/Header' && subtype !== '/Footer';
      }),
    ),
  'it is not marked as tagged': ({ pdf }) => faultIf(pdf.get(pdf.dict(pdf.catalog, 'MarkInfo'), 'Marked') !== true),
  'its structure and its pages differ': findUnmatchedMarks,
};
