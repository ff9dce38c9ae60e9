import { z } from 'zod';
import { defaultLocale } from '../i18n/locales';
import { createVideoSchema, image, plainFieldTypes, youtubeVideo } from './field-types';
import { formattedDate, localeParameter } from './values';

/** The kinds of albums. */
export const albumKinds = ['finance', 'sustainability'] as const;
export type AlbumKind = (typeof albumKinds)[number];

/** An album of pictures. `href` is the download address of a picture. */
export const album = z.object({
  id: z.string(),
  title: z.string(),
  photos: z.array(z.object({ image, caption: z.string(), href: z.string() })),
});
export type Album = z.infer<typeof album>;

/** A film of a playlist: on this site, or on YouTube, which browsers do not contact before the film plays. */
export const playlistItem = z.object({
  description: z.string(),
  date: formattedDate.nullable(),
  video: z.union([createVideoSchema(plainFieldTypes), youtubeVideo]),
});
export type PlaylistItem = z.infer<typeof playlistItem>;

export const playlist = z.object({ id: z.string(), title: z.string(), items: z.array(playlistItem) });
export type Playlist = z.infer<typeof playlist>;

const id = z.string().max(64);
const locale = localeParameter.default(defaultLocale);

export const albumQuery = z.object({ albumId: id, locale });
export const albumResponse = z.object({
  album: album.nullable().describe('Null if the album does not exist or is unavailable'),
});
export type AlbumResponse = z.infer<typeof albumResponse>;

export const playlistQuery = z.object({ playlistId: id, locale });
export const playlistResponse = z
  .object({ items: z.array(playlistItem) })
  .nullable()
  .describe('Null if the playlist does not exist or is unavailable, or if the request is invalid');
export type PlaylistResponse = z.infer<typeof playlistResponse>;
