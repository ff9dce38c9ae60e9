import { defaultLocale, getLanguageTag, type Locale } from '../../../i18n/locales';
import type { LocalizedText } from '../../../model/localized';
import { escapeHtml } from '../../../shared/html';
import type { ListedPosting, Posting, PostingTerm } from '../contract';
import type { Occurrence } from './recurring';
import type { OfferSource } from './source';

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const part = <T>(table: Partial<Record<string, T>> | undefined, key: string): T => {
  const found = table?.[key];
  if (found === undefined) throw new Error(`there is no "${key}" in the files of offers`);
  return found;
};

/** The terms of a table by key; postings share them. */
const termsOf = <T>(
  table: Record<string, T>,
  namesOf: (value: T) => PostingTerm['names'],
): Record<string, PostingTerm> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, { key, names: namesOf(value) }]));

/** Converts occurrences to postings, with the texts from the files. */
export const postingMaker = ({ labels, languages, roles, houses, cities, texts }: OfferSource) => {
  const namesOf = ({ texts: names }: LocalizedText) => names;
  const titlesOf = (role: string) =>
    Object.fromEntries(Object.entries(texts).map(([locale, known]) => [locale, part(known, role).title]));
  const terms = {
    house: termsOf(houses, ({ name }) => name),
    sector: termsOf(labels.sectors, namesOf),
    family: termsOf(labels.families, namesOf),
    role: Object.fromEntries(Object.keys(roles).map((key) => [key, { key, names: titlesOf(key) }])),
    contract: termsOf(labels.contracts, namesOf),
    time: termsOf(labels.times, namesOf),
    city: termsOf(cities, ({ names }) => names.texts),
  };

  const writtenIn = ({ recurring }: Occurrence): Locale =>
    languages[part(cities, recurring.city).country] ?? defaultLocale;

  const descriptionOf = (role: string, language: Locale) => {
    const { mission, tasks, profile } = part(texts[language], role);
    const { headings } = labels;
    return [
      `<p>${escapeHtml(mission)}</p>`,
      `<h2>${headings.tasks.texts[language]}</h2>${list(tasks)}`,
      `<h2>${headings.profile.texts[language]}</h2>${list(profile)}`,
    ].join('');
  };

  const toListed = (occurrence: Occurrence): ListedPosting => {
    const { recurring, index, publishedAt, closesAt } = occurrence;
    const language = writtenIn(occurrence);
    const { family, contract } = part(roles, recurring.role);
    const id = `H${index}`;
    return {
      id,
      title: part(texts[language], recurring.role).title,
      language: getLanguageTag(language),
      publishedAt,
      closesAt,
      country: part(cities, recurring.city).country,
      applyUrl: `https://careers.halcyre.example/apply/${id}`,
      house: part(terms.house, recurring.house),
      sector: part(terms.sector, part(houses, recurring.house).sector),
      family: part(terms.family, family),
      role: part(terms.role, recurring.role),
      contract: part(terms.contract, contract),
      time: part(terms.time, recurring.time),
      city: part(terms.city, recurring.city),
    };
  };

  const toPosting = (occurrence: Occurrence): Posting => ({
    ...toListed(occurrence),
    description: descriptionOf(occurrence.recurring.role, writtenIn(occurrence)),
    isOpen: occurrence.isOpen,
  });

  return { toListed, toPosting };
};
