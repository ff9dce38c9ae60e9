import type { Locale } from '../../i18n/locales';
import type { Facet, JobDetails, JobItem, JobQuery, JobResponse, JobSearch } from '../../model/job';
import type { Paged } from '../../model/list';
import { getFacetLabel } from '../../model/lists/filters';
import { listChoices } from '../../model/lists/list-query';
import { paginate } from '../../model/lists/pagination';
import { catalogue } from './catalogue';
import { isOpen } from './catalogue/offer';
import { toJobDetails, toJobItems } from './job-items';

/**
 * One page of the results of a search for offers; the closed offer, if the search is its reference. Rejects if offers
 * are unavailable.
 */
export const searchJobs = async (query: JobQuery): Promise<JobResponse> => {
  const closed = await catalogue.findClosedOffer(query.search);
  const { offers, ...rest } = closed
    ? { offers: [closed], nbPages: 1, nbHits: 1, facets: [], corrected: null, missingWords: [] }
    : await catalogue.searchOffers(query);
  const isPartial = rest.missingWords.length > 0;
  return { success: true, result: await toJobItems(offers, query.locale), ...rest, isPartial, message: '' };
};

/** The labels of a search: its keywords, then its facet values as `facets` of a response name them. */
export const describeCriteria = ({ search, facets: selected }: JobSearch, facets: Facet[]): string[] =>
  [search, ...listChoices(selected).map(({ name, key }) => getFacetLabel(facets, name, key))].filter(Boolean);

/**
 * The open offers with the given ids, in the order of the ids, and the ids of closed offers. Ids that are unknown here
 * are in neither list: another server may have listed them already.
 */
export const loadJobItemsById = async (
  locale: Locale,
  ids: readonly string[],
): Promise<{ jobList: JobItem[]; closed: string[] }> => {
  const offers = await catalogue.offers(ids);
  const closed = offers.filter((offer) => !isOpen(offer)).map(({ posting }) => posting.jobId);
  return { jobList: await toJobItems(offers.filter(isOpen), locale), closed };
};

/** The maximum number of similar offers. */
const maxSimilar = 12;

/** One page of similar open offers, most similar first. */
export const loadSimilarJobs = async (
  locale: Locale,
  jobId: string,
  { limit, page }: { limit: number; page: number },
): Promise<Pick<Paged<JobItem>, 'items' | 'nbPages'>> => {
  const offers = await catalogue.similar(locale, jobId, maxSimilar);
  const { items, nbPages } = paginate(offers, { page, pageSize: limit });
  return { items: await toJobItems(items, locale), nbPages };
};

/** The open offer with this id; null if there is none. */
export const loadJobDetails = async (locale: Locale, jobId: string): Promise<JobDetails | null> => {
  const offer = await catalogue.findOpenOffer(jobId);
  return offer ? toJobDetails(offer, locale) : null;
};
