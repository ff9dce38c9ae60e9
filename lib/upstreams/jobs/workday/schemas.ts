import { z } from 'zod';

const value = z.object({ id: z.string(), descriptor: z.string().catch(''), count: z.number().catch(0) });

/** A facet of Workday, which contains values or nested facets. */
interface RawFacet {
  facetParameter: string;
  values: (z.infer<typeof value> | RawFacet)[];
}

const facet: z.ZodType<RawFacet> = z.object({
  facetParameter: z.string(),
  get values() {
    return z.array(z.union([facet, value])).default([]);
  },
});

/** A row of the listing. Its other fields are only compared to detect changes. */
const row = z.looseObject({ externalPath: z.string().optional().catch(undefined) }).catch({ externalPath: undefined });
export type Row = z.infer<typeof row>;

/** A page of the listing. */
export const listPage = z.object({ total: z.number(), jobPostings: z.array(row), facets: z.array(facet).default([]) });

const descriptorSchema = z.object({ descriptor: z.string().nullish() });

/** A posting with its details. */
export const detailSchema = z.object({
  jobPostingInfo: z.object({
    title: z.string().trim().min(1),
    jobDescription: z.string().nullish(),
    location: z.string().nullish(),
    additionalLocations: z.array(z.string()).nullish().catch(null),
    startDate: z.string().nullish(),
    endDate: z.string().nullish(),
    timeType: z.string().nullish(),
    remoteType: z.string().nullish().catch(null),
    country: descriptorSchema.extend({ alpha2Code: z.string().nullish() }).nullish(),
    jobRequisitionLocation: descriptorSchema
      .extend({ country: descriptorSchema.extend({ alpha2Code: z.string().nullish() }).nullish() })
      .nullish(),
    canApply: z.boolean().nullish(),
    posted: z.boolean().nullish(),
    externalUrl: z.url({ protocol: /^https?$/ }),
  }),
  hiringOrganization: z.object({ name: z.string().nullish() }).nullish(),
});
export type Detail = z.infer<typeof detailSchema>;

/** A facet value and the number of postings with it. */
export interface FacetValue {
  id: string;
  name: string;
  count: number;
}

/** Lists the values of each facet by its parameter. Nested facets are listed beside their parents. */
export const flattenFacets = (facets: readonly RawFacet[]): Map<string, FacetValue[]> => {
  const valuesByFacet = new Map<string, FacetValue[]>();
  const add = ({ facetParameter, values }: RawFacet) => {
    for (const entry of values) {
      if ('facetParameter' in entry) add(entry);
      else {
        const facetValues = valuesByFacet.get(facetParameter) ?? [];
        valuesByFacet.set(facetParameter, [
          ...facetValues,
          { id: entry.id, name: entry.descriptor, count: entry.count },
        ]);
      }
    }
  };
  for (const rawFacet of facets) add(rawFacet);
  return valuesByFacet;
};
