import { type Locale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { toBatches } from '../../../shared/batches';
import type { MediaManifest } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { type AuthoredContent, collectShared } from '../authored/authored-content';
import { pageFolders } from '../authored/records';
import { type Rules, tryOrReport } from '../authored/rules';
import { getMediaType } from '../file-types';
import type { Status, StrapiApi, StrapiFile, StrapiRow } from './api';
import { type Entries, toEntry, toSearchWords, toSettings } from './entries';
import { type Collection, type ContentPart, collectionNames, collections, type Single, singleFields } from './kinds';
import { buildQuery, findLocale } from './query';
import { mediaPath } from './to-authored';

interface CachedRow<E> {
  locale: Locale;
  /** Differs once the row is written again. */
  stamp: string;
  /** Null if it cannot be used. */
  entry: E | null;
}

interface CachedRows<E> {
  mark: string;
  /** By document and language. */
  byKey: Map<string, CachedRow<E>>;
}

/** Everything of Strapi in one status, as the site last read it. Parts that have not changed keep their identity. */
export interface Mirror {
  collections: { [C in Collection]: CachedRows<Entries[C]> };
  settings: Record<Locale, unknown>;
  searchWords: Record<Locale, SearchWords>;
  files: StrapiFile[];
}

/** How many documents one request names. */
const documentsPerRequest = 50;

const toKey = ({ documentId, locale }: StrapiRow) => `${documentId} ${locale}`;
const toStamp = ({ id, updatedAt }: StrapiRow) => `${id} ${updatedAt}`;

/** The rows of a type that the site does not know in their last version. */
const readNewRows = async (
  api: StrapiApi,
  collection: Collection,
  status: Status,
  previous: CachedRows<unknown> | undefined,
) => {
  const fullQuery = { ...buildQuery(collections[collection]) };
  fullQuery.fields += ',entryId,updatedAt,locale';
  if (!previous) {
    const rows = await api.rows(collection, status, fullQuery);
    return { present: rows, rows };
  }
  const currentRows = await api.rows(collection, status, { fields: 'id,updatedAt,locale' });
  const changedRows = currentRows.filter((row) => previous.byKey.get(toKey(row))?.stamp !== toStamp(row));
  const documents = [...new Set(changedRows.map(({ documentId }) => documentId))];
  const requests = toBatches(documents, documentsPerRequest).map((batch) =>
    api.rows(collection, status, { ...fullQuery, 'filters[documentId][$in]': batch }),
  );
  return { present: currentRows, rows: (await Promise.all(requests)).flat() };
};

const readCollection = async <C extends Collection>(
  { api, status, rules }: MirrorContext,
  collection: C,
  previous: CachedRows<Entries[C]> | undefined,
): Promise<CachedRows<Entries[C]>> => {
  const mark = await api.getRevision(collection, status);
  if (previous?.mark === mark) return previous;
  const { present: currentRows, rows } = await readNewRows(api, collection, status, previous);
  const rowsByKey = new Map(rows.map((row) => [toKey(row), row]));
  const byKey: CachedRows<Entries[C]>['byKey'] = new Map();
  for (const row of currentRows) {
    const key = toKey(row);
    const locale = findLocale(row.locale);
    const cached = previous?.byKey.get(key);
    const latest = rowsByKey.get(key);
    if (cached?.stamp === toStamp(row)) byKey.set(key, cached);
    else if (locale && latest)
      byKey.set(key, {
        locale,
        stamp: toStamp(latest),
        entry: tryOrReport(rules, () => toEntry(collection, locale, latest, rules), null) ?? cached?.entry ?? null,
      });
  }
  return { mark, byKey };
};

const readEachLocale = async <T>(read: (locale: Locale) => Promise<T>): Promise<PerLocale<T>> => {
  const entries = locales.map(async (locale) => [locale, await read(locale)] as const);
  return Object.fromEntries(await Promise.all(entries)) as PerLocale<T>;
};

export interface MirrorContext {
  api: StrapiApi;
  status: Status;
  rules: Rules;
}

/** Reads what has changed since `before`, or everything. With `only`, other parts are taken to be as before. */
export const readMirror = async (context: MirrorContext, previous?: Mirror, only?: ContentPart): Promise<Mirror> => {
  const { api, status, rules } = context;
  const single = (type: Single, locale: Locale) => api.single(type, status, locale, buildQuery(singleFields[type]));
  const readUnlessUnaffected = async <T>(
    part: ContentPart,
    previousPart: T | undefined,
    read: () => Promise<T>,
  ): Promise<T> => (previousPart === undefined || !only || only === part ? read() : previousPart);
  const readCollections = async () => {
    const readIfAffected = async <C extends Collection>(name: C) => {
      const previousRows = previous?.collections[name];
      return [name, await readUnlessUnaffected(name, previousRows, () => readCollection(context, name, previousRows))];
    };
    return Object.fromEntries(await Promise.all(collectionNames.map(readIfAffected))) as Mirror['collections'];
  };
  const [readRows, settings, searchWords, files] = await Promise.all([
    readCollections(),
    readUnlessUnaffected('settings', previous?.settings, () =>
      readEachLocale(async (locale) => toSettings(await single('settings', locale))),
    ),
    readUnlessUnaffected('search-words', previous?.searchWords, () =>
      readEachLocale(async (locale) =>
        toSearchWords(await single('search-words', locale), `search words in ${locale}`, rules),
      ),
    ),
    readUnlessUnaffected('files', previous?.files, api.files),
  ]);
  const isUnchanged = previous && collectionNames.every((name) => readRows[name] === previous.collections[name]);
  return reuseIfEqual(previous, {
    collections: isUnchanged ? previous.collections : readRows,
    settings: reuseIfEqual(previous?.settings, settings),
    searchWords: reuseIfEqual(previous?.searchWords, searchWords),
    files: reuseIfEqual(previous?.files, files),
  });
};

const listEntries = <C extends Collection>(mirror: Mirror, collection: C, locale?: Locale): Entries[C][] =>
  [...mirror.collections[collection].byKey.values()].flatMap((row) =>
    row.entry && (!locale || row.locale === locale) ? [row.entry] : [],
  );

const isPicture = ({ mime, width, height }: StrapiFile) =>
  mime.startsWith('image/') && width !== null && height !== null;

const buildManifest = (files: StrapiFile[]): MediaManifest =>
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
export const toAuthoredContent = (mirror: Mirror): PerLocale<AuthoredContent> => {
  const pages = pageFolders.flatMap((folder) => listEntries(mirror, folder));
  const shared = {
    ...collectShared(pages),
    files: new Set(mirror.files.map(({ name }) => name).filter(getMediaType)),
    media: buildManifest(mirror.files),
  };
  return mapLocales((locale) => ({
    ...shared,
    settings: { file: `settings in ${locale}`, value: mirror.settings[locale] },
    pages: pageFolders.flatMap((folder) => listEntries(mirror, folder, locale)),
    events: listEntries(mirror, 'events', locale),
    dashboards: listEntries(mirror, 'dashboards', locale),
    searchWords: mirror.searchWords[locale],
  }));
};
