import { z } from 'zod';
import { localeParameter, year } from './values';

/** The types of entries in the archive. */
export const archiveTypes = ['news', 'highlights', 'documents'] as const;
export type ArchiveType = (typeof archiveTypes)[number];

export const archiveQuery = z.object({
  locale: localeParameter,
  year: year.optional(),
  type: z.enum(archiveTypes).optional(),
});
export type ArchiveQuery = z.infer<typeof archiveQuery>;

/** The entries published in a year, by month, newest first; none in a year without entries. `years` are those with. */
export const archive = z.object({
  years: z.array(year),
  year: z.number().int().describe('The requested year, or the latest; 0 if nothing is published'),
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      label: z.string(),
      items: z.array(z.object({ title: z.string(), href: z.string(), date: z.iso.date(), day: z.string() })),
    }),
  ),
});
export type Archive = z.infer<typeof archive>;
