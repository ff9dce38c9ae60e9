import { createHash } from 'node:crypto';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import type { Media, MediaPlaylist } from '@/lib/upstreams/media/contract';
import { withRateLimit } from '../limited';
import type { Vendor } from '../vendor';

/** The settings with which the site uses the stand-in. */
export const youtube = { key: 'youtube-key', channel: 'UCgroup' };

const daySeconds = 86_400;

const failure = (code: number, reason: string) =>
  Response.json({ error: { code, message: reason, errors: [{ reason, domain: 'youtube' }] } }, { status: code });

type PlaylistItem = MediaPlaylist['items'][number];

/** The id of a video on YouTube, derived from its poster if the site hosts the video itself. */
const getVideoId = ({ video }: PlaylistItem) =>
  'videoId' in video
    ? video.videoId
    : createHash('sha256').update(video.background.src).digest('base64url').slice(0, 11);

/** The thumbnails that YouTube makes of a video. Only large videos have the largest one. */
const buildThumbnails = (id: string, width: number) => ({
  default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 },
  medium: { url: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`, width: 320, height: 180 },
  high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, width: 480, height: 360 },
  ...(width >= 1280 && { maxres: { url: `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`, width: 1280, height: 720 } }),
});

/**
 * A stand-in for YouTube with the playlists of `media` that `ids` lists. It accepts 10,000 requests a day. Each
 * playlist ends with a deleted video.
 */
export const youtubeVendor = (media: Pick<Media, 'playlist'>, ids: string[]): Vendor => {
  const findPlaylist = async (id: string, hl = 'en') =>
    ids.includes(id) ? media.playlist(locales.find((one) => getLanguageTag(one).startsWith(hl)) ?? 'en', id) : null;

  const playlists = async (hl: string) => {
    const pairs = await Promise.all(ids.map(async (id) => [await findPlaylist(id), await findPlaylist(id, hl)]));
    const items = pairs.flatMap(([english, translated]) =>
      english && translated
        ? [
            {
              id: english.id,
              snippet: { title: english.title, localized: { title: translated.title, description: '' } },
            },
          ]
        : [],
    );
    return Response.json({ pageInfo: { totalResults: items.length, resultsPerPage: 50 }, items });
  };

  const playlistItems = async (id: string, maxResults: number, pageToken: string) => {
    const playlist = await findPlaylist(id);
    if (!playlist) return failure(404, 'playlistNotFound');
    const videos = [...playlist.items.map(getVideoId), 'deletedfilm'];
    const start = Number(pageToken);
    const items = videos.slice(start, start + maxResults).map((videoId) => ({ contentDetails: { videoId } }));
    const next = start + maxResults < videos.length && { nextPageToken: `${start + maxResults}` };
    return Response.json({ ...next, pageInfo: { totalResults: videos.length, resultsPerPage: maxResults }, items });
  };

  const videos = async (requestedIds: string[], hl: string) => {
    const all = await Promise.all(ids.map(async (id) => [await findPlaylist(id), await findPlaylist(id, hl)]));
    const items = all.flatMap(([english, translated]) =>
      (english?.items ?? []).map((item, index) => {
        const { title } = item.video;
        const localized = translated?.items[index];
        return {
          id: getVideoId(item),
          snippet: {
            publishedAt: `${item.date ?? '2026-01-01'}T09:00:00Z`,
            title,
            description: item.description,
            thumbnails: buildThumbnails(getVideoId(item), item.video.background.width),
            ...(localized && { localized: { title: localized.video.title, description: localized.description } }),
          },
          status: { privacyStatus: 'public', embeddable: true },
        };
      }),
    );
    return Response.json({ items: items.filter(({ id }) => requestedIds.includes(id)) });
  };

  const handleRequest: Vendor = (request, path) => {
    const { searchParams: query } = new URL(request.url);
    const [hl, maxResults] = [query.get('hl') ?? 'en', Number(query.get('maxResults') ?? 5)];
    if (request.headers.get('x-goog-api-key') !== youtube.key) return failure(400, 'badRequest');
    if (path === '/playlists')
      return query.get('channelId') === youtube.channel ? playlists(hl) : failure(404, 'channelNotFound');
    if (path === '/playlistItems')
      return playlistItems(query.get('playlistId') ?? '', maxResults, query.get('pageToken') ?? '0');
    if (path === '/videos') return videos(query.get('id')?.split(',') ?? [], hl);
    return failure(404, 'notFound');
  };
  return withRateLimit(handleRequest, {
    requests: 10_000,
    seconds: daySeconds,
    buildRejection: () => failure(403, 'quotaExceeded'),
  });
};
