import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import type { JobSearch } from '../../model/job';
import { findFacetLabel } from '../../model/lists/filters';
import { defaultListQuery, type FacetName, listChoices } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { searchJobs } from './jobs';

/** The keywords of an alert, and the selected values of facets. The label of a value that the site does not know is null. */
export interface LabelledCriteria {
  search: string;
  values: { name: FacetName; key: string; label: string | null }[];
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
      values: listChoices(facets).map((choice) => ({
        ...choice,
        label: findFacetLabel(response.facets, choice.name, choice.key),
      })),
    }
  );
};

/**
 * The criteria of an alert for an email to an address that nobody has confirmed, empty for all offers; null if the labels
 * are unavailable. Anybody can enter the address of somebody else, so only labels of the site are named. What a person
 * typed is shown on the page of the link.
 */
export const describeAlert = async (criteria: JobSearch, locale: Locale): Promise<string[] | null> => {
  const labelled = await labelCriteria(criteria, locale);
  if (!labelled) return null;
  const labels = labelled.values.flatMap(({ label }) => label ?? []);
  if (!labelled.search && labels.length === labelled.values.length) return labels;
  const t = await loadServerStrings(locale, 'mails');
  return [...labels, t('alert.keywords')];
};
