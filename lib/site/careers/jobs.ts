import type { Locale } from '../../i18n/locales';
import type { Facet, JobItem, JobPosting, JobQuery, JobResponse, JobSearch } from '../../model/job';
import type { Paged } from '../../model/list';
import { getFacetLabel } from '../../model/lists/filters';
import { facetNames } from '../../model/lists/list-query';
import { catalogue } from './catalogue';
import { isOpen } from './catalogue/offer';
import { toJobItems, toJobPosting } from './job-items';

/** A page of a search for offers. Rejects if offers are unavailable. */
export const searchJobs = async (query: JobQuery): Promise<JobResponse> => {
  const { offers, ...rest } = await catalogue.searchOffers(query);
  return { success: true, result: await toJobItems(offers, query.locale), ...rest, message: '' };
};

/** A description of a search: its keywords, and the labels of its facet values from the answer. */
export const describeCriteria = ({ search, facets: selected }: JobSearch, facets: Facet[]): string[] => {
  const labels = facetNames.flatMap((name) => (selected[name] ?? []).map((key) => getFacetLabel(facets, name, key)));
  return [search, ...labels].filter(Boolean);
};

/**
 * The open offers among the ids, in their order, and the ids of those that have closed. Ids that are unknown here are in
 * neither list: another server may know them already.
 */
export const jobItemsById = async (
  locale: Locale,
  ids: readonly string[],
): Promise<{ jobList: JobItem[]; closed: string[] }> => {
  const offers = await catalogue.offers(ids);
  const closed = offers.filter((offer) => !isOpen(offer)).map(({ posting }) => posting.id);
  return { jobList: await toJobItems(offers.filter(isOpen), locale), closed };
};

/** The maximum number of similar offers. */
const maxSimilar = 12;

/** One page of similar open offers, most similar first. */
export const similarJobs = async (
  locale: Locale,
  jobId: string,
  { limit, page }: { limit: number; page: number },
): Promise<Pick<Paged<JobItem>, 'items' | 'nbPages'>> => {
  const offers = await catalogue.similar(locale, jobId, maxSimilar);
  const pageOffers = offers.slice(page * limit, (page + 1) * limit);
  return { items: await toJobItems(pageOffers, locale), nbPages: Math.ceil(offers.length / limit) };
};

/** The open offer with this id; null if there is none. */
export const jobPostingById = async (locale: Locale, jobId: string): Promise<JobPosting | null> => {
  const offer = await catalogue.findOpenOffer(jobId);
  return offer ? toJobPosting(offer, locale) : null;
};
