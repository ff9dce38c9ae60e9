import { type Locale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { toBatches } from '../../../shared/batches';
import { keepSame } from '../../files/keep-same';
import type { MediaManifest } from '../../files/pictures';
import { type Authored, ofAllLocales } from '../authored/authored';
import { pageFolders } from '../authored/records';
import { orReported, type Rules } from '../authored/rules';
import { typeOf } from '../file-types';
import type { Status, StrapiApi, StrapiFile, StrapiRow } from './api';
import { type Entries, entryOf, searchWordsOf, settingsOf } from './entries';
import { type Collection, collectionNames, collections, type Part, type Single, singleFields } from './kinds';
import { localeOf, queryOf } from './query';
import { mediaPath } from './written';

interface Kept<E> {
  locale: Locale;
  /** Differs once the row is written again. */
  stamp: string;
  /** Null if it cannot be used. */
  entry: E | null;
}

interface Rows<E> {
  mark: string;
  /** By document and language. */
  byKey: Map<string, Kept<E>>;
}

/** Everything of Strapi in one status, as the site last read it. Parts that have not changed keep their identity. */
export interface Mirror {
  collections: { [C in Collection]: Rows<Entries[C]> };
  settings: Record<Locale, unknown>;
  searchWords: Record<Locale, SearchWords>;
  files: StrapiFile[];
}

/** How many documents one request names. */
const documentsAtOnce = 50;

const keyOf = ({ documentId, locale }: StrapiRow) => `${documentId} ${locale}`;
const stampOf = ({ id, updatedAt }: StrapiRow) => `${id} ${updatedAt}`;

/** The rows of a type that the site does not know in their last version. */
const newRows = async (api: StrapiApi, collection: Collection, status: Status, before: Rows<unknown> | undefined) => {
  const everything = { ...queryOf(collections[collection]) };
  everything.fields += ',entryId,updatedAt,locale';
  if (!before) {
    const rows = await api.rows(collection, status, everything);
    return { present: rows, rows };
  }
  const present = await api.rows(collection, status, { fields: 'id,updatedAt,locale' });
  const changed = present.filter((row) => before.byKey.get(keyOf(row))?.stamp !== stampOf(row));
  const documents = [...new Set(changed.map(({ documentId }) => documentId))];
  const read = toBatches(documents, documentsAtOnce).map((some) =>
    api.rows(collection, status, { ...everything, 'filters[documentId][$in]': some }),
  );
  return { present, rows: (await Promise.all(read)).flat() };
};

const readCollection = async <C extends Collection>(
  { api, status, rules }: Reading,
  collection: C,
  before: Rows<Entries[C]> | undefined,
): Promise<Rows<Entries[C]>> => {
  const mark = await api.mark(collection, status);
  if (before?.mark === mark) return before;
  const { present, rows } = await newRows(api, collection, status, before);
  const read = new Map(rows.map((row) => [keyOf(row), row]));
  const byKey: Rows<Entries[C]>['byKey'] = new Map();
  for (const row of present) {
    const key = keyOf(row);
    const locale = localeOf(row.locale);
    const known = before?.byKey.get(key);
    const now = read.get(key);
    if (known?.stamp === stampOf(row)) byKey.set(key, known);
    else if (locale && now)
      byKey.set(key, {
        locale,
        stamp: stampOf(now),
        entry: orReported(rules, () => entryOf(collection, locale, now, rules), null) ?? known?.entry ?? null,
      });
  }
  return { mark, byKey };
};

const inEachLocale = async <T>(read: (locale: Locale) => Promise<T>): Promise<PerLocale<T>> => {
  const found = locales.map(async (locale) => [locale, await read(locale)] as const);
  return Object.fromEntries(await Promise.all(found)) as PerLocale<T>;
};

export interface Reading {
  api: StrapiApi;
  status: Status;
  rules: Rules;
}

/** Reads what has changed since `before`, or everything. With `only`, other parts are taken to be as before. */
export const readMirror = async (reading: Reading, before?: Mirror, only?: Part): Promise<Mirror> => {
  const { api, status, rules } = reading;
  const single = (type: Single, locale: Locale) => api.single(type, status, locale, queryOf(singleFields[type]));
  const unlessKnown = async <T>(part: Part, known: T | undefined, read: () => Promise<T>): Promise<T> =>
    known === undefined || !only || only === part ? read() : known;
  const readCollections = async () => {
    const read = async <C extends Collection>(name: C) => {
      const known = before?.collections[name];
      return [name, await unlessKnown(name, known, () => readCollection(reading, name, known))];
    };
    return Object.fromEntries(await Promise.all(collectionNames.map(read))) as Mirror['collections'];
  };
  const [found, settings, searchWords, files] = await Promise.all([
    readCollections(),
    unlessKnown('settings', before?.settings, () =>
      inEachLocale(async (locale) => settingsOf(await single('settings', locale))),
    ),
    unlessKnown('search-words', before?.searchWords, () =>
      inEachLocale(async (locale) =>
        searchWordsOf(await single('search-words', locale), `search words in ${locale}`, rules),
      ),
    ),
    unlessKnown('files', before?.files, api.files),
  ]);
  const isAsBefore = before && collectionNames.every((name) => found[name] === before.collections[name]);
  return keepSame(before, {
    collections: isAsBefore ? before.collections : found,
    settings: keepSame(before?.settings, settings),
    searchWords: keepSame(before?.searchWords, searchWords),
    files: keepSame(before?.files, files),
  });
};

const entriesOf = <C extends Collection>(mirror: Mirror, collection: C, locale?: Locale): Entries[C][] =>
  [...mirror.collections[collection].byKey.values()].flatMap((row) =>
    row.entry && (!locale || row.locale === locale) ? [row.entry] : [],
  );

const isPicture = ({ mime, width, height }: StrapiFile) =>
  mime.startsWith('image/') && width !== null && height !== null;

const manifestOf = (files: StrapiFile[]): MediaManifest =>
  Object.fromEntries(
    files.filter(isPicture).map(({ name, width, height, focalPoint, blur }) => [
      mediaPath(name),
      {
        width: width ?? 0,
        height: height ?? 0,
        focal: focalPoint ? `${focalPoint.x}% ${focalPoint.y}%` : '50% 50%',
        blur: blur ?? '',
      },
    ]),
  );

/** The content of each locale, in the form in which editors write it. */
export const authoredOf = (mirror: Mirror): PerLocale<Authored> => {
  const pages = pageFolders.flatMap((folder) => entriesOf(mirror, folder));
  const ofAll = {
    ...ofAllLocales(pages),
    files: new Set(mirror.files.map(({ name }) => name).filter(typeOf)),
    media: manifestOf(mirror.files),
  };
  return mapLocales((locale) => ({
    ...ofAll,
    settings: { file: `settings in ${locale}`, value: mirror.settings[locale] },
    pages: pageFolders.flatMap((folder) => entriesOf(mirror, folder, locale)),
    events: entriesOf(mirror, 'events', locale),
    dashboards: entriesOf(mirror, 'dashboards', locale),
    searchWords: mirror.searchWords[locale],
  }));
};
