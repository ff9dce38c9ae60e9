import { endpoint } from '@/lib/api/endpoint';
import { media } from '@/lib/media';
import { playlistQuery, playlistResponse } from '@/lib/model/media';
import { unlessItFails } from '@/lib/site/section-data/context';

export default endpoint({
  method: 'GET',
  summary: 'The films of a playlist; null where it cannot be had',
  query: playlistQuery,
  response: playlistResponse,
  cache: 'public, max-age=60, stale-while-revalidate=300',
  handle: async ({ query: { playlistId, locale } }) => {
    const playlist = await unlessItFails(media.playlist(locale, playlistId));
    return { items: playlist?.items ?? null };
  },
});
