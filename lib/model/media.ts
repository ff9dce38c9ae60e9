import { z } from 'zod';
import { defaultLocale } from '../i18n/locales';
import { createVideoSchema, image, plainFieldTypes, youtubeVideo } from './field-types';
import { formattedDate, localeParameter } from './values';

/** The kinds of albums. */
export const albumKinds = ['finance', 'sustainability', 'press'] as const;
export type AlbumKind = (typeof albumKinds)[number];

/** A file to download. `reference` and `bytes`, for the endpoint zip-download, are null for a file of a vendor. */
export const mediaFile = z.object({
  href: z.string(),
  format: z.string(),
  details: z.string().describe('Its format, size in pixels and size, such as `JPG · 2400 × 1350 px · 1.2 MB`'),
  reference: z.string().nullable(),
  bytes: z.number().int().nonnegative().nullable(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** A picture for the press, with its files: the one that is shown, and other formats of it. */
export const photo = z.object({
  image,
  caption: z.string(),
  files: z.array(mediaFile),
  credit: z.string().optional().describe('Whom to credit; the group if absent'),
  rights: z.string().optional().describe('Who owns it and how it may be used; the terms of the group if absent'),
});
export type Photo = z.infer<typeof photo>;

export const album = z.object({ id: z.string(), title: z.string(), photos: z.array(photo) });
export type Album = z.infer<typeof album>;

/** A film of a playlist: on this site, or on YouTube, which browsers do not contact before the film plays. */
export const playlistItem = z.object({
  file: mediaFile.nullable().describe('Null for a film on YouTube'),
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
