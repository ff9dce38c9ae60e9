import { isDeepStrictEqual } from 'node:util';
import { keptContent } from '../../content/kept-content';
import { type Locale, tagOf } from '../../i18n/locales';
import { type FacetName, offersPerPage } from '../../lists/list-query';
import type { JobSearch } from '../../model/job';
import { noSearchWords, type SearchWords } from '../../model/search-words';
import type { Jobs, Offer } from '../contract';
import { type Catalogue, readCatalogue } from './catalogue';
import { offerIndex } from './offer-index';
import { offerLanguages } from './offer-languages';
import { offerMaker } from './offers';
import { dayOf, latestPosting, type Posting, partsOf, postingOf } from './vacancies';

const mostInMail = 30;

const newestFirst = (a: Posting, b: Posting) => b.publishedAt.localeCompare(a.publishedAt) || b.index - a.index;

const isOpen = (posting: Posting | null): posting is Posting => posting?.isOpen === true;

/** What a catalogue offers. */
const offersOf = (catalogue: Catalogue) => {
  const maker = offerMaker(catalogue);
  const languages = offerLanguages(catalogue);
  const byNumber = new Map(catalogue.vacancies.map((vacancy) => [vacancy.number, vacancy]));

  const openOn = async (day: number) => {
    const postings = catalogue.vacancies
      .map((vacancy) => latestPosting(vacancy, day))
      .filter(isOpen)
      .sort(newestFirst);
    const places = new Map(postings.map(({ index }, place) => [index, place]));
    return { postings, places, languages: postings.map(maker.writtenIn), index: await offerIndex(postings, maker) };
  };
  let last: { day: number; open: ReturnType<typeof openOn> } | undefined;

  return {
    catalogue,
    ...maker,
    languageOf: languages,
    /** The open postings and their index, made anew for another day. */
    open: (day: number) => {
      if (last?.day !== day) last = { day, open: openOn(day) };
      return last.open;
    },
    postingWith: (jobId: string, day: number): Posting | null => {
      const [, digits] = /^H([1-9]\d{0,11})$/.exec(jobId) ?? [];
      if (!digits) return null;
      const { number, round } = partsOf(Number(digits));
      const vacancy = byNumber.get(number);
      return vacancy ? postingOf(vacancy, round, day) : null;
    },
  };
};

interface Options {
  live?: boolean;
  /** What editors tell the searches of a locale. */
  searchWords?: (locale: Locale) => Promise<SearchWords>;
}

/**
 * The job platform on the files below `root`; its days are those of UTC, by `now`. With `live`, a changed file shows at
 * once.
 */
export const embeddedJobs = (
  root: string,
  now: () => Date = () => new Date(),
  { live = false, searchWords = async () => noSearchWords }: Options = {},
) => {
  const kept = keptContent<ReturnType<typeof offersOf>>({
    name: 'offers',
    root,
    named: 'offers',
    live,
    make: async (reading, before) => {
      const catalogue = await readCatalogue(reading);
      if (before && isDeepStrictEqual(before.catalogue, catalogue)) return before;
      const offers = offersOf(catalogue);
      await offers.open(dayOf(now()));
      return offers;
    },
  });
  /** What is offered today. */
  const today = async () => {
    const { open, postingWith, ...maker } = await kept.get();
    const day = dayOf(now());
    return { ...maker, open: () => open(day), postingWith: (jobId: string) => postingWith(jobId, day) };
  };

  return {
    search: async ({ locale, search, facets, sort, page, ids }) => {
      const { open, postingWith, toOffer, labelOf, languageOf } = await today();
      const { index, postings, places, languages } = await open();
      const language = languageOf(locale, await searchWords(locale));
      const among = ids.flatMap((id) => places.get(postingWith(id)?.index ?? -1) ?? []);
      const { hits, counts, corrected } = index.search({
        words: language.wordsIn(search),
        language,
        facets,
        isPreferred: (place) => languages[place] === locale,
        ...(ids.length > 0 && { among }),
      });
      if (sort !== 'relevance') hits.sort((a, b) => (sort === 'date_desc' ? a - b : b - a));
      const shown = hits.slice(page * offersPerPage, (page + 1) * offersPerPage);
      return {
        offers: shown.flatMap((place) => postings[place] ?? []).map((posting) => toOffer(posting, locale)),
        nbHits: hits.length,
        nbPages: Math.ceil(hits.length / offersPerPage),
        facets: (Object.entries(counts) as [FacetName, Map<string, number>][]).map(([name, values]) => ({
          name,
          values: [...values]
            .filter(([, count]) => count > 0)
            .concat((facets[name] ?? []).filter((key) => !values.get(key)).map((key) => [key, 0]))
            .flatMap(([key, count]) => {
              const label = labelOf(name, key, locale);
              return label === null ? [] : { key, label, count };
            })
            .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, tagOf(locale))),
        })),
        corrected: corrected?.join(' ') ?? null,
      };
    },
    /** The open offers published on a later day than `since`, newest first: at most as many as a mail should hold. */
    newOffers: async ({ search, facets }: JobSearch, since: Date, locale: Locale): Promise<Offer[]> => {
      const { open, toOffer, languageOf } = await today();
      const { index, postings } = await open();
      const language = languageOf(locale, await searchWords(locale));
      const { hits } = index.search({ words: language.wordsIn(search), language, facets, exactly: true });
      return hits
        .sort((a, b) => a - b)
        .flatMap((place) => postings[place] ?? [])
        .filter(({ publishedAt }) => publishedAt > since.toISOString().slice(0, 10))
        .slice(0, mostInMail)
        .map((posting) => toOffer(posting, locale));
    },
    offer: async (locale, continent, path) => {
      const { postingWith, toOffer } = await today();
      const posting = postingWith(`H${/\d+$/.exec(path)?.[0]}`);
      const found = posting && toOffer(posting, locale);
      return found?.continent === continent && found.path === path ? found : null;
    },
    offers: async (locale, ids) => {
      const { postingWith, toOffer } = await today();
      return ids
        .map(postingWith)
        .filter(isOpen)
        .map((posting) => toOffer(posting, locale));
    },
    similar: async (locale, jobId, limit) => {
      const { open, postingWith, facetsOf, writtenIn, toOffer } = await today();
      const posting = postingWith(jobId);
      if (!posting) return [];
      const here = facetsOf(posting);
      const likeness = (other: Posting) => {
        const there = facetsOf(other);
        const same = (name: FacetName, points: number) => (there[name] === here[name] ? points : 0);
        return (
          (other.vacancy.role === posting.vacancy.role ? 16 : 0) +
          same('jobFamily', 9) +
          same('city', 4) +
          same('country', 2) +
          same('continent', 1) +
          same('house', 1) +
          (writtenIn(other) === locale ? 0.5 : 0)
        );
      };
      const { postings } = await open();
      return postings
        .filter(({ index }) => index !== posting.index)
        .map((other) => ({ other, score: likeness(other) }))
        .filter(({ score }) => score >= 8)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ other }) => toOffer(other, locale));
    },
    addresses: async () => {
      const { open, toOffer } = await today();
      const { postings } = await open();
      return postings.map((posting): Pick<Offer, 'continent' | 'path' | 'publishedAt'> => toOffer(posting, 'en'));
    },
    reread: kept.reread,
  } satisfies Partial<Jobs> & Record<string, unknown>;
};
