import type { Locale } from '../../i18n/locales';
import type { JobSearch } from '../../model/job';
import { getFacetLabel } from '../../model/lists/filters';
import { defaultListQuery, type FacetName, facetNames } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { searchJobs } from './jobs';

/** The keywords of an alert, and the selected values of facets with their labels. */
export interface LabelledCriteria {
  search: string;
  values: { name: FacetName; key: string; label: string }[];
}

/** Labels the criteria of an alert; null if the labels are unavailable. */
export const labelCriteria = async (
  { search, facets }: JobSearch,
  locale: Locale,
): Promise<LabelledCriteria | null> => {
  const response = await orNull(searchJobs({ ...defaultListQuery, facets, locale }), 'load the criteria of an alert');
  return (
    response && {
      search,
      values: facetNames.flatMap((name) =>
        (facets[name] ?? []).map((key) => ({ name, key, label: getFacetLabel(response.facets, name, key) })),
      ),
    }
  );
};

/** The criteria of an alert in words, empty for all offers; null if the labels are unavailable. */
export const describeAlert = async (criteria: JobSearch, locale: Locale): Promise<string[] | null> => {
  const labelled = await labelCriteria(criteria, locale);
  return labelled && [labelled.search, ...labelled.values.map(({ label }) => label)].filter(Boolean);
};
