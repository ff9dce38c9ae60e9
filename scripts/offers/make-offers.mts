import { defaultLocale, type Locale } from '../../lib/i18n/locales.ts';
import type { Pay } from '../../lib/model/pay.ts';
import { dayMs, formatIsoDate } from '../../lib/shared/time.ts';
import type { BulkLine } from '../../lib/upstreams/jobs/embedded/entries.ts';
import { makeRecurringPostings, type RecurringPosting } from './recurring.mts';
import { type Names, readTables } from './tables.mts';

/** The start of day 0. */
const epochMs = Date.UTC(2025, 0, 1);
const toDayNumber = (date: Date): number => Math.floor((date.getTime() - epochMs) / dayMs);
const toIsoDate = (day: number) => formatIsoDate(epochMs + day * dayMs);

/** With this number of recurring postings, about 1,400 offers are open on any day. */
const defaultCount = 1700;
/** What is between the lines of an address in characters, which has no commas. */
const addressSeparators: Partial<Record<Locale, string>> = { cn: '', jp: ' ' };
/** The maximum number of offers of a recurring posting. */
const maxRounds = 100;

const getEntry = <T,>(table: Record<string, T> | undefined, key: string): T => {
  const entry = table?.[key];
  if (entry === undefined) throw new Error(`The tables of the demonstration's offers have no "${key}".`);
  return entry;
};

const getName = (names: string | Names, locale: Locale): string =>
  typeof names === 'string' ? names : (names[locale] ?? getEntry(names, defaultLocale));

/** Replaces the names in braces by their values. */
const fillIn = (template: string, values: Record<string, unknown>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => `${getEntry(values, name)}`);

const toList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** The first day of the month that begins at least a month after an ISO date. */
const findNextStart = (date: string): string => {
  const start = new Date(date);
  start.setUTCMonth(start.getUTCMonth() + 2, 1);
  return formatIsoDate(start);
};

interface Options {
  /** The first and last moment at which some offer is open. */
  from: Date;
  to: Date;
  /** The number of recurring postings. */
  count?: number;
}

/**
 * Makes the offers of the invented houses that are open at some moment between `from` and `to`. They depend only on the
 * calendar, so that all servers have the same ones.
 */
export const makeOffers = ({ from, to, count = defaultCount }: Options): BulkLine[] => {
  const tables = readTables();
  const { labels, roles, houses, cities, stores, countries, families, languages, wording, texts } = tables;
  const houseKeys = Object.keys(houses);
  const workplaceKeys = Object.keys(wording.workplaces);

  /** The range of pay, rounded to two digits; undefined in countries where offers do not state it. */
  const getPay = ({ role, city }: RecurringPosting, weeklyHours: number): Pay | undefined => {
    const { country: countryKey, pay: cityFactor = 1 } = getEntry(cities, city);
    const country = getEntry(countries, countryKey);
    if (!country.pay) return undefined;
    const { currency, factor, minimum = 0, period: usualPeriod = 'year', partTimePeriod = usualPeriod } = country.pay;
    const { pay: basePay, contract } = getEntry(roles, role);
    const isPartTime = weeklyHours < country.weeklyHours;
    const period = contract === 'internship' ? 'month' : isPartTime ? partTimePeriod : usualPeriod;
    const share =
      period === 'hour'
        ? 1 / 52 / country.weeklyHours
        : weeklyHours / country.weeklyHours / (period === 'month' ? 12 : 1);
    const [min = 0, max = 0] = basePay.map((amount) =>
      Number((Math.max(amount * factor * cityFactor, minimum) * share).toPrecision(2)),
    );
    return { min, max, currency, period };
  };

  /** What the offers of a recurring posting have in common. */
  const describe = (posting: RecurringPosting) => {
    const { number, role: roleKey, house, city: cityKey, time } = posting;
    const role = getEntry(roles, roleKey);
    const city = getEntry(cities, cityKey);
    const country = getEntry(countries, city.country);
    const family = families[roleKey] ?? getEntry(families, role.family);
    const language = languages[city.country] ?? defaultLocale;
    const workplace = role.workplace ?? family.workplace;
    const { partTimeHours = [18, 24, 30] } = country;
    const weeklyHours = (time === 'part-time' && partTimeHours[number % partTimeHours.length]) || country.weeklyHours;
    const pay = getPay(posting, weeklyHours);
    const { mission, tasks, profile } = getEntry(texts[language], roleKey);
    const facts = {
      houseName: house,
      sector: getEntry(houses, house).sector,
      jobFamily: role.family,
      role: roleKey,
      workerSubType: role.contract,
      jobTimeType: time,
      locationCity: cityKey,
      ...(city.region && { region: city.region }),
      locationCountry: city.country,
      ...(pay && { pay }),
      workModel: role.workModel ?? (workplace === 'office' ? ('hybrid' as const) : ('on-site' as const)),
      weeklyHours,
    };
    const { headings } = wording;
    const terms = (wording.terms[city.country] ?? []).filter(({ when = {} }) =>
      Object.entries(when).every(([name, keys]) => keys?.includes(facts[name as keyof typeof when] ?? '')),
    );
    const text = [
      mission,
      `## ${getName(headings.tasks, language)}`,
      toList(tasks),
      `## ${getName(headings.profile, language)}`,
      toList(profile),
      ...(terms.length > 0 ? [`## ${getName(headings.terms, language)}`, toList(terms.map((term) => term.text))] : []),
    ].join('\n\n');
    const names = {
      house: getName(getEntry(labels.houseName, house), language),
      city: getName(getEntry(labels.locationCity, cityKey), language),
      // Each kind of place of each house has its own house number in a city.
      number: 1 + houseKeys.indexOf(house) * workplaceKeys.length + workplaceKeys.indexOf(workplace),
      count: 3 + (number % 9),
    };
    const store = workplace === 'store' ? stores[house]?.get(cityKey) : undefined;
    const localized = {
      title: getName(getEntry(labels.role, roleKey), language),
      text: fillIn(text, { ...role, ...facts }),
      workplace: {
        name: fillIn(getName(getEntry(wording.workplaces, workplace), language), names),
        address: store
          ? (store.localStreet?.join(addressSeparators[language] ?? ', ') ?? [...store.street, names.city].join(', '))
          : fillIn(city.address ?? '', names),
      },
      team: fillIn(getName(family.team, language), names),
      steps: family.steps.map((step) => getName(step, language)),
    };
    return { facts, texts: { [language]: localized } };
  };

  const listRounds = ({ phase, every, open }: RecurringPosting): number[] => {
    const first = Math.max(0, Math.ceil((toDayNumber(from) - open - phase) / every));
    const last = Math.floor((toDayNumber(to) - phase) / every);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };

  return makeRecurringPostings(tables, count).flatMap((posting) => {
    const { facts, texts: localized } = describe(posting);
    return listRounds(posting).map((round): BulkLine => {
      const firstDay = posting.phase + round * posting.every;
      const publishedAt = toIsoDate(firstDay);
      const closesAt = toIsoDate(firstDay + posting.open);
      return {
        id: `H${posting.number * maxRounds + round}`,
        publishAt: `${publishedAt}T00:00:00Z`,
        publishedAt,
        closesAt,
        ...facts,
        ...(facts.workerSubType !== 'permanent' && { startsAt: findNextStart(closesAt) }),
        texts: localized,
      };
    });
  });
};
