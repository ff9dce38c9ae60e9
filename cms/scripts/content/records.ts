import { type Locale, localeCodes } from './content-types';
import type { Values } from './values';

/** An entry whose file has its texts in every language (`{ en: …, fr: … }`), with the texts separated by locale. */
interface RecordParts {
  facts: Values;
  texts: Partial<Record<Locale, Values>>;
}

type Texts = Partial<Record<Locale, unknown>>;

const listLocales = (texts: Texts) => localeCodes.filter((locale) => locale in texts);

/** Returns the localised fields of one locale. */
const pickLocale = (values: Values, names: string[], locale: Locale): Values =>
  Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, (values[name] as Texts)[locale] ?? null]),
  );

/** Merges the localised fields of all locales into fields with texts in every language. */
const mergeLocales = (texts: RecordParts['texts'], names: string[]): Values => {
  const versions = localeCodes.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]] as const] : []));
  return Object.fromEntries(
    names
      .filter((name) => versions.some(([, values]) => values[name] !== undefined))
      .map((name) => [name, Object.fromEntries(versions.map(([locale, values]) => [locale, values[name]]))]),
  );
};

const mapLocales = (recordLocales: Locale[], buildValues: (locale: Locale) => Values): RecordParts['texts'] =>
  Object.fromEntries(recordLocales.map((locale) => [locale, buildValues(locale)]));

const events = {
  read: (values: Values, localized: string[]): RecordParts => ({
    facts: Object.fromEntries(Object.entries(values).filter(([name]) => !localized.includes(name))),
    texts: mapLocales(listLocales(values.title as Texts), (locale) => pickLocale(values, localized, locale)),
  }),
  write: ({ facts, texts }: RecordParts, localized: string[]): Values => ({
    ...facts,
    ...mergeLocales(texts, localized),
  }),
};

interface Indicator extends Values {
  key: string;
}

/** The fields of a dashboard that are texts. */
const headingFields = ['title', 'intro', 'takeaway'];
/** The fields of an indicator that are texts. */
const textFields = ['label', 'unit', 'note'];
/** The unit that is the same in every language. */
const sharedUnit = '%';

const dashboards = {
  read: (dashboard: Values): RecordParts => {
    const recordLocales = listLocales(dashboard.title as Texts);
    const items = (dashboard.indicators as Values[]).map(({ id: key, unit, ...otherFields }) => ({
      key,
      ...otherFields,
      ...(unit === undefined
        ? {}
        : { unit: unit === sharedUnit ? Object.fromEntries(recordLocales.map((locale) => [locale, unit])) : unit }),
    }));
    return {
      facts: {
        figures: items.map((item) =>
          Object.fromEntries(Object.entries(item).filter(([name]) => !textFields.includes(name))),
        ),
      },
      texts: mapLocales(recordLocales, (locale) => ({
        ...pickLocale(dashboard, headingFields, locale),
        indicators: items.map((item) => ({ key: item.key, ...pickLocale(item, textFields, locale) })),
      })),
    };
  },

  write: ({ facts, texts }: RecordParts): Values => {
    const figures = new Map((facts.figures as Indicator[]).map(({ key, ...values }) => [key, values]));
    const [first] = Object.values(texts);
    return {
      ...mergeLocales(texts, headingFields),
      indicators: ((first?.indicators ?? []) as Indicator[]).map(({ key }) => {
        const indicatorTexts = mapLocales(
          listLocales(texts),
          (locale) => (texts[locale]?.indicators as Indicator[] | undefined)?.find((item) => item.key === key) ?? {},
        );
        const { label, unit, note } = mergeLocales(indicatorTexts, textFields) as Record<string, Texts>;
        const isSharedUnit = unit && Object.values(unit).every((text) => text === sharedUnit);
        const { decimals, ...values } = figures.get(key) ?? {};
        return {
          id: key,
          label,
          ...(unit ? { unit: isSharedUnit ? sharedUnit : unit } : {}),
          ...(decimals === undefined ? {} : { decimals }),
          ...(note ? { note } : {}),
          ...values,
        };
      }),
    };
  },
};

/** The readers and writers for folders with one file per entry. */
export const records = { events, dashboards };
