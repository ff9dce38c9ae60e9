import type { Locale } from '../../../i18n/locales';
import { memoizePerLocale } from '../../../i18n/memoize';
import type { Facet, JobQuery, JobSearch, Region } from '../../../model/job';
import { type FacetName, facetNames, offersPerPage } from '../../../model/lists/list-query';
import { orNull } from '../../../platform/http/or-null';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { jobIdPattern } from '../../../shared/constants';
import { emptyResult, type SearchQuery, type SearchResult } from '../../../upstreams/search/contract';
import { listIdParts, listPossibleIds } from './address';
import { createCachedListing, type ListingOptions } from './cached-listing';
import { isOpen, type Offer, toOffer } from './offer';
import { offerCollection } from './offer-documents';
import type { OfferIndex } from './offer-index';
import { findSimilar } from './similar';

/**
 * The facets whose many values are sorted by name, for candidates who look for one. The values of others are sorted by
 * count.
 */
const facetsSortedByName: ReadonlySet<FacetName> = new Set(['house', 'country', 'city']);
const collators = memoizePerLocale((tag) => new Intl.Collator(tag));

/** The maximum number of new offers for one alert. */
const maxNewOffers = 30;

interface OfferSearch {
  offers: Offer[];
  nbPages: number;
  nbHits: number;
  facets: Facet[];
  /** The corrected keywords if some were found nowhere; otherwise null. */
  corrected: string | null;
  /** The keywords that the offers do not match, because no offer matches all of them. */
  missingWords: string[];
}

/** The open offers with the given ids, in the order of the ids. */
const pickOpen = ({ byId }: OfferIndex, ids: readonly string[]): Offer[] =>
  ids.flatMap((id) => byId.get(id) ?? []).filter(isOpen);

/** The catalogue of the site's offers, built from a job board's listing. */
export const createOfferCatalogue = (options: ListingOptions) => {
  const { board, search: engine } = options;
  const { current, isAccepting, isFallHeldBack, parseQuery, ...listing } = createCachedListing(options);

  /** A posting that the listing lacks, because it closed long ago or is newer; null if there is none. */
  const fetchUnlisted = async (id: string): Promise<Offer | null> => {
    const boardPosting = jobIdPattern.test(id) ? await board.posting(id) : null;
    if (!boardPosting) return null;
    const now = Date.now();
    return toOffer(boardPosting, now, isAccepting(boardPosting) ? undefined : now);
  };

  /** The offer at a path or, failing that, the one whose id the path contains; null if there is none. */
  const findByPath = async (
    { byIdPart, idPrefixes }: OfferIndex,
    continent: string,
    path: string,
  ): Promise<Offer | null> => {
    const offers = listIdParts(path).flatMap((part) => byIdPart.get(part) ?? []);
    const listed = offers.find((offer) => offer.continent === continent && offer.path === path) ?? offers[0];
    if (listed) return listed;
    for (const id of listPossibleIds(path, idPrefixes)) {
      const offer = await fetchUnlisted(id);
      if (offer) return offer;
    }
    return null;
  };

  /**
   * The offer with its texts, and with facts that the board does not list; closed if the board has closed it, or its
   * last day to apply has passed, since the last listing. While the board is unavailable, it has no text. Rejects if the
   * board lacks the posting while a listing is held back.
   */
  const withText = async (offer: Offer): Promise<Offer> => {
    if (!isOpen(offer)) return offer;
    const read = board.posting(offer.posting.jobId).then((posting) => ({ posting }));
    const result = await orNull(read, 'load the text of an offer');
    if (!result) return offer;
    const { posting } = result;
    if (!posting && isFallHeldBack()) throw new UpstreamError('unavailable');
    return posting && isAccepting(posting)
      ? { ...offer, posting: { ...offer.posting, ...posting } }
      : { ...offer, closedAt: Date.now() };
  };

  const buildFacets = (index: OfferIndex, { facets, locale }: JobQuery, counts: SearchResult['facets']): Facet[] =>
    facetNames.map((name) => ({
      name,
      values: [
        ...new Map([...(facets[name] ?? []).map((key) => [key, 0] as const), ...Object.entries(counts[name] ?? {})]),
      ]
        .flatMap(([key, count]) => {
          const label = index.findLabel(name, key, locale);
          return label === null ? [] : { key, label, count };
        })
        .sort(
          (a, b) =>
            (facetsSortedByName.has(name) ? 0 : b.count - a.count) || collators(locale).compare(a.label, b.label),
        ),
    }));

  /** Searches for offers with keywords, some of which may name facet values, such as places and contracts. */
  const queryKeywords = async (
    index: OfferIndex,
    { search, facets, locale }: JobSearch & { locale: Locale },
    options: Pick<SearchQuery, 'sort' | 'page' | 'size'> & Partial<SearchQuery>,
  ): Promise<SearchResult> => {
    const { named, text, hasWords } = parseQuery(index, locale, search, options.isTyping);
    if (!hasWords && search !== '') return emptyResult;
    return engine.query({ collection: offerCollection, text, named, locale, facets, ...options });
  };

  /** The same by deadline, by which search engines do not sort: the list sorts what they find. */
  const queryByDeadline = async (
    index: OfferIndex,
    query: JobQuery,
    filters: Partial<SearchQuery>,
  ): Promise<SearchResult> => {
    const paging = { page: 0, size: Math.max(index.open.length, 1) };
    const response = await queryKeywords(index, query, { ...filters, ...paging, sort: 'relevance' });
    return response.total > 0 ? { ...response, ids: index.list({ ...query, ids: response.ids }).ids } : response;
  };

  return {
    ...listing,

    /**
     * One page of the open offers that match the facets and all keywords, also as beginnings of words. Among equally
     * relevant offers, those in the reader's language come first, then the newest. Rejects if there are keywords and
     * the search is unavailable.
     */
    async searchOffers(query: JobQuery, options: Pick<SearchQuery, 'isTyping'> = {}): Promise<OfferSearch> {
      const index = await current();
      const { search, locale: preferredLanguage, sort, page, ids } = query;
      const idFilter = ids.length > 0 && { ids };
      const filters = { preferredLanguage, ...idFilter, ...options };
      const searchKeywords = () =>
        sort === 'deadline'
          ? queryByDeadline(index, query, filters)
          : queryKeywords(index, query, { ...filters, sort, page, size: offersPerPage });
      const response = search === '' ? index.list(query) : await searchKeywords();
      return {
        offers: pickOpen(index, response.ids),
        nbHits: response.total,
        nbPages: Math.ceil(response.total / offersPerPage),
        facets: buildFacets(index, query, response.facets),
        corrected: response.correction,
        missingWords: response.missingWords,
      };
    },

    /** The open offers that match a search and were first seen after `since`, newest first; at most 30. */
    async newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<Offer[]> {
      const index = await current();
      const addedAfter = since.getTime();
      const { ids } = await queryKeywords(
        index,
        { ...criteria, locale },
        { sort: 'date_desc', page: 0, size: maxNewOffers, addedAfter, isStrict: true },
      );
      return pickOpen(index, ids);
    },

    /**
     * The offer at a path, open or closed; null if there never was one. An offer whose facts have changed is also found
     * at its former paths, by its id. Rejects if its text is unavailable.
     */
    async findOffer(continent: string, path: string): Promise<Offer | null> {
      const offer = await findByPath(await current(), continent, path);
      return offer && withText(offer);
    },

    /** The open offer with an id, listed or not; null if there is none. */
    async findOpenOffer(id: string): Promise<Offer | null> {
      const { byId } = await current();
      const candidate = byId.get(id) ?? (await fetchUnlisted(id));
      const offer = candidate && (await withText(candidate));
      return offer && isOpen(offer) ? offer : null;
    },

    /** The listed offer whose id, in upper or lower case, is a text, if it is closed. */
    async findClosedOffer(text: string): Promise<Offer | undefined> {
      const { byIdPart } = await current();
      const offer = byIdPart.get(text.toLowerCase());
      const isNamed = offer?.posting.jobId.toLowerCase() === text.toLowerCase();
      return isNamed && !isOpen(offer) ? offer : undefined;
    },

    /**
     * The listed offers with the given ids, open or closed, in the order of the ids. Another server may already have
     * listed more.
     */
    async offers(ids: readonly string[]): Promise<Offer[]> {
      const { byId } = await current();
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /**
     * The open offers that are similar to an offer, open or closed, most similar first. Among equally similar offers,
     * those in the reader's language come first.
     */
    async similar(locale: Locale, id: string, limit: number): Promise<Offer[]> {
      const index = await current();
      const offer = index.byId.get(id) ?? (await fetchUnlisted(id));
      return offer ? findSimilar(offer, index.open, locale).slice(0, limit) : [];
    },

    /** The addresses of all open offers, newest first. */
    async addresses(): Promise<{ continent: Region; path: string; publishedAt: string }[]> {
      const { open } = await current();
      return open.map(({ continent, path, posting }) => ({ continent, path, publishedAt: posting.publishedAt }));
    },
  };
};

export type OfferCatalogue = ReturnType<typeof createOfferCatalogue>;
