import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import type { Image } from '../../model/field-types';
import { pictureHosts } from '../../platform/env/media';
import { createHttpClient } from '../../platform/http/client';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { orNullIfMissing, orUnavailable } from '../../platform/http/upstream-error';
import { toBatches } from '../../shared/batches';
import type { Media, MediaPlaylist } from './contract';
import { pictureUrl } from './picture-url';

interface YoutubeOptions {
  url: string;
  key: string;
  /** The id of the channel whose playlists the site may show. */
  channel: string;
}

const cacheMaxAgeMs = 600_000;
const pageSize = 50;
const maxPages = 10;
/** A used quota has the same status as a missing permission. */
const forbiddenStatus = 403;

/** The languages of texts, by the codes that YouTube has for them. */
const languages: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-CN', jp: 'ja' };

const playlist = z.object({
  id: z.string(),
  snippet: z.object({ title: z.string(), localized: z.object({ title: z.string() }).optional() }),
});

const playlistItem = z.object({ contentDetails: z.object({ videoId: z.string() }) });

const thumbnail = z.object({
  url: pictureUrl(pictureHosts.PLAYLISTS.youtube),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
/** The largest first. Any may be missing. */
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
  const largest = thumbnailSizes
    .map((size) => thumbnail.safeParse(thumbnails[size]))
    .find(({ success }) => success)?.data;
  return largest && { src: largest.url, width: largest.width, height: largest.height, alt, focal: '50% 50%', blur: '' };
};

/** A film as an item; none if it has no picture, or may not be played on other sites. */
const toItem = ({ id, snippet, status }: Video): MediaPlaylist['items'] => {
  const { title, description } = snippet.localized ?? snippet;
  const background = toImage(snippet, title);
  if (!background || !status.embeddable) return [];
  return [{ description, date: snippet.publishedAt.slice(0, 10), video: { videoId: id, title, background } }];
};

/** Playlists of a YouTube channel. Private and deleted videos are left out: YouTube gives no details of them. */
export const youtubePlaylists = ({ url, key, channel }: YoutubeOptions): Pick<Media, 'playlist'> => {
  const client = createHttpClient({
    name: 'YouTube',
    baseUrl: url,
    headers: { 'X-Goog-Api-Key': key },
    timeoutMs: 4000,
  });

  const request = <S extends z.ZodType>(path: string, query: Record<string, string | number | undefined>, schema: S) =>
    orUnavailable(client.json(path, { query, schema }), forbiddenStatus);

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

  /** The titles of the channel's playlists, by id. */
  const titles = withTtlCache(async (hl: string) => {
    const playlists = await listAll('/playlists', { part: 'snippet', channelId: channel, hl }, playlist);
    return new Map(playlists.map(({ id, snippet }) => [id, (snippet.localized ?? snippet).title]));
  }, cacheMaxAgeMs);

  const fetchVideos = async (ids: string[], hl: string): Promise<Video[]> => {
    const schema = z.object({ items: z.array(video) });
    const pages = await Promise.all(
      toBatches(ids, pageSize).map((batch) =>
        request('/videos', { part: 'snippet,status', id: batch.join(), hl }, schema),
      ),
    );
    const byId = new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  const items = withTtlCache(async (playlistId: string, hl: string): Promise<MediaPlaylist['items'] | null> => {
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
      const title = (await titles(hl)).get(id);
      const playlistItems = title === undefined ? null : await items(id, hl);
      return title === undefined || !playlistItems?.length ? null : { id, title, items: playlistItems };
    },
  };
};
