import { createHash } from 'node:crypto';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import type { Media, MediaPlaylist } from '@/lib/upstreams/media/contract';
import { limited } from '../limited';
import type { Vendor } from '../vendor';

export const youtube = { key: 'youtube-key', channel: 'UChalcyre' };

const day = 86_400;

const failure = (code: number, reason: string) =>
  Response.json({ error: { code, message: reason, errors: [{ reason, domain: 'youtube' }] } }, { status: code });

type Film = MediaPlaylist['items'][number];

/** The id of a film on YouTube, made from its picture if it is one of our own. */
const idOf = ({ video }: Film) =>
  'videoId' in video
    ? video.videoId
    : createHash('sha256').update(video.background.src).digest('base64url').slice(0, 11);

/** The sizes that YouTube made of a film's picture: the largest only of large films. */
const thumbnails = (id: string, width: number) => ({
  default: { url: `https://i.ytimg.com/vi/${id}/default.jpg`, width: 120, height: 90 },
  medium: { url: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`, width: 320, height: 180 },
  high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, width: 480, height: 360 },
  ...(width >= 1280 && { maxres: { url: `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`, width: 1280, height: 720 } }),
});

/** YouTube with the given playlists of `media`, for 10,000 requests a day. The last film of each is followed by a deleted one. */
export const youtubeVendor = (media: Pick<Media, 'playlist'>, ids: string[]): Vendor => {
  const find = async (id: string, hl = 'en') =>
    ids.includes(id) ? media.playlist(locales.find((one) => getLanguageTag(one).startsWith(hl)) ?? 'en', id) : null;

  const playlists = async (hl: string) => {
    const found = await Promise.all(ids.map(async (id) => [await find(id), await find(id, hl)]));
    const items = found.flatMap(([english, shown]) =>
      english && shown
        ? [{ id: english.id, snippet: { title: english.title, localized: { title: shown.title, description: '' } } }]
        : [],
    );
    return Response.json({ pageInfo: { totalResults: items.length, resultsPerPage: 50 }, items });
  };

  const playlistItems = async (id: string, most: number, pageToken: string) => {
    const found = await find(id);
    if (!found) return failure(404, 'playlistNotFound');
    const videos = [...found.items.map(idOf), 'deletedfilm'];
    const start = Number(pageToken);
    const items = videos.slice(start, start + most).map((videoId) => ({ contentDetails: { videoId } }));
    const next = start + most < videos.length && { nextPageToken: `${start + most}` };
    return Response.json({ ...next, pageInfo: { totalResults: videos.length, resultsPerPage: most }, items });
  };

  const videos = async (asked: string[], hl: string) => {
    const all = await Promise.all(ids.map(async (id) => [await find(id), await find(id, hl)]));
    const items = all.flatMap(([english, shown]) =>
      (english?.items ?? []).map((film, index) => {
        const { title } = film.video;
        const localized = shown?.items[index];
        return {
          id: idOf(film),
          snippet: {
            publishedAt: `${film.date ?? '2026-01-01'}T09:00:00Z`,
            title,
            description: film.description,
            thumbnails: thumbnails(idOf(film), film.video.background.width),
            ...(localized && { localized: { title: localized.video.title, description: localized.description } }),
          },
          status: { privacyStatus: 'public', embeddable: true },
        };
      }),
    );
    return Response.json({ items: items.filter(({ id }) => asked.includes(id)) });
  };

  const answer: Vendor = (request, path) => {
    const { searchParams: query } = new URL(request.url);
    const [hl, most] = [query.get('hl') ?? 'en', Number(query.get('maxResults') ?? 5)];
    if (request.headers.get('x-goog-api-key') !== youtube.key) return failure(400, 'badRequest');
    if (path === '/playlists')
      return query.get('channelId') === youtube.channel ? playlists(hl) : failure(404, 'channelNotFound');
    if (path === '/playlistItems')
      return playlistItems(query.get('playlistId') ?? '', most, query.get('pageToken') ?? '0');
    if (path === '/videos') return videos(query.get('id')?.split(',') ?? [], hl);
    return failure(404, 'notFound');
  };
  return limited(answer, { requests: 10_000, seconds: day, refuse: () => failure(403, 'quotaExceeded') });
};
