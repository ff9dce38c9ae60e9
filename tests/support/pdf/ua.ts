import { contentConditions } from './conditions/content';
import { fontConditions } from './conditions/fonts';
import { linkConditions } from './conditions/links';
import { metadataConditions } from './conditions/metadata';
import { structureConditions } from './conditions/structure';
import { type Conditions, parseDocument } from './document';
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

/** The conditions that a PDF violates, by name, with the values that violate them. */
export const findFaults = (file: Buffer | PdfFile): Record<string, unknown[]> => {
  const document = parseDocument(file);
  const results = Object.entries(conditions).map(([name, condition]) => [name, condition(document)] as const);
  return Object.fromEntries(results.filter(([, faults]) => faults.length > 0));
};
