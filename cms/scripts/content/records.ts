import { type Locale, localeCodes } from './kinds';
import type { Values } from './values';

/** An entry whose file has its texts in every language: `{ en: …, fr: … }`. */
interface Parts {
  facts: Values;
  texts: Partial<Record<Locale, Values>>;
}

type Texts = Partial<Record<Locale, unknown>>;

const languagesOf = (texts: Texts) => localeCodes.filter((locale) => locale in texts);

/** The localised fields of one language. */
const spoken = (values: Values, names: string[], locale: Locale): Values =>
  Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, (values[name] as Texts)[locale] ?? null]),
  );

/** The localised fields with their texts in every language. */
const localizedOf = (texts: Parts['texts'], names: string[]): Values => {
  const versions = localeCodes.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]] as const] : []));
  return Object.fromEntries(
    names
      .filter((name) => versions.some(([, values]) => values[name] !== undefined))
      .map((name) => [name, Object.fromEntries(versions.map(([locale, values]) => [locale, values[name]]))]),
  );
};

const inEveryLanguage = (languages: Locale[], text: (locale: Locale) => Values): Parts['texts'] =>
  Object.fromEntries(languages.map((locale) => [locale, text(locale)]));

const events = {
  read: (values: Values, localized: string[]): Parts => ({
    facts: Object.fromEntries(Object.entries(values).filter(([name]) => !localized.includes(name))),
    texts: inEveryLanguage(languagesOf(values.title as Texts), (locale) => spoken(values, localized, locale)),
  }),
  write: ({ facts, texts }: Parts, localized: string[]): Values => ({ ...facts, ...localizedOf(texts, localized) }),
};

interface Indicator extends Values {
  key: string;
}

/** The fields of an indicator that are texts; `%` is a unit in every language. */
const textFields = ['label', 'unit', 'note'];
const everywhere = '%';

const dashboards = {
  read: ({ title, intro, indicators }: Values): Parts => {
    const languages = languagesOf(title as Texts);
    const items = (indicators as Values[]).map(({ id: key, unit, ...others }) => ({
      key,
      ...others,
      ...(unit === undefined
        ? {}
        : { unit: unit === everywhere ? Object.fromEntries(languages.map((locale) => [locale, unit])) : unit }),
    }));
    return {
      facts: {
        figures: items.map((item) =>
          Object.fromEntries(Object.entries(item).filter(([name]) => !textFields.includes(name))),
        ),
      },
      texts: inEveryLanguage(languages, (locale) => ({
        ...spoken({ title, intro }, ['title', 'intro'], locale),
        indicators: items.map((item) => ({ key: item.key, ...spoken(item, textFields, locale) })),
      })),
    };
  },

  write: ({ facts, texts }: Parts): Values => {
    const figures = new Map((facts.figures as Indicator[]).map(({ key, ...values }) => [key, values]));
    const [first] = Object.values(texts);
    return {
      ...localizedOf(texts, ['title', 'intro']),
      indicators: ((first?.indicators ?? []) as Indicator[]).map(({ key }) => {
        const words = inEveryLanguage(
          languagesOf(texts),
          (locale) => (texts[locale]?.indicators as Indicator[] | undefined)?.find((item) => item.key === key) ?? {},
        );
        const { label, unit, note } = localizedOf(words, textFields) as Record<string, Texts>;
        const isEverywhere = unit && Object.values(unit).every((text) => text === everywhere);
        const { decimals, ...values } = figures.get(key) ?? {};
        return {
          id: key,
          label,
          ...(unit ? { unit: isEverywhere ? everywhere : unit } : {}),
          ...(decimals === undefined ? {} : { decimals }),
          ...(note ? { note } : {}),
          ...values,
        };
      }),
    };
  },
};

/** How the files of a folder with one file for each entry are read and written. */
export const records = { events, dashboards };
