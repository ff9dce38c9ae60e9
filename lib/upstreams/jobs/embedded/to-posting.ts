import { defaultLocale, getLanguageTag, type Locale } from '../../../i18n/locales';
import type { LocalizedText } from '../../../model/localized';
import { escapeHtml } from '../../../shared/html';
import type { ListedPosting, Posting, PostingTerm } from '../contract';
import type { Occurrence } from './recurring';
import type { OfferSource } from './source';

const toHtmlList = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const getEntry = <T>(table: Partial<Record<string, T>> | undefined, key: string): T => {
  const entry = table?.[key];
  if (entry === undefined) throw new Error(`The offer files have no "${key}".`);
  return entry;
};

/** Converts a table to terms by key, which postings share. */
const toTerms = <T>(
  table: Record<string, T>,
  getNames: (value: T) => PostingTerm['names'],
): Record<string, PostingTerm> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, { key, names: getNames(value) }]));

/** Creates functions that convert occurrences to postings with the texts of the source. */
export const createPostingConverter = ({ labels, languages, roles, houses, cities, texts }: OfferSource) => {
  const getNames = ({ texts: names }: LocalizedText) => names;
  const collectTitles = (role: string) =>
    Object.fromEntries(
      Object.entries(texts).map(([locale, localeTexts]) => [locale, getEntry(localeTexts, role).title]),
    );
  const terms = {
    house: toTerms(houses, ({ name }) => name),
    sector: toTerms(labels.sectors, getNames),
    family: toTerms(labels.families, getNames),
    role: Object.fromEntries(Object.keys(roles).map((key) => [key, { key, names: collectTitles(key) }])),
    contract: toTerms(labels.contracts, getNames),
    time: toTerms(labels.times, getNames),
    city: toTerms(cities, ({ names }) => names.texts),
  };

  const getLanguage = ({ recurring }: Occurrence): Locale =>
    languages[getEntry(cities, recurring.city).country] ?? defaultLocale;

  const buildDescription = (role: string, language: Locale) => {
    const { mission, tasks, profile } = getEntry(texts[language], role);
    const { headings } = labels;
    return [
      `<p>${escapeHtml(mission)}</p>`,
      `<h2>${headings.tasks.texts[language]}</h2>${toHtmlList(tasks)}`,
      `<h2>${headings.profile.texts[language]}</h2>${toHtmlList(profile)}`,
    ].join('');
  };

  const toListedPosting = (occurrence: Occurrence): ListedPosting => {
    const { recurring, index, publishedAt, closesAt } = occurrence;
    const language = getLanguage(occurrence);
    const { family, contract } = getEntry(roles, recurring.role);
    const id = `H${index}`;
    return {
      id,
      title: getEntry(texts[language], recurring.role).title,
      language: getLanguageTag(language),
      publishedAt,
      closesAt,
      country: getEntry(cities, recurring.city).country,
      applyUrl: `https://careers.halcyre.example/apply/${id}`,
      house: getEntry(terms.house, recurring.house),
      sector: getEntry(terms.sector, getEntry(houses, recurring.house).sector),
      family: getEntry(terms.family, family),
      role: getEntry(terms.role, recurring.role),
      contract: getEntry(terms.contract, contract),
      time: getEntry(terms.time, recurring.time),
      city: getEntry(terms.city, recurring.city),
    };
  };

  const toPosting = (occurrence: Occurrence): Posting => ({
    ...toListedPosting(occurrence),
    description: buildDescription(occurrence.recurring.role, getLanguage(occurrence)),
    isOpen: occurrence.isOpen,
  });

  return { toListedPosting, toPosting };
};
