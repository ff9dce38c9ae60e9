import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import type { Image } from '../../../model/field-types';
import { checkSameLanguages, localizedText, type SingleLanguage } from '../../../model/localized';
import { type AlbumKind, albumKinds } from '../../../model/media';
import { tags } from '../../../model/tags';
import { check, recordIn, type SharedRecord } from '../../files/content-file';
import type { FolderReading } from '../../files/content-folder';
import { keepSame } from '../../files/keep-same';
import { keptContent } from '../../files/kept-content';
import { authoredImage, mediaManifest } from '../../files/pictures';
import type { Media, MediaAlbum, MediaPlaylist } from '../contract';

const picture = z.strictObject({ src: z.string(), alt: localizedText });
type Picture = SingleLanguage<z.infer<typeof picture>>;

const albumRecord = z
  .strictObject({
    kind: z.enum(albumKinds),
    title: localizedText,
    photos: z.array(picture.extend({ caption: localizedText })).min(1),
  })
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
    title: localizedText,
    videos: z.array(z.union([ownVideo, youtubeVideo])).min(1),
  })
  .superRefine(checkSameLanguages);

/** Albums by kind and id, playlists by id. */
interface Library {
  albums: Map<string, PerLocale<MediaAlbum | null>>;
  playlists: Map<string, PerLocale<MediaPlaylist | null>>;
}

const keyOf = (kind: AlbumKind, id: string) => `${kind} ${id}`;
const idOf = (key: string) => key.slice(key.indexOf(' ') + 1);

const changedKeys = <T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((key) => !isDeepStrictEqual(before.get(key), now.get(key)));

/** What `make` gives for a record in each language; null in a language that it lacks. */
const inEachLanguage = <T, U>(record: SharedRecord<T>, make: (record: SharedRecord<SingleLanguage<T>>) => U) =>
  mapLocales((locale) => {
    const found = recordIn(record, locale);
    return found && make(found);
  });

/** Rejects with a ContentError if a file is invalid. */
const readLibrary = async (reading: FolderReading): Promise<Library> => {
  const manifest = await reading.json('media.json', mediaManifest);
  const image = authoredImage((src) => manifest[src]);
  const toImage = ({ src, alt }: Picture, file: string, at: string[]): Image => check(image, { src, alt }, file, at);

  const toAlbum = ({ id, file, facts }: SharedRecord<SingleLanguage<z.infer<typeof albumRecord>>>): MediaAlbum => ({
    id,
    title: facts.title,
    photos: facts.photos.map(({ caption, ...photo }, index) => ({
      image: toImage(photo, file, ['photos', `${index}`]),
      caption,
      reference: photo.src.slice(1),
    })),
  });

  const toPlaylist = ({
    id,
    file,
    facts,
  }: SharedRecord<SingleLanguage<z.infer<typeof playlistRecord>>>): MediaPlaylist => ({
    id,
    title: facts.title,
    items: facts.videos.map(({ title, description, date = null, poster, ...source }, index) => {
      const background = toImage(poster, file, ['videos', `${index}`, 'poster']);
      const common = { title, background };
      const video = 'videoId' in source ? { ...common, ...source } : { ...common, ...source, alt: background.alt };
      return { description, date, video };
    }),
  });

  const albums = await reading.records('albums', albumRecord);
  const playlists = await reading.records('playlists', playlistRecord);
  return {
    albums: new Map(albums.map((record) => [keyOf(record.facts.kind, record.id), inEachLanguage(record, toAlbum)])),
    playlists: new Map(playlists.map((record) => [record.id, inEachLanguage(record, toPlaylist)])),
  };
};

/** The albums and playlists in the files below `root`. */
export const embeddedMedia = (root: string): Media => {
  const library = keptContent<Library>({
    name: 'media',
    root,
    make: async (reading, before) => keepSame(before, await readLibrary(reading)),
    tagsOf: (before, now) => [
      ...changedKeys(before.albums, now.albums).map((key) => tags.album(idOf(key))),
      ...changedKeys(before.playlists, now.playlists).map(tags.playlist),
    ],
  });
  return {
    album: async (locale, kind, id) => (await library.get()).albums.get(keyOf(kind, id))?.[locale] ?? null,
    playlist: async (locale, id) => (await library.get()).playlists.get(id)?.[locale] ?? null,
    changed: library.reread,
  };
};
