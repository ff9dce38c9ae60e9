import { type Locale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { toBatches } from '../../../shared/batches';
import { describePictures, type MediaManifest, type PictureDescriptions } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { type AuthoredContent, collectSharedFacts } from '../authored/authored-content';
import { pageFolders } from '../authored/records';
import { type Rules, tryOrReport } from '../authored/rules';
import { getMediaType } from '../file-types';
import type { Status, StrapiApi, StrapiFile, StrapiRow } from './api';
import { type EntryTypes, toEntry, toPictures, toSearchWords, toSettings } from './entries';
import {
  type Collection,
  type ContentPart,
  collectionNames,
  collections,
  pictureFields,
  type SingleType,
  singleFields,
} from './kinds';
import { buildQuery, findLocale, strapiLocaleCodes } from './query';
import { toMediaPath } from './to-authored';

/** The converted entry of a row, with what tells whether it is current. */
interface CachedRow<E> {
  locale: Locale;
  /** Differs after each change to the row in Strapi. */
  stamp: string;
  /** The entry or, if the row has become unusable, its last usable version; null if there is none. */
  entry: E | null;
}

/** A collection's rows, as last read. */
interface CachedCollection<E> {
  /** The collection's revision in Strapi, which differs after each change. */
  mark: string;
  /** The rows by document id and locale. */
  byKey: Map<string, CachedRow<E>>;
}

/** All content of Strapi in one status, as last read. Unchanged parts retain their identity. */
export interface Mirror {
  collections: { [C in Collection]: CachedCollection<EntryTypes[C]> };
  settings: Record<Locale, unknown>;
  searchWords: Record<Locale, SearchWords>;
  files: StrapiFile[];
  pictures: PictureDescriptions;
}

/** The number of descriptions of pictures in one request: they are short. */
const picturesPerRequest = 1000;
/** The number of documents in one request. */
const documentsPerRequest = 50;

const toKey = ({ documentId, locale }: StrapiRow) => `${documentId} ${locale}`;
const toStamp = ({ id, updatedAt }: StrapiRow) => `${id} ${updatedAt}`;

/** Reads the current rows of a collection without content, and those with content that are new or have changed. */
const readChangedRows = async (
  api: StrapiApi,
  collection: Collection,
  status: Status,
  previous: CachedCollection<unknown> | undefined,
) => {
  const fullQuery = { ...buildQuery(collections[collection]) };
  fullQuery.fields += `${collection === 'redirects' ? '' : ',entryId'},updatedAt,locale`;
  if (!previous) {
    const rows = await api.fetchRows(collection, status, fullQuery);
    return { currentRows: rows, changedRows: rows };
  }
  const currentRows = await api.fetchRows(collection, status, { fields: 'id,updatedAt,locale' });
  const outdatedRows = currentRows.filter((row) => previous.byKey.get(toKey(row))?.stamp !== toStamp(row));
  const documentIds = [...new Set(outdatedRows.map(({ documentId }) => documentId))];
  const requests = toBatches(documentIds, documentsPerRequest).map((batch) =>
    api.fetchRows(collection, status, { ...fullQuery, 'filters[documentId][$in]': batch }),
  );
  return { currentRows, changedRows: (await Promise.all(requests)).flat() };
};

/** Reads a collection; returns `previous` itself if nothing has changed. */
const readCollection = async <C extends Collection>(
  { api, status, rules }: MirrorContext,
  collection: C,
  previous: CachedCollection<EntryTypes[C]> | undefined,
): Promise<CachedCollection<EntryTypes[C]>> => {
  const mark = await api.getRevision(collection, status);
  if (previous?.mark === mark) return previous;
  const { currentRows, changedRows } = await readChangedRows(api, collection, status, previous);
  const changedRowsByKey = new Map(changedRows.map((row) => [toKey(row), row]));
  const byKey: CachedCollection<EntryTypes[C]>['byKey'] = new Map();
  for (const row of currentRows) {
    const key = toKey(row);
    const locale = findLocale(row.locale);
    const cached = previous?.byKey.get(key);
    const latest = changedRowsByKey.get(key);
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

/** The client, status and rules to read a mirror with. */
export interface MirrorContext {
  api: StrapiApi;
  status: Status;
  rules: Rules;
}

/**
 * Reads the changes since `previous`, or all content. With `changedPart`, other parts are not read and count as
 * unchanged.
 */
export const readMirror = async (
  context: MirrorContext,
  previous?: Mirror,
  changedPart?: ContentPart,
): Promise<Mirror> => {
  const { api, status, rules } = context;
  const readSingleType = (type: SingleType, locale: Locale) =>
    api.fetchSingle(type, status, locale, buildQuery(singleFields[type]));
  const pictureQuery = buildQuery(pictureFields);
  const readPictures = (locale: Locale) =>
    api.fetchRows('pictures', status, {
      ...pictureQuery,
      fields: `${pictureQuery.fields},updatedAt,locale`,
      locale: strapiLocaleCodes[locale],
      'pagination[pageSize]': picturesPerRequest,
    });
  const readIfAffected = async <T>(
    part: ContentPart,
    previousPart: T | undefined,
    read: () => Promise<T>,
  ): Promise<T> => (previousPart === undefined || !changedPart || changedPart === part ? read() : previousPart);
  const readCollections = async () => {
    const readCollectionIfAffected = async <C extends Collection>(name: C) => {
      const previousRows = previous?.collections[name];
      return [name, await readIfAffected(name, previousRows, () => readCollection(context, name, previousRows))];
    };
    return Object.fromEntries(
      await Promise.all(collectionNames.map(readCollectionIfAffected)),
    ) as Mirror['collections'];
  };
  const [newCollections, settings, searchWords, files, pictures] = await Promise.all([
    readCollections(),
    readIfAffected('settings', previous?.settings, () =>
      readEachLocale(async (locale) => toSettings(await readSingleType('settings', locale))),
    ),
    readIfAffected('search-words', previous?.searchWords, () =>
      readEachLocale(async (locale) =>
        toSearchWords(await readSingleType('search-words', locale), `search words in ${locale}`, rules),
      ),
    ),
    readIfAffected('files', previous?.files, api.fetchFiles),
    readIfAffected('pictures', previous?.pictures, async () => toPictures(await readEachLocale(readPictures))),
  ]);
  const isUnchanged = previous && collectionNames.every((name) => newCollections[name] === previous.collections[name]);
  return reuseIfEqual(previous, {
    collections: isUnchanged ? previous.collections : newCollections,
    settings: reuseIfEqual(previous?.settings, settings),
    searchWords: reuseIfEqual(previous?.searchWords, searchWords),
    files: reuseIfEqual(previous?.files, files),
    pictures: reuseIfEqual(previous?.pictures, pictures),
  });
};

/** Lists the usable entries of a collection, in one locale or in all. */
const listEntries = <C extends Collection>(mirror: Mirror, collection: C, locale?: Locale): EntryTypes[C][] =>
  [...mirror.collections[collection].byKey.values()].flatMap((row) =>
    row.entry && (!locale || row.locale === locale) ? [row.entry] : [],
  );

const isPicture = ({ mime, width, height }: StrapiFile) =>
  mime.startsWith('image/') && width !== null && height !== null;

/** Builds the manifest of all pictures: size, focal point and blurred preview by path. */
const buildManifest = (files: StrapiFile[]): MediaManifest =>
  Object.fromEntries(
    files.filter(isPicture).map(({ name, width, height, focalPoint, blur }) => [
      toMediaPath(name),
      {
        width: width ?? 0,
        height: height ?? 0,
        focal: focalPoint ? `${focalPoint.x}% ${focalPoint.y}%` : '50% 50%',
        blur: blur ?? '',
      },
    ]),
  );

/** Converts the mirror to the authored content of each locale. */
export const toAuthoredContent = (mirror: Mirror): PerLocale<AuthoredContent> => {
  const pages = pageFolders.flatMap((folder) => listEntries(mirror, folder));
  const shared = {
    ...collectSharedFacts(pages),
    files: new Set(mirror.files.map(({ name }) => name).filter(getMediaType)),
  };
  const manifest = buildManifest(mirror.files);
  return mapLocales((locale) => ({
    ...shared,
    settings: { file: `settings in ${locale}`, value: mirror.settings[locale] },
    pages: pageFolders.flatMap((folder) => listEntries(mirror, folder, locale)),
    events: listEntries(mirror, 'events', locale),
    dashboards: listEntries(mirror, 'dashboards', locale),
    redirects: listEntries(mirror, 'redirects', locale),
    searchWords: mirror.searchWords[locale],
    pictures: describePictures(manifest, mirror.pictures, locale),
  }));
};
