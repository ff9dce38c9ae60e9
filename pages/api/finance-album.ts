import { endpoint } from '@/lib/api/endpoint';
import { orNull } from '@/lib/http/or-null';
import { media } from '@/lib/media';
import { albumQuery, albumResponse } from '@/lib/model/media';

export default endpoint({
  method: 'GET',
  summary: 'An album of pictures for investors; null where it cannot be had',
  query: albumQuery,
  response: albumResponse,
  cache: 'public, max-age=60, stale-while-revalidate=300',
  handle: async ({ query: { albumId, locale } }) => ({
    album: await orNull(media.album(locale, 'finance', albumId), 'no album'),
  }),
});
