import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Locale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import { checkSameLanguages, localizedText, type SingleLanguage } from '../../../model/localized';
import { type AlbumKind, albumKinds } from '../../../model/media';
import { tags } from '../../../model/tags';
import { sharedNow } from '../../../platform/process/clock';
import { createCachedFolder } from '../../files/cached-folder';
import { localizeRecord, parseContent, type SharedRecord } from '../../files/content-file';
import { listFileReferences } from '../../files/file-references';
import type { FolderReader } from '../../files/folder-reader';
import { createImageSchema, describePictures, readPictureFiles } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import {
  type ContentSchedule,
  contentSchedules,
  findNextChangeMs,
  hasValidSchedule,
  isShownAt,
  type Scheduled,
  scheduleFields,
  scheduleIssue,
} from '../../files/schedule';
import type { Media, MediaAlbum, MediaPlaylist } from '../contract';

const picture = z.strictObject({ src: z.string(), alt: localizedText.optional() });

const albumRecord = z
  .strictObject({
    kind: z.enum(albumKinds),
    ...scheduleFields,
    title: localizedText,
    photos: z.array(picture.extend({ caption: localizedText })).min(1),
  })
  .refine(hasValidSchedule, scheduleIssue)
  .superRefine(checkSameLanguages);

const videoBase = z.strictObject({
  title: localizedText,
  description: localizedText,
  date: z.iso.date().optional(),
  poster: picture,
});
const ownVideo = videoBase.extend({
  videoUrl: z.string().startsWith('/'),
  captions: z.partialRecord(z.enum(locales), z.string().startsWith('/')).optional(),
});
const youtubeVideo = videoBase.extend({ videoId: z.string().regex(/^[\w-]{11}$/) });
const playlistRecord = z
  .strictObject({
    ...scheduleFields,
    title: localizedText,
    videos: z.array(z.union([ownVideo, youtubeVideo])).min(1),
  })
  .refine(hasValidSchedule, scheduleIssue)
  .superRefine(checkSameLanguages);

/** Albums by kind and id, and playlists by id, and when which of them are shown. */
interface Library {
  albums: Map<string, PerLocale<MediaAlbum | null>>;
  playlists: Map<string, PerLocale<MediaPlaylist | null>>;
  schedule: ContentSchedule;
}

const toAlbumKey = (kind: AlbumKind, id: string) => `${kind} ${id}`;
const parseAlbumId = (key: string) => key.slice(key.indexOf(' ') + 1);

/** The keys whose values differ between two maps. */
const listChangedKeys = <T>(previous: ReadonlyMap<string, T>, current: ReadonlyMap<string, T>): string[] =>
  [...new Set([...previous.keys(), ...current.keys()])].filter(
    (key) => !isDeepStrictEqual(previous.get(key), current.get(key)),
  );

/**
 * Builds a value from a record for each locale; null for a language that the record lacks, and for a record that is not
 * shown at a moment in Unix ms. Throws a ContentError if it is invalid, even before its time, so that its author sees it.
 */
const localizeEach = <T extends Scheduled, U>(
  record: SharedRecord<T>,
  nowMs: number,
  build: (record: SharedRecord<SingleLanguage<T>>, locale: Locale) => U,
) =>
  mapLocales((locale) => {
    const localizedRecord = localizeRecord(record, locale);
    const value = localizedRecord && build(localizedRecord, locale);
    return isShownAt(record.facts, nowMs) ? value : null;
  });

/**
 * Reads all albums and playlists, as they are shown at a moment in Unix ms. Rejects with a ContentError if a file is
 * invalid.
 */
const readLibrary = async (reader: FolderReader, nowMs: number): Promise<Library> => {
  const { manifest, descriptions } = await readPictureFiles(reader);
  const images = mapLocales((locale) => {
    const pictures = describePictures(manifest, descriptions, locale);
    return createImageSchema((src) => pictures[src]);
  });

  const toAlbum = (
    { id, file, facts }: SharedRecord<SingleLanguage<z.infer<typeof albumRecord>>>,
    locale: Locale,
  ): MediaAlbum => ({
    id,
    title: facts.title,
    photos: facts.photos.map(({ caption, ...photo }, index) => ({
      image: parseContent(images[locale], photo, file, ['photos', `${index}`]),
      caption,
      reference: photo.src.slice(1),
    })),
  });

  const toPlaylist = (
    { id, file, facts }: SharedRecord<SingleLanguage<z.infer<typeof playlistRecord>>>,
    locale: Locale,
  ): MediaPlaylist => ({
    id,
    title: facts.title,
    items: facts.videos.map(({ title, description, date = null, poster, ...source }, index) => {
      const background = parseContent(images[locale], poster, file, ['videos', `${index}`, 'poster']);
      const common = { title, background };
      const video = 'videoId' in source ? { ...common, ...source } : { ...common, ...source, alt: background.alt };
      return { description, date, video };
    }),
  });

  const albumRecords = await reader.readRecords('albums', albumRecord);
  const playlistRecords = await reader.readRecords('playlists', playlistRecord);
  const scheduled = [...albumRecords, ...playlistRecords].map(({ facts }): Scheduled => facts);
  const albums = new Map(
    albumRecords.map((record) => [toAlbumKey(record.facts.kind, record.id), localizeEach(record, nowMs, toAlbum)]),
  );
  const playlists = new Map(playlistRecords.map((record) => [record.id, localizeEach(record, nowMs, toPlaylist)]));
  return {
    albums,
    playlists,
    schedule: {
      nextChangeMs: findNextChangeMs(scheduled, nowMs),
      shownFiles: new Set([...albums.values(), ...playlists.values()].flatMap(listFileReferences)),
    },
  };
};

/** The source of the albums and playlists in the files below `root`. */
export const embeddedMedia = (root: string): Media => {
  const library = createCachedFolder<Library>({
    name: 'media',
    root,
    build: async (reader, previous) => reuseIfEqual(previous, await readLibrary(reader, sharedNow())),
    diffTags: (previous, current) => [
      ...listChangedKeys(previous.albums, current.albums).map((key) => tags.album(parseAlbumId(key))),
      ...listChangedKeys(previous.playlists, current.playlists).map(tags.playlist),
    ],
    onPublish: ({ schedule }) => contentSchedules.set('media', schedule),
  });
  return {
    album: async (locale, kind, id) => (await library.get()).albums.get(toAlbumKey(kind, id))?.[locale] ?? null,
    caption: async (locale, reference) =>
      [...(await library.get()).albums.values()]
        .flatMap((album) => album[locale]?.photos ?? [])
        .find((photo) => photo.reference === reference)?.caption ?? null,
    playlist: async (locale, id) => (await library.get()).playlists.get(id)?.[locale] ?? null,
    loadChanges: library.reload,
  };
};
