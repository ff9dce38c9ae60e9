import brand from '../../../../content/brand.json' with { type: 'json' };
import { defaultLocale, getLanguageTag, type Locale } from '../../../i18n/locales';
import type { LocalizedText } from '../../../model/localized';
import type { Pay } from '../../../model/pay';
import { escapeHtml } from '../../../shared/html';
import { formatIsoDate } from '../../../shared/time';
import type { ListedPosting, Posting, PostingTerm, WorkModel } from '../contract';
import type { Occurrence, RecurringPosting } from './recurring';
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

/** Replaces the names in braces by their values. */
const fillIn = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);

/** The first day of the month that begins at least a month after an ISO date. */
const findNextStart = (date: string): string => {
  const start = new Date(date);
  start.setUTCMonth(start.getUTCMonth() + 2, 1);
  return formatIsoDate(start.getTime());
};

/** Creates functions that convert occurrences to postings with the texts of the source. */
export const createPostingConverter = (source: OfferSource) => {
  const { labels, families, languages, roles, houses, cities, countries, texts } = source;
  const getNames = ({ texts: names }: LocalizedText) => names;
  const getText = ({ texts: names }: LocalizedText, locale: Locale): string =>
    names[locale] ?? getEntry(names, defaultLocale);
  const collectTitles = (role: string) =>
    Object.fromEntries(
      Object.entries(texts).map(([locale, localeTexts]) => [locale, getEntry(localeTexts, role).title]),
    );
  const terms = {
    houseName: toTerms(houses, ({ name }) => name),
    sector: toTerms(labels.sectors, getNames),
    jobFamily: toTerms(labels.families, getNames),
    role: Object.fromEntries(Object.keys(roles).map((key) => [key, { key, names: collectTitles(key) }])),
    workerSubType: toTerms(labels.contracts, getNames),
    jobTimeType: toTerms(labels.times, getNames),
    locationCity: toTerms(cities, ({ names }) => names.texts),
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

  const getWorkplace = (role: string): string => {
    const { family, workplace } = getEntry(roles, role);
    return workplace ?? getEntry(families, family).workplace;
  };

  const getWorkModel = (role: string): WorkModel =>
    getEntry(roles, role).workModel ?? (getWorkplace(role) === 'office' ? 'hybrid' : 'on-site');

  const getWeeklyHours = ({ number, city, time }: RecurringPosting): number => {
    const { weeklyHours, partTimeHours } = getEntry(countries, getEntry(cities, city).country);
    return (time === 'part-time' && partTimeHours[number % partTimeHours.length]) || weeklyHours;
  };

  /** The range of pay, rounded to two digits; undefined in countries where offers do not state it. */
  const getPay = (recurring: RecurringPosting): Pay | undefined => {
    const { country, pay: cityFactor } = getEntry(cities, recurring.city);
    const { pay, weeklyHours } = getEntry(countries, country);
    if (!pay) return undefined;
    const { pay: basePay, contract } = getEntry(roles, recurring.role);
    const period = contract === 'internship' ? 'month' : pay.period;
    const share = getWeeklyHours(recurring) / weeklyHours / (period === 'month' ? 12 : 1);
    const [min, max] = basePay.map((amount) => {
      const yearly = Math.max(amount * pay.factor * cityFactor, pay.minimum);
      return Number((yearly * share).toPrecision(2));
    }) as [number, number];
    return { min, max, currency: pay.currency, period };
  };

  const toListedPosting = (occurrence: Occurrence): ListedPosting => {
    const { recurring, index, publishedAt, closesAt } = occurrence;
    const language = getLanguage(occurrence);
    const { family, contract } = getEntry(roles, recurring.role);
    const jobId = `H${index}`;
    const pay = getPay(recurring);
    const { country, region } = getEntry(cities, recurring.city);
    return {
      jobId,
      jobPosting: getEntry(texts[language], recurring.role).title,
      language: getLanguageTag(language),
      publishedAt,
      closesAt,
      locationCountry: country,
      ...(region && { region }),
      applyUrl: `${brand.applyUrl}/${jobId}`,
      houseName: getEntry(terms.houseName, recurring.house),
      sector: getEntry(terms.sector, getEntry(houses, recurring.house).sector),
      jobFamily: getEntry(terms.jobFamily, family),
      role: getEntry(terms.role, recurring.role),
      workerSubType: getEntry(terms.workerSubType, contract),
      jobTimeType: getEntry(terms.jobTimeType, recurring.time),
      locationCity: getEntry(terms.locationCity, recurring.city),
      ...(pay && { pay }),
      workModel: getWorkModel(recurring.role),
      weeklyHours: getWeeklyHours(recurring),
      ...(contract !== 'permanent' && { startsAt: findNextStart(closesAt) }),
    };
  };

  const houseKeys = Object.keys(houses);
  const workplaceKeys = Object.keys(labels.workplaces);

  /** The place of work. Each kind of place of each house has its own house number in a city. */
  const buildWorkplace = ({ role, house, city }: RecurringPosting, language: Locale): Posting['workplace'] => {
    const workplace = getWorkplace(role);
    const { names, address } = getEntry(cities, city);
    const number = 1 + houseKeys.indexOf(house) * workplaceKeys.length + workplaceKeys.indexOf(workplace);
    const values = { house: getEntry(houses, house).name, city: getText(names, language) };
    return {
      name: fillIn(getText(getEntry(labels.workplaces, workplace), language), values),
      address: fillIn(address, { number }),
    };
  };

  const toPosting = (occurrence: Occurrence): Posting => {
    const { recurring, isOpen } = occurrence;
    const language = getLanguage(occurrence);
    const { team, steps } = getEntry(families, getEntry(roles, recurring.role).family);
    return {
      ...toListedPosting(occurrence),
      description: buildDescription(recurring.role, language),
      isOpen,
      workplace: buildWorkplace(recurring, language),
      team: fillIn(getText(team, language), { count: 3 + (recurring.number % 9) }),
      steps: steps.map((step) => getText(step, language)),
    };
  };

  return { toListedPosting, toPosting };
};
