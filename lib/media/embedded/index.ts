import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { authoredImage, mediaManifest } from '../../cms/embedded/leaves';
import { check, readRecords, type SharedRecord } from '../../content-file';
import { fileAddress } from '../../file-address';
import { formatDate } from '../../i18n/formats';
import { type Locale, locales } from '../../i18n/locales';
import type { Image } from '../../model/leaf';
import { localized } from '../../model/localized';
import { type Album, albumKinds, type Playlist } from '../../model/media';
import type { Media } from '../contract';

const picture = z.strictObject({ src: z.string(), alt: localized });
type Picture = z.infer<typeof picture>;

const albumRecord = z.strictObject({
  kind: z.enum(albumKinds),
  title: localized,
  photos: z.array(picture.extend({ caption: localized })).min(1),
});

const videoBase = z.strictObject({
  title: localized,
  description: localized,
  date: z.iso.date().optional(),
  poster: picture,
});
const ownVideo = videoBase.extend({
  videoUrl: z.string().startsWith('/'),
  captions: z.partialRecord(z.enum(locales), z.string().startsWith('/')).optional(),
});
const youtubeVideo = videoBase.extend({ videoId: z.string().regex(/^[\w-]{11}$/) });
const playlistRecord = z.strictObject({
  title: localized,
  videos: z.array(z.union([ownVideo, youtubeVideo])).min(1),
});

/** The same thing in the words of every locale. */
const inEveryLocale = <T>(say: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Record<Locale, T>;

/** The albums and playlists in the files below `root`. Throws a ContentError where one is wrong. */
const readMedia = (root: string): Media => {
  const manifest = check(mediaManifest, JSON.parse(readFileSync(path.join(root, 'media.json'), 'utf8')), 'media.json');
  const image = authoredImage(manifest);
  const toImage = ({ src, alt }: Picture, locale: Locale, file: string, at: string[]): Image =>
    check(image, { src, alt: alt[locale] }, file, at);

  const toAlbum = ({ id, file, facts }: SharedRecord<z.infer<typeof albumRecord>>, locale: Locale): Album => ({
    id,
    title: facts.title[locale],
    photos: facts.photos.map(({ src, alt, caption }, index) => {
      const reference = src.slice(1);
      return {
        image: toImage({ src, alt }, locale, file, ['photos', `${index}`]),
        caption: caption[locale],
        reference,
        href: fileAddress(reference),
      };
    }),
  });

  const toPlaylist = ({ id, file, facts }: SharedRecord<z.infer<typeof playlistRecord>>, locale: Locale): Playlist => ({
    id,
    title: facts.title[locale],
    items: facts.videos.map(({ title, description, date, poster, ...source }, index) => {
      const background = toImage(poster, locale, file, ['videos', `${index}`, 'poster']);
      const common = { title: title[locale], background };
      return {
        description: description[locale],
        date: date ? { iso: date, text: formatDate(locale, date) } : null,
        video: 'videoId' in source ? { ...common, ...source } : { ...common, ...source, alt: background.alt },
      };
    }),
  });

  const albums = new Map(
    readRecords(root, 'albums', albumRecord).map((record) => [
      `${record.facts.kind} ${record.id}`,
      inEveryLocale((locale) => toAlbum(record, locale)),
    ]),
  );
  const playlists = new Map(
    readRecords(root, 'playlists', playlistRecord).map((record) => [
      record.id,
      inEveryLocale((locale) => toPlaylist(record, locale)),
    ]),
  );

  return {
    album: async (locale, kind, id) => albums.get(`${kind} ${id}`)?.[locale] ?? null,
    playlist: async (locale, id) => playlists.get(id)?.[locale] ?? null,
  };
};

/** When something in the folders was changed last. */
const lastChange = (root: string, folders: string[]): number => {
  const present = folders.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
  const files = present.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  return Math.max(0, ...[...present, ...files].map((at) => statSync(at).mtimeMs));
};

/** The albums and playlists in the files below `root`, read at once and again when they have changed. */
export const embeddedMedia = (root: string): Media => {
  const read = () => ({ changed: lastChange(root, ['albums', 'playlists']), media: readMedia(root) });
  let known = read();
  const current = (): Media => {
    if (known.changed !== lastChange(root, ['albums', 'playlists'])) known = read();
    return known.media;
  };
  return {
    album: async (locale, kind, id) => current().album(locale, kind, id),
    playlist: async (locale, id) => current().playlist(locale, id),
  };
};
