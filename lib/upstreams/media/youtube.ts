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

const tenMinutes = 600_000;
const perPage = 50;
const maxPages = 10;
/** A used quota has the same status as a missing permission. */
const forbidden = 403;

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
  const found = thumbnailSizes
    .map((size) => thumbnail.safeParse(thumbnails[size]))
    .find(({ success }) => success)?.data;
  return found && { src: found.url, width: found.width, height: found.height, alt, focal: '50% 50%', blur: '' };
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

  const ask = <S extends z.ZodType>(path: string, query: Record<string, string | number | undefined>, schema: S) =>
    orUnavailable(client.json(path, { query, schema }), forbidden);

  const list = async <S extends z.ZodType>(path: string, query: Record<string, string>, item: S) => {
    const schema = z.object({ nextPageToken: z.string().optional(), items: z.array(item) });
    const found: z.output<S>[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < maxPages; page++) {
      const answer = await ask(path, { ...query, maxResults: perPage, pageToken }, schema);
      found.push(...answer.items);
      pageToken = answer.nextPageToken;
      if (!pageToken) break;
    }
    return found;
  };

  /** The titles of the channel's playlists, by id. */
  const titles = withTtlCache(async (hl: string) => {
    const found = await list('/playlists', { part: 'snippet', channelId: channel, hl }, playlist);
    return new Map(found.map(({ id, snippet }) => [id, (snippet.localized ?? snippet).title]));
  }, tenMinutes);

  const videosOf = async (ids: string[], hl: string): Promise<Video[]> => {
    const schema = z.object({ items: z.array(video) });
    const found = await Promise.all(
      toBatches(ids, perPage).map((some) => ask('/videos', { part: 'snippet,status', id: some.join(), hl }, schema)),
    );
    const byId = new Map(found.flatMap(({ items }) => items).map((one) => [one.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  const items = withTtlCache(async (playlistId: string, hl: string): Promise<MediaPlaylist['items'] | null> => {
    const entries = await orNullIfMissing(list('/playlistItems', { part: 'contentDetails', playlistId }, playlistItem));
    if (!entries) return null;
    const ids = new Set(entries.map(({ contentDetails }) => contentDetails.videoId));
    return (await videosOf([...ids], hl)).flatMap(toItem);
  }, tenMinutes);

  return {
    playlist: async (locale, id) => {
      const hl = languages[locale];
      const title = (await titles(hl)).get(id);
      const found = title === undefined ? null : await items(id, hl);
      return title === undefined || !found?.length ? null : { id, title, items: found };
    },
  };
};
