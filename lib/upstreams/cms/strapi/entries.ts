import { z } from 'zod';
import { type Locale, locales, type PerLocale } from '../../../i18n/locales';
import { noSearchWords, type SearchWords, searchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import type { PictureDescriptions } from '../../files/pictures';
import type { AuthoredDashboard, AuthoredEvent, AuthoredPage, AuthoredRedirect } from '../authored/authored-content';
import {
  createDashboardSchema,
  createEventSchema,
  type Facts,
  factSchemas,
  headingSchema,
  type PageFolder,
} from '../authored/records';
import { storedRedirect } from '../authored/redirects';
import type { Rules } from '../authored/rules';
import { type Collection, collections, pageFields, pictureFields, singleFields } from './kinds';
import { toAuthored } from './to-authored';

const text = z.string().trim().min(1);
/** The schema of an event in one language. */
export const storedEvent = createEventSchema(text);
/** The schema of a dashboard in one language. */
export const storedDashboard = createDashboardSchema(text);
const figures = z.array(z.looseObject({ key: z.string() })).default([]);

type Values = Record<string, unknown>;

const toPage =
  (folder: PageFolder) =>
  (id: string, file: string, storedEntry: Values, { parse }: Rules): AuthoredPage => {
    const { heading: headingFields, facts } = pageFields[folder];
    return {
      id,
      file,
      facts: parse<Facts>(factSchemas[folder], toAuthored(facts, storedEntry), file),
      version: { file, heading: parse(headingSchema, { slug: '', ...toAuthored(headingFields, storedEntry) }, file) },
    };
  };

const toEvent = (id: string, file: string, storedEntry: Values, { parse }: Rules): SharedRecord<AuthoredEvent> => ({
  id,
  file,
  facts: parse(storedEvent, toAuthored(collections.events, storedEntry), file),
});

/** Converts a dashboard, joining the texts of its indicators with their figures. */
const toDashboard = (
  id: string,
  file: string,
  storedEntry: Values,
  { parse }: Rules,
): SharedRecord<AuthoredDashboard> => {
  const { figures: storedFigures, indicators, ...texts } = toAuthored(collections.dashboards, storedEntry);
  const byKey = new Map(parse(figures, storedFigures, file, ['figures']).map(({ key, ...values }) => [key, values]));
  const joinedIndicators = parse(figures, indicators, file, ['indicators']).map(({ key, ...labels }) => ({
    id: key,
    ...labels,
    ...byKey.get(key),
  }));
  return { id, file, facts: parse(storedDashboard, { ...texts, indicators: joinedIndicators }, file) };
};

const toRedirect = (_: string, file: string, storedEntry: Values, { parse }: Rules): AuthoredRedirect => ({
  file,
  redirect: parse(storedRedirect, toAuthored(collections.redirects, storedEntry), file),
});

const converters = {
  pages: toPage('pages'),
  houses: toPage('houses'),
  articles: toPage('articles'),
  people: toPage('people'),
  events: toEvent,
  dashboards: toDashboard,
  redirects: toRedirect,
} satisfies Record<Collection, unknown>;

/** The authored form of an entry in one language, by collection. */
export type EntryTypes = { [C in Collection]: ReturnType<(typeof converters)[C]> };

/** Converts an entry of Strapi to its authored form. Throws a ContentError if it is unusable. */
export const toEntry = <C extends Collection>(
  collection: C,
  locale: Locale,
  storedEntry: Values,
  rules: Rules,
): EntryTypes[C] => {
  const id = String(storedEntry.entryId ?? storedEntry.from);
  return converters[collection](id, `${collection}/${id} in ${locale}`, storedEntry, rules) as EntryTypes[C];
};

/** Converts the settings to their authored form. */
export const toSettings = (storedEntry: unknown): unknown => toAuthored(singleFields.settings, storedEntry);

/** Converts the search words to the model of the site. Throws a ContentError if they are unusable. */
export const toSearchWords = (storedEntry: unknown, file: string, { parse }: Rules): SearchWords => {
  if (storedEntry === null) return noSearchWords;
  const { synonyms = [], ...otherFields } = toAuthored(singleFields['search-words'], storedEntry);
  const groups = (synonyms as string[]).map((line) => line.split(',').map((word) => word.trim()));
  return parse(searchWords, { ...otherFields, synonyms: groups }, file);
};

const storedPicture = z.object({ src: z.string(), alt: text, credit: text.optional(), rights: text.optional() });

/** Converts the rows of each locale to the descriptions of pictures. Rows without a picture or a text are left out. */
export const toPictures = (rows: PerLocale<unknown[]>): PictureDescriptions => {
  const pictures: PictureDescriptions = {};
  for (const locale of locales)
    for (const row of rows[locale]) {
      const { data } = storedPicture.safeParse(toAuthored(pictureFields, row));
      if (!data) continue;
      const { src, alt, rights, ...credit } = data;
      const previous = pictures[src];
      const rightsTexts = { ...previous?.rights?.texts, ...(rights && { [locale]: rights }) };
      pictures[src] = {
        alt: { texts: { ...previous?.alt.texts, [locale]: alt } },
        ...credit,
        ...(Object.keys(rightsTexts).length > 0 && { rights: { texts: rightsTexts } }),
      };
    }
  return pictures;
};
