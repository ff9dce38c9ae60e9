import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import type { Image } from '../../model/field-types';
import { pictureHosts } from '../../platform/env/media';
import { createHttpClient } from '../../platform/http/client';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { orNullIfMissing, UpstreamError } from '../../platform/http/upstream-error';
import { toBatches } from '../../shared/batches';
import type { Media, MediaPlaylist } from './contract';
import { createPictureUrlSchema } from './picture-url';

interface YoutubeOptions {
  url: string;
  key: string;
  /** The id of the channel whose playlists the site can show. */
  channel: string;
}

/** The time for which responses are cached. */
const cacheMaxAgeMs = 600_000;
const pageSize = 50;
const maxPages = 10;
/** The status of an exhausted quota, which is the same as that of a missing permission. */
const forbiddenStatus = 403;

/** The language codes of YouTube by locale. */
const languages: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-CN', jp: 'ja' };

const playlist = z.object({
  id: z.string(),
  snippet: z.object({ title: z.string(), localized: z.object({ title: z.string() }).optional() }),
});

const playlistItem = z.object({ contentDetails: z.object({ videoId: z.string() }) });

const thumbnail = z.object({
  url: createPictureUrlSchema(pictureHosts.PLAYLISTS.youtube),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
/** The sizes of thumbnails, largest first. Any may be missing. */
const thumbnailSizes = ['maxres', 'standard', 'high', 'medium', 'default'];

const texts = z.object({ title: z.string(), description: z.string() });
const video = z.object({
  id: z.string(),
  snippet: texts.extend({
    publishedAt: z.iso.datetime({ offset: true }),
    localized: texts.optional(),
    thumbnails: z.record(z.string(), z.unknown()).default({}),
  }),
  status: z.object({ embeddable: z.boolean().default(true) }).default({ embeddable: true }),
});
type Video = z.infer<typeof video>;

const toImage = ({ thumbnails }: Video['snippet'], alt: string): Image | undefined => {
  const largestThumbnail = thumbnailSizes
    .map((size) => thumbnail.safeParse(thumbnails[size]))
    .find(({ success }) => success)?.data;
  if (!largestThumbnail) return undefined;
  const { url: src, width, height } = largestThumbnail;
  return { src, width, height, alt, focal: '50% 50%', blur: '' };
};

/** Converts a video to an item; an empty list if it has no thumbnail or is not embeddable. */
const toItem = ({ id, snippet, status }: Video): MediaPlaylist['items'] => {
  const { title, description } = snippet.localized ?? snippet;
  const background = toImage(snippet, title);
  if (!background || !status.embeddable) return [];
  return [{ description, date: snippet.publishedAt.slice(0, 10), video: { videoId: id, title, background } }];
};

/** The playlists of a YouTube channel. Private and deleted videos are left out: YouTube returns no details of them. */
export const youtubePlaylists = ({ url, key, channel }: YoutubeOptions): Pick<Media, 'playlist'> => {
  const client = createHttpClient({
    name: 'YouTube',
    baseUrl: url,
    headers: { 'X-Goog-Api-Key': key },
    timeoutMs: 4000,
  });

  const request = async <S extends z.ZodType>(
    path: string,
    query: Record<string, string | number | undefined>,
    schema: S,
  ) => {
    try {
      return await client.fetchJson(path, { query, schema });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === forbiddenStatus)
        throw new UpstreamError('unavailable', error);
      throw error;
    }
  };

  /** Requests all pages of a list, up to `maxPages`. */
  const listAll = async <S extends z.ZodType>(path: string, query: Record<string, string>, item: S) => {
    const schema = z.object({ nextPageToken: z.string().optional(), items: z.array(item) });
    const allItems: z.output<S>[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < maxPages; page++) {
      const response = await request(path, { ...query, maxResults: pageSize, pageToken }, schema);
      allItems.push(...response.items);
      pageToken = response.nextPageToken;
      if (!pageToken) break;
    }
    return allItems;
  };

  /** Fetches the titles of the channel's playlists, by id. */
  const fetchTitles = withTtlCache(async (hl: string) => {
    const playlists = await listAll('/playlists', { part: 'snippet', channelId: channel, hl }, playlist);
    return new Map(playlists.map(({ id, snippet }) => [id, (snippet.localized ?? snippet).title]));
  }, cacheMaxAgeMs);

  /** Fetches videos in the order of their ids; missing ones are left out. */
  const fetchVideos = async (ids: string[], hl: string): Promise<Video[]> => {
    const schema = z.object({ items: z.array(video) });
    const pages = await Promise.all(
      toBatches(ids, pageSize).map((batch) =>
        request('/videos', { part: 'snippet,status', id: batch.join(), hl }, schema),
      ),
    );
    const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  /** Fetches the items of a playlist; null if it does not exist. */
  const fetchItems = withTtlCache(async (playlistId: string, hl: string): Promise<MediaPlaylist['items'] | null> => {
    const entries = await orNullIfMissing(
      listAll('/playlistItems', { part: 'contentDetails', playlistId }, playlistItem),
    );
    if (!entries) return null;
    const ids = new Set(entries.map(({ contentDetails }) => contentDetails.videoId));
    return (await fetchVideos([...ids], hl)).flatMap(toItem);
  }, cacheMaxAgeMs);

  return {
    playlist: async (locale, id) => {
      const hl = languages[locale];
      const title = (await fetchTitles(hl)).get(id);
      const playlistItems = title === undefined ? null : await fetchItems(id, hl);
      return title === undefined || !playlistItems?.length ? null : { id, title, items: playlistItems };
    },
  };
};
