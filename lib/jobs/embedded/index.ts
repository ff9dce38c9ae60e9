import { type Locale, tagOf } from '../../i18n/locales';
import { wordsOf } from '../../i18n/words';
import { type FacetName, offersPerPage } from '../../lists/list-query';
import type { JobSearch } from '../../model/job';
import type { Jobs, Offer } from '../contract';
import { readCatalogue } from './catalogue';
import { offerIndex } from './offer-index';
import { offerMaker } from './offers';
import { dayOf, latestPosting, type Posting, partsOf, postingOf } from './vacancies';

const mostInMail = 30;

const newestFirst = (a: Posting, b: Posting) => b.publishedAt.localeCompare(a.publishedAt) || b.index - a.index;

const isOpen = (posting: Posting | null): posting is Posting => posting?.isOpen === true;

/** The job platform on the files below `root`; its days are those of UTC, by `now`. */
export const embeddedJobs = (root: string, now: () => Date = () => new Date()) => {
  const catalogue = readCatalogue(root);
  const maker = offerMaker(catalogue);
  const { toOffer, facetsOf, labelOf } = maker;
  const byNumber = new Map(catalogue.vacancies.map((vacancy) => [vacancy.number, vacancy]));

  const openOn = (day: number) => {
    const postings = catalogue.vacancies
      .map((vacancy) => latestPosting(vacancy, day))
      .filter(isOpen)
      .sort(newestFirst);
    const places = new Map(postings.map(({ index }, place) => [index, place]));
    return { day, postings, places, index: offerIndex(postings, maker) };
  };
  let today = openOn(dayOf(now()));
  /** The open postings and their index, made anew each day. */
  const open = () => {
    const day = dayOf(now());
    if (day !== today.day) today = openOn(day);
    return today;
  };

  const postingWith = (jobId: string): Posting | null => {
    const [, digits] = /^H([1-9]\d{0,11})$/.exec(jobId) ?? [];
    if (!digits) return null;
    const { number, round } = partsOf(Number(digits));
    const vacancy = byNumber.get(number);
    return vacancy ? postingOf(vacancy, round, dayOf(now())) : null;
  };

  return {
    search: async ({ locale, search, facets, sort, page, ids }) => {
      const { index, postings, places } = open();
      const among = ids.flatMap((id) => places.get(postingWith(id)?.index ?? -1) ?? []);
      const { hits, counts, corrected } = index.search({
        words: wordsOf(search, tagOf(locale)),
        facets,
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
      const { index, postings } = open();
      const { hits } = index.search({ words: wordsOf(search, tagOf(locale)), facets, exactly: true });
      return hits
        .sort((a, b) => a - b)
        .flatMap((place) => postings[place] ?? [])
        .filter(({ publishedAt }) => publishedAt > since.toISOString().slice(0, 10))
        .slice(0, mostInMail)
        .map((posting) => toOffer(posting, locale));
    },
    offer: async (locale, continent, path) => {
      const posting = postingWith(`H${/\d+$/.exec(path)?.[0]}`);
      const found = posting && toOffer(posting, locale);
      return found?.continent === continent && found.path === path ? found : null;
    },
    offers: async (locale, ids) =>
      ids
        .map(postingWith)
        .filter(isOpen)
        .map((posting) => toOffer(posting, locale)),
    similar: async (locale, jobId, limit) => {
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
          same('house', 1)
        );
      };
      return open()
        .postings.filter(({ index }) => index !== posting.index)
        .map((other) => ({ other, score: likeness(other) }))
        .filter(({ score }) => score >= 8)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ other }) => toOffer(other, locale));
    },
    addresses: async () =>
      open().postings.map((posting): Pick<Offer, 'continent' | 'path' | 'publishedAt'> => toOffer(posting, 'en')),
  } satisfies Partial<Jobs> & Record<string, unknown>;
};
