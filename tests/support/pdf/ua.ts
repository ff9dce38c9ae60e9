import { contentConditions } from './conditions/content';
import { fontConditions } from './conditions/fonts';
import { linkConditions } from './conditions/links';
import { metadataConditions } from './conditions/metadata';
import { structureConditions } from './conditions/structure';
import { type Conditions, documentOf } from './document';
import type { PdfFile } from './file';

/**
 * What makes a PDF fail PDF/UA-1 and a machine can find: the conditions of the Matterhorn protocol by their numbers,
 * as far as documents of this site have what they are about, and what tagged PDF asks for besides.
 */
export const conditions: Conditions = {
  ...contentConditions,
  ...structureConditions,
  ...metadataConditions,
  ...linkConditions,
  ...fontConditions,
};

/** The conditions that a PDF meets, with what they found. */
export const faultsOf = (file: Buffer | PdfFile): Record<string, unknown[]> => {
  const document = documentOf(file);
  const found = Object.entries(conditions).map(([name, find]) => [name, find(document)] as const);
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
};
