import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { playlistQuery, playlistResponse } from '@/lib/model/media';
import { loadPlaylist } from '@/lib/site/media/media';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'The films of a playlist; null if unavailable',
  query: playlistQuery,
  response: playlistResponse,
  errorFields: null,
  sharedCall: 'youtube-playlist',
  handle: async ({ query: { playlistId, locale } }) => {
    const playlist = await loadPlaylist(locale, playlistId);
    if (!playlist) throw new ApiError(404, 'There is no such playlist.');
    return { items: playlist.items };
  },
});
