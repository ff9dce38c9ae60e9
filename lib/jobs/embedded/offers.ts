import { countryName } from '../../i18n/formats';
import { type Locale, locales } from '../../i18n/locales';
import type { FacetName } from '../../lists/list-query';
import { escapeHtml } from '../../shared/html';
import type { Offer, Term } from '../contract';
import type { Catalogue } from './catalogue';
import type { Posting } from './vacancies';

const languageOfCountry: Partial<Record<string, Locale>> = {
  FR: 'fr',
  BE: 'fr',
  CH: 'fr',
  MC: 'fr',
  IT: 'it',
  CN: 'cn',
  JP: 'jp',
};

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The id of a posting's offer. */
const referenceOf = ({ index }: Posting) => `H${index}`;

/** Makes offers of postings, with the words of the catalogue. */
export const offerMaker = (catalogue: Catalogue) => {
  const { labels, roles, houses, cities, texts } = catalogue;
  const part = <T>(table: Record<string, T>, key: string): T => {
    const found = table[key];
    if (found === undefined) throw new Error(`the catalogue has no "${key}"`);
    return found;
  };
  const partsOf = ({ vacancy }: Posting) => {
    const city = part(cities, vacancy.city);
    return { role: part(roles, vacancy.role), city, language: languageOfCountry[city.country] ?? ('en' as const) };
  };

  /** The language that a posting is written in. */
  const writtenIn = (posting: Posting): Locale => partsOf(posting).language;

  /** The values of a posting's facets. */
  const facetsOf = (posting: Posting): Record<FacetName, string> => {
    const { house, city, time } = posting.vacancy;
    const { role, city: place } = partsOf(posting);
    return {
      house,
      jobFamily: role.family,
      continent: place.continent,
      country: place.country,
      city,
      workerSubType: role.contract,
      jobTimeType: time,
    };
  };

  const own = <T>(table: Record<string, T>, key: string): T | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  const countries = new Set(Object.values(cities).map(({ country }) => country));
  const names: Record<FacetName, (key: string, locale: Locale) => string | undefined> = {
    house: (key) => own(houses, key)?.name,
    jobFamily: (key, locale) => own(labels.families, key)?.[locale],
    continent: (key, locale) => own(labels.continents, key)?.[locale],
    country: (key, locale) => (countries.has(key) ? countryName(locale, key) : undefined),
    city: (key, locale) => own(cities, key)?.names[locale],
    workerSubType: (key, locale) => own(labels.contracts, key)?.[locale],
    jobTimeType: (key, locale) => own(labels.times, key)?.[locale],
  };
  /** The name of a facet's value; null for a key that the catalogue does not know. */
  const labelOf = (name: FacetName, key: string, locale: Locale): string | null => names[name](key, locale) ?? null;

  const descriptionOf = (role: string, language: Locale) => {
    const { mission, tasks, profile } = part(texts[language], role);
    const { headings } = labels;
    return [
      `<p>${escapeHtml(mission)}</p>`,
      `<h2>${headings.tasks[language]}</h2>${list(tasks)}`,
      `<h2>${headings.profile[language]}</h2>${list(profile)}`,
    ].join('');
  };

  const toOffer = (posting: Posting, locale: Locale): Offer => {
    const { vacancy, index, publishedAt, closesAt, isOpen } = posting;
    const language = writtenIn(posting);
    const facets = facetsOf(posting);
    const term = (name: FacetName): Term => ({ key: facets[name], label: labelOf(name, facets[name], locale) ?? '' });
    return {
      jobId: referenceOf(posting),
      title: part(texts[language], vacancy.role).title,
      role: part(texts[locale], vacancy.role).title,
      description: descriptionOf(vacancy.role, language),
      language,
      house: term('house'),
      family: term('jobFamily'),
      contract: term('workerSubType'),
      time: term('jobTimeType'),
      continent: facets.continent as Offer['continent'],
      country: term('country'),
      city: term('city'),
      path: `${vacancy.role}-${vacancy.city}-${index}`,
      pathIndex: index,
      publishedAt,
      closesAt,
      isOpen,
      applyUrl: `https://careers.halcyre.example/apply/${referenceOf(posting)}`,
    };
  };

  /** What a search may find a posting by: its titles and facts in every language, and what it says in its own. */
  const textsOf = (posting: Posting) => {
    const language = writtenIn(posting);
    const facets = facetsOf(posting);
    const { sector } = part(houses, facets.house);
    const { mission, tasks, profile } = part(texts[language], posting.vacancy.role);
    const named = Object.entries(facets) as [FacetName, string][];
    return {
      language,
      titles: locales.map((locale) => ({ locale, text: part(texts[locale], posting.vacancy.role).title })),
      facts: locales.flatMap((locale) => [
        { locale, text: part(labels.sectors, sector)[locale] },
        ...named.map(([name, key]) => ({ locale, text: labelOf(name, key, locale) ?? '' })),
      ]),
      reference: referenceOf(posting),
      body: [mission, ...tasks, ...profile].join('\n'),
    };
  };

  return { toOffer, facetsOf, labelOf, textsOf, writtenIn };
};

export type OfferMaker = ReturnType<typeof offerMaker>;
