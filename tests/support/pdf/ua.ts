import { contentConditions } from './conditions/content';
import { fontConditions } from './conditions/fonts';
import { linkConditions } from './conditions/links';
import { metadataConditions } from './conditions/metadata';
import { structureConditions } from './conditions/structure';
import { type Conditions, documentOf } from './document';
import type { PdfFile } from './file';

/**
 * The violations of PDF/UA-1 that a program can find: the numbered conditions of the Matterhorn Protocol, as far as
 * they apply to the features in this site's documents, and further requirements of tagged PDF.
 */
export const conditions: Conditions = {
  ...contentConditions,
  ...structureConditions,
  ...metadataConditions,
  ...linkConditions,
  ...fontConditions,
};

/** The conditions that a PDF violates, with what was found. */
export const faultsOf = (file: Buffer | PdfFile): Record<string, unknown[]> => {
  const document = documentOf(file);
  const found = Object.entries(conditions).map(([name, find]) => [name, find(document)] as const);
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
};
