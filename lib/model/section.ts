import { z } from 'zod';
import { plainFieldTypes } from './field-types';
import { createSectionSchemas, type SectionContent, type SectionType } from './section-content';
import { type SectionData, type SectionWithData, sectionData } from './section-data';

/** A section with its data. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: SectionContent<K> & (K extends SectionWithData ? SectionData<K> : unknown);
}[T];

/** The schema of every section with its data, discriminated by `type`. */
export const section: z.ZodType<Section> = z.discriminatedUnion(
  'type',
  Object.entries(createSectionSchemas(plainFieldTypes)).map(([type, schema]) =>
    type in sectionData ? schema.extend(sectionData[type as SectionWithData].shape) : schema,
  ) as unknown as [z.ZodObject, ...z.ZodObject[]],
) as unknown as z.ZodType<Section>;
