import { defineEndpoint } from '@/lib/api/endpoint';
import { albumQuery, albumResponse } from '@/lib/model/media';
import { orNull } from '@/lib/platform/http/or-null';
import { loadAlbum } from '@/lib/site/media/media';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'An album of pictures about sustainability; null if unavailable',
  query: albumQuery,
  response: albumResponse,
  sharedCall: 'sustainability-album',
  handle: async ({ query: { albumId, locale } }) => ({
    album: await orNull(loadAlbum(locale, 'sustainability', albumId), 'load an album'),
  }),
});
