import { z } from 'zod';
import type { Locale } from '../../../i18n/locales';
import { noSearchWords, type SearchWords, searchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import type { AuthoredDashboard, AuthoredEvent, AuthoredPage } from '../authored/authored';
import { dashboardOf, eventOf, type Facts, factsOf, heading, type PageFolder } from '../authored/records';
import type { Rules } from '../authored/rules';
import { type Collection, collections, pageFields, singleFields } from './kinds';
import { written } from './written';

const text = z.string().trim().min(1);
export const event = eventOf(text);
export const dashboard = dashboardOf(text);
const figures = z.array(z.looseObject({ key: z.string() })).default([]);

type Values = Record<string, unknown>;

const toPage =
  (folder: PageFolder) =>
  (id: string, file: string, stored: Values, { read }: Rules): AuthoredPage => {
    const { heading: texts, facts } = pageFields[folder];
    return {
      id,
      file,
      facts: read<Facts>(factsOf[folder], written(facts, stored), file),
      version: { file, heading: read(heading, { slug: '', ...written(texts, stored) }, file) },
    };
  };

const toEvent = (id: string, file: string, stored: Values, { read }: Rules): SharedRecord<AuthoredEvent> => ({
  id,
  file,
  facts: read(event, written(collections.events, stored), file),
});

/** Joins the texts of the indicators to their figures. */
const toDashboard = (id: string, file: string, stored: Values, { read }: Rules): SharedRecord<AuthoredDashboard> => {
  const { figures: found, indicators, ...texts } = written(collections.dashboards, stored);
  const byKey = new Map(read(figures, found, file, ['figures']).map(({ key, ...values }) => [key, values]));
  const joined = read(figures, indicators, file, ['indicators']).map(({ key, ...words }) => ({
    id: key,
    ...words,
    ...byKey.get(key),
  }));
  return { id, file, facts: read(dashboard, { ...texts, indicators: joined }, file) };
};

const readers = {
  pages: toPage('pages'),
  houses: toPage('houses'),
  articles: toPage('articles'),
  people: toPage('people'),
  events: toEvent,
  dashboards: toDashboard,
} satisfies Record<Collection, unknown>;

/** An entry of Strapi in one language, in the form in which the site reads it. */
export type Entries = { [C in Collection]: ReturnType<(typeof readers)[C]> };

/** Reads a row of Strapi. Throws a ContentError if nothing of it can be used. */
export const entryOf = <C extends Collection>(
  collection: C,
  locale: Locale,
  stored: Values,
  rules: Rules,
): Entries[C] => {
  const id = String(stored.entryId);
  return readers[collection](id, `${collection}/${id} in ${locale}`, stored, rules) as Entries[C];
};

/** The settings as editors have written them. */
export const settingsOf = (stored: unknown): unknown => written(singleFields.settings, stored);

export const searchWordsOf = (stored: unknown, file: string, { read }: Rules): SearchWords => {
  if (stored === null) return noSearchWords;
  const { synonyms = [], ...others } = written(singleFields['search-words'], stored);
  const groups = (synonyms as string[]).map((line) => line.split(',').map((word) => word.trim()));
  return read(searchWords, { ...others, synonyms: groups }, file);
};
