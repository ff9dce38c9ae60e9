import { z } from 'zod';
import type { AlbumKind } from '../../model/media';
import { pictureHosts } from '../../platform/env/media';
import { createHttpClient } from '../../platform/http/client';
import { withTtlCache } from '../../platform/http/ttl-cache';
import { UpstreamError } from '../../platform/http/upstream-error';
import type { Media, MediaAlbum } from './contract';
import { createPictureUrlSchema } from './picture-url';

interface FlickrOptions {
  url: string;
  key: string;
  /** The id of the account, such as `12345678@N01`. */
  user: string;
  /** The id of the collection with the albums of each kind. */
  collections: Partial<Record<AlbumKind, string>>;
}

/** The time for which responses are cached. */
const cacheMaxAgeMs = 600_000;
const maxPages = 10;

/** An error response, which has the status 200. */
const failure = z.object({ stat: z.literal('fail'), code: z.coerce.number() });
const notFoundCode = 1;
/** The codes of errors that mean that the service is down. */
const temporaryErrorCodes = [105, 106];

const tree = z.object({
  collections: z.object({
    collection: z.array(z.object({ set: z.array(z.object({ id: z.string(), title: z.string() })).default([]) })),
  }),
});

const photo = z.looseObject({ id: z.coerce.string(), title: z.string().default('') });
type Photo = z.infer<typeof photo>;
const photos = z.object({ photoset: z.object({ pages: z.coerce.number(), photo: z.array(photo) }) });

const dimension = z.coerce.number().int().positive();
const picture = z.object({
  src: createPictureUrlSchema(pictureHosts.ALBUMS.flickr),
  width: dimension,
  height: dimension,
});
/**
 * The sizes by preference: 2048, 1600 and 1024 pixels wide, the original, 500 pixels. Small photos lack large sizes.
 */
const sizes = ['k', 'h', 'l', 'o', 'm'];

/** Converts a photo in its best size; an empty list if it has no size that the site can show. */
const toPhoto = (source: Photo, albumTitle: string): MediaAlbum['photos'] => {
  const candidates = sizes.map((size) =>
    picture.safeParse({ src: source[`url_${size}`], width: source[`width_${size}`], height: source[`height_${size}`] }),
  );
  const best = candidates.find(({ success }) => success)?.data;
  if (!best) return [];
  const image = { ...best, alt: source.title || albumTitle, focal: '50% 50%', blur: '' };
  return [{ image, caption: source.title, reference: best.src }];
};

/** The albums of a Flickr account, from one collection for each kind. Their texts are the same in all locales. */
export const flickrAlbums = ({ url, key, user, collections }: FlickrOptions): Pick<Media, 'album'> => {
  const client = createHttpClient({ name: 'Flickr', baseUrl: url, timeoutMs: 4000 });

  /** Calls a method of the API; null if the response is that the object does not exist. */
  const callMethod = async <S extends z.ZodObject>(
    method: string,
    query: Record<string, string | number>,
    schema: S,
  ) => {
    const response = await client.fetchJson('/', {
      query: { method, api_key: key, user_id: user, format: 'json', nojsoncallback: 1, ...query },
      schema: z.union([failure, schema]),
    });
    const { data: error } = failure.safeParse(response);
    if (!error) return response as z.output<S>;
    if (error.code === notFoundCode) return null;
    const problem = temporaryErrorCodes.includes(error.code) ? 'unavailable' : 'refused';
    throw new UpstreamError(problem, {
      cause: new Error(`Flickr responded to ${method} with the error ${error.code}.`),
    });
  };

  /** Fetches the titles of the albums in a collection, by id. */
  const fetchTitles = withTtlCache(async (collection: string) => {
    const collectionTree = await callMethod('flickr.collections.getTree', { collection_id: collection }, tree);
    if (!collectionTree)
      throw new UpstreamError('refused', { cause: new Error(`Flickr has no collection ${collection}.`) });
    return new Map(collectionTree.collections.collection.flatMap(({ set }) => set).map(({ id, title }) => [id, title]));
  }, cacheMaxAgeMs);

  const fetchAlbum = withTtlCache(async (id: string, title: string): Promise<MediaAlbum | null> => {
    const albumPhotos: MediaAlbum['photos'] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page++) {
      const query = { photoset_id: id, media: 'photos', per_page: 500, page };
      const extras = sizes.map((size) => `url_${size}`).join();
      const response = await callMethod('flickr.photosets.getPhotos', { ...query, extras }, photos);
      if (!response) return null;
      albumPhotos.push(...response.photoset.photo.flatMap((source) => toPhoto(source, title)));
      pages = response.photoset.pages;
    }
    return albumPhotos.length > 0 ? { id, title, photos: albumPhotos } : null;
  }, cacheMaxAgeMs);

  return {
    album: async (_, kind, id) => {
      const collection = collections[kind];
      const title = collection && (await fetchTitles(collection)).get(id);
      return title === undefined ? null : fetchAlbum(id, title);
    },
  };
};
