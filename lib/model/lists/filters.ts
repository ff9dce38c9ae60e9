import type { Facet } from '../job';
import type { FacetName } from './list-query';

/** The values of one facet of a job search; empty if the facet is missing. */
export const getFacetValues = (facets: Facet[], name: FacetName): Facet['values'] =>
  facets.find((facet) => facet.name === name)?.values ?? [];

/** The label of a facet value in a job search; null if the site does not know the value. */
export const findFacetLabel = (facets: Facet[], name: FacetName, key: string): string | null =>
  getFacetValues(facets, name).find((value) => value.key === key)?.label ?? null;

/** The label of a facet value in a job search; its key if there is none. */
export const getFacetLabel = (facets: Facet[], name: FacetName, key: string): string =>
  findFacetLabel(facets, name, key) ?? key;
