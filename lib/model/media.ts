import { z } from 'zod';
import { defaultLocale } from '../i18n/locales';
import { image, plainFieldTypes, videoSchema, youtubeVideo } from './field-types';
import { day, localeParameter } from './values';

/** The kinds of albums. */
export const albumKinds = ['finance', 'sustainability'] as const;
export type AlbumKind = (typeof albumKinds)[number];

/** Pictures with a title; `href` is the address of the file to download. */
export const album = z.object({
  id: z.string(),
  title: z.string(),
  photos: z.array(z.object({ image, caption: z.string(), href: z.string() })),
});
export type Album = z.infer<typeof album>;

/** A film of a playlist: one of our own, or one on YouTube, which is not contacted before it is played. */
export const playlistItem = z.object({
  description: z.string(),
  date: day.nullable(),
  video: z.union([videoSchema(plainFieldTypes), youtubeVideo]),
});
export type PlaylistItem = z.infer<typeof playlistItem>;

export const playlist = z.object({ id: z.string(), title: z.string(), items: z.array(playlistItem) });
export type Playlist = z.infer<typeof playlist>;

const id = z.string().max(64);
const locale = localeParameter.default(defaultLocale);

export const albumQuery = z.object({ albumId: id, locale });
export const albumResponse = z.object({
  album: album.nullable().describe('Null if there is none, or it is unavailable'),
});
export type AlbumResponse = z.infer<typeof albumResponse>;

export const playlistQuery = z.object({ playlistId: id, locale });
export const playlistResponse = z
  .object({ items: z.array(playlistItem) })
  .nullable()
  .describe('Null for any failure: no such playlist, unavailable, or an invalid request');
export type PlaylistResponse = z.infer<typeof playlistResponse>;
