import { type Locale, tagOf } from '../../../i18n/locales';
import { oncePerLocale } from '../../../i18n/once-per';
import { hasWords } from '../../../i18n/words';
import type { Facet, JobQuery, JobSearch } from '../../../model/job';
import { type FacetName, facetNames, offersPerPage } from '../../../model/lists/list-query';
import { noSearchWords, type SearchWords } from '../../../model/search-words';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { jobIdPattern } from '../../../shared/constants';
import type { Postings } from '../../../upstreams/jobs/contract';
import { nothingFound, type Search, type SearchAnswer, type SearchQuery } from '../../../upstreams/search/contract';
import { idsFor, keyOf, type Located, usualAddress } from './address';
import type { Built } from './built';
import { keptListing, type ListingState, newListingState } from './kept-listing';
import { type Offer, type OfferWithText, toOffer } from './offer';
import { offerCollection } from './offer-documents';
import { similarTo } from './similar';

/** The facets with many values, among which candidates look for a name. Those of others are ordered by count. */
const byName: ReadonlySet<FacetName> = new Set(['house', 'country', 'city']);
const collators = oncePerLocale((tag) => new Intl.Collator(tag));

/** The maximum number of new offers. */
const maxNew = 30;

export interface OfferSearch {
  offers: Offer[];
  nbPages: number;
  nbHits: number;
  facets: Facet[];
  /** The corrected keywords, if some were found nowhere. */
  corrected: string | null;
  /** Whether the offers have only most of the keywords, because none has all of them. */
  isPartial: boolean;
}

interface Options {
  board: Postings;
  search: Search;
  /** The path of the snapshot; without it, a catalogue starts with the board's listing. */
  file?: string;
  /** Whether changed files of an embedded board show at once. */
  live?: boolean;
  /** How long a refresh waits for texts, in ms. */
  textWait?: number;
  /** How many listings in a row must lack most offers before they are believed; by default one. */
  fallListings?: number;
  /** The search words that editors define for a locale. */
  searchWords?: (locale: Locale) => Promise<SearchWords>;
  /** Shared by all instances of one catalogue. */
  state?: ListingState;
}

/** The open offers among the ids, in their order. */
const openAmong = ({ byId }: Built, ids: readonly string[]): Located[] =>
  ids.flatMap((id) => byId.get(id) ?? []).filter(({ closedAt }) => closedAt === undefined);

/** The offers of the site, made from a job board's listing. */
export const offerCatalogue = ({
  board,
  search: engine,
  searchWords = async () => noSearchWords,
  state = newListingState(),
  ...options
}: Options) => {
  const { current, isFallHeldBack, ...listing } = keptListing({
    board,
    search: engine,
    searchWords,
    state,
    ...options,
  });

  /** A posting that is in no listing: it closed long ago, or is newer than the last listing. */
  const unlisted = async (id: string): Promise<Located | null> => {
    const posting = jobIdPattern.test(id) ? await board.posting(id) : null;
    if (!posting) return null;
    const { description: _, isOpen, ...facts } = posting;
    const now = Date.now();
    return { facts, seenAt: now, ...(!isOpen && { closedAt: now }), ...usualAddress(facts) };
  };

  const at = async (built: Built, address: string): Promise<Located | null> => {
    const known = built.byAddress.get(address);
    if (known) return known;
    for (const id of idsFor(address, built.beginnings)) {
      const found = built.byId.has(id) ? null : await unlisted(id);
      if (found && keyOf(found) === address) return found;
    }
    return null;
  };

  /**
   * The offer with its text; closed if the board reports so after the last listing. Rejects if the board lacks the
   * posting while its listing is not believed.
   */
  const withText = async (found: Located, locale: Locale): Promise<OfferWithText> => {
    const offer = toOffer(found, locale);
    const posting = offer.isOpen ? await board.posting(offer.jobId) : null;
    if (offer.isOpen && !posting && isFallHeldBack()) throw new UpstreamError('unavailable');
    return posting?.isOpen
      ? { ...offer, description: posting.description }
      : { ...offer, isOpen: false, description: '' };
  };

  const facetsIn = (built: Built, { facets, locale }: JobQuery, counts: SearchAnswer['facets']): Facet[] =>
    facetNames.map((name) => ({
      name,
      values: [
        ...new Map([...(facets[name] ?? []).map((key) => [key, 0] as const), ...Object.entries(counts[name] ?? {})]),
      ]
        .flatMap(([key, count]) => {
          const label = built.labelOf(name, key, locale);
          return label === null ? [] : { key, label, count };
        })
        .sort((a, b) => (byName.has(name) ? 0 : b.count - a.count) || collators(locale).compare(a.label, b.label)),
    }));

  /** The offers of a search, for visitors and for alerts: nothing, if its keywords have no word, such as an emoji. */
  const find = async (
    { search, facets, locale }: JobSearch & { locale: Locale },
    options: Pick<SearchQuery, 'sort' | 'page' | 'size'> & Partial<SearchQuery>,
  ): Promise<SearchAnswer> => {
    if (search !== '' && !hasWords(search, tagOf(locale))) return nothingFound;
    return engine.query({ collection: offerCollection, text: search, locale, facets, ...options });
  };

  return {
    ...listing,

    /**
     * A page of the open offers with all keywords, or words beginning with them, and the given facets. Of equally
     * relevant offers those in the reader's language come first, then the newest. Rejects if there are keywords and the
     * search is unavailable.
     */
    async searchOffers(query: JobQuery): Promise<OfferSearch> {
      const built = await current();
      const { search, locale: preferredLanguage, sort, page, ids } = query;
      const among = ids.length > 0 && { ids };
      const found =
        search === ''
          ? built.list(query)
          : await find(query, { preferredLanguage, sort, page, size: offersPerPage, ...among });
      return {
        offers: openAmong(built, found.ids).map((offer) => toOffer(offer, query.locale)),
        nbHits: found.total,
        nbPages: Math.ceil(found.total / offersPerPage),
        facets: facetsIn(built, query, found.facets),
        corrected: found.correction,
        isPartial: found.isPartial,
      };
    },

    /**
     * The open offers of a search that were first seen after `since`, newest first, at most as many as fit in a mail.
     */
    async newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<Offer[]> {
      const built = await current();
      const addedAfter = since.getTime();
      const { ids } = await find(
        { ...criteria, locale },
        { sort: 'date_desc', page: 0, size: maxNew, addedAfter, exactly: true },
      );
      return openAmong(built, ids).map((offer) => toOffer(offer, locale));
    },

    /** The offer at a path, open or closed; null if there never was one. Rejects if its text is unavailable. */
    async offerAt(locale: Locale, continent: string, path: string): Promise<OfferWithText | null> {
      const found = await at(await current(), `${continent}/${path}`);
      return found && withText(found, locale);
    },

    /** The open offer with an id, listed or not; null if there is none. Rejects if its text is unavailable. */
    async offerWith(locale: Locale, id: string): Promise<OfferWithText | null> {
      const { byId } = await current();
      const found = byId.get(id) ?? (await unlisted(id));
      const offer = found && (await withText(found, locale));
      return offer?.isOpen ? offer : null;
    },

    /** The listed offers among the ids, open or closed, in their order. Another server may have listed more. */
    async offers(locale: Locale, ids: readonly string[]): Promise<Offer[]> {
      const { byId } = await current();
      return ids.flatMap((id) => byId.get(id) ?? []).map((offer) => toOffer(offer, locale));
    },

    /** Open offers similar to one (open or closed), most similar first. */
    async similar(locale: Locale, jobId: string, limit: number): Promise<Offer[]> {
      const built = await current();
      const offer = built.byId.get(jobId) ?? (await unlisted(jobId));
      const found = offer ? similarTo(offer, built.open, locale) : [];
      return found.slice(0, limit).map((other) => toOffer(other, locale));
    },

    /** The addresses of all open offers, newest first. */
    async addresses(): Promise<Pick<Offer, 'continent' | 'path' | 'publishedAt'>[]> {
      const { open } = await current();
      return open.map(({ region, path, facts }) => ({ continent: region, path, publishedAt: facts.publishedAt }));
    },
  };
};

export type OfferCatalogue = ReturnType<typeof offerCatalogue>;
