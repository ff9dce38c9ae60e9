import { z } from 'zod';
import { baseUrl, required } from './values.ts';

/** The variables of picture albums, whose source `ALBUMS` selects. */
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

/** The variables of film playlists, whose source `PLAYLISTS` selects. */
export const playlistsVariables = z.discriminatedUnion('PLAYLISTS', [
  z.object({ PLAYLISTS: z.literal('embedded') }),
  z.object({
    PLAYLISTS: z.literal('youtube'),
    YOUTUBE_KEY: required,
    YOUTUBE_CHANNEL: required,
    YOUTUBE_URL: baseUrl.default('https://www.googleapis.com/youtube/v3'),
  }),
]);

/** The hosts of vendors' pictures, by the variable that selects the vendor, and the vendor. */
export const pictureHosts = {
  ALBUMS: { flickr: ['live.staticflickr.com'] },
  PLAYLISTS: { youtube: ['i.ytimg.com'] },
} as const;
