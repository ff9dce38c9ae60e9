import { z } from 'zod';
import { baseUrl, required } from './values.ts';

/** Albums of pictures: `ALBUMS` selects where they come from. */
export const albumsVariables = z.discriminatedUnion('ALBUMS', [
  z.object({ ALBUMS: z.literal('embedded') }),
  z.object({
    ALBUMS: z.literal('flickr'),
    FLICKR_KEY: required,
    FLICKR_USER: required,
    FLICKR_FINANCE_COLLECTION: required,
    FLICKR_SUSTAINABILITY_COLLECTION: required,
    FLICKR_URL: baseUrl.default('https://api.flickr.com/services/rest'),
  }),
]);

/** Playlists of films: `PLAYLISTS` selects where they come from. */
export const playlistsVariables = z.discriminatedUnion('PLAYLISTS', [
  z.object({ PLAYLISTS: z.literal('embedded') }),
  z.object({
    PLAYLISTS: z.literal('youtube'),
    YOUTUBE_KEY: required,
    YOUTUBE_CHANNEL: required,
    YOUTUBE_URL: baseUrl.default('https://www.googleapis.com/youtube/v3'),
  }),
]);

/** The hosts of a vendor's pictures, by the variable and the vendor that it selects. */
export const pictureHosts = {
  ALBUMS: { flickr: ['live.staticflickr.com'] },
  PLAYLISTS: { youtube: ['i.ytimg.com'] },
} as const;
