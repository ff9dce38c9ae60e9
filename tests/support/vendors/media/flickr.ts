import { createHash } from 'node:crypto';
import type { Media, MediaAlbum } from '@/lib/upstreams/media/contract';
import { withRateLimit } from '../limited';
import type { Vendor } from '../vendor';

/** The settings with which the site uses the stand-in. */
export const flickr = {
  key: 'flickr-key',
  user: '12345678@N01',
  collections: { finance: '12345678-1', sustainability: '12345678-2' },
};

const fail = (code: number, message: string) => Response.json({ stat: 'fail', code, message });

const toNumber = (text: string) => Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16);

/** A photo in the requested sizes. Flickr sends some numbers as text. */
const toPhoto = ({ image, caption, reference }: MediaAlbum['photos'][number], extras: string[]) => {
  const id = `${toNumber(reference)}`;
  const sizes = Object.entries({ m: 500, l: 1024, k: 2048 }).filter(
    ([size, width]) => extras.includes(`url_${size}`) && width <= image.width,
  );
  const sizeFields = sizes.map(([size, width]) => [
    [`url_${size}`, `https://live.staticflickr.com/65535/${id}_0123456789_${size}.jpg`],
    [`width_${size}`, width],
    [`height_${size}`, `${Math.round((image.height / image.width) * width)}`],
  ]);
  return {
    id,
    secret: '0123456789',
    server: '65535',
    farm: 66,
    title: caption,
    isprimary: '0',
    ...Object.fromEntries(sizeFields.flat()),
  };
};

/** A stand-in for Flickr with the English albums of `media` that `albums` lists. It accepts 3,600 requests an hour. */
export const flickrVendor = (
  media: Pick<Media, 'album'>,
  albums: Record<keyof typeof flickr.collections, string[]>,
): Vendor => {
  const findKind = (id: string) => (['finance', 'sustainability'] as const).find((kind) => albums[kind].includes(id));
  const findAlbum = async (id: string) => {
    const kind = findKind(id);
    return kind ? media.album('en', kind, id) : null;
  };

  const tree = async (collection: string) => {
    const kind = (['finance', 'sustainability'] as const).find((one) => flickr.collections[one] === collection);
    if (!kind) return fail(1, 'Collection not found');
    const matches = await Promise.all(albums[kind].map(findAlbum));
    const set = matches.flatMap((album) => (album ? [{ id: album.id, title: album.title, description: '' }] : []));
    return Response.json({ collections: { collection: [{ id: collection, title: kind, set }] }, stat: 'ok' });
  };

  const photos = async (query: URLSearchParams) => {
    const album = await findAlbum(query.get('photoset_id') ?? '');
    if (!album) return fail(1, 'Photoset not found');
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 500)];
    const extras = query.get('extras')?.split(',') ?? [];
    const photo = album.photos.slice((page - 1) * perPage, page * perPage).map((one) => toPhoto(one, extras));
    const pages = Math.ceil(album.photos.length / perPage);
    const photoset = {
      id: album.id,
      title: album.title,
      photo,
      page,
      per_page: perPage,
      pages,
      total: `${album.photos.length}`,
    };
    return Response.json({ photoset, stat: 'ok' });
  };

  const handleRequest: Vendor = (request) => {
    const { searchParams: query } = new URL(request.url);
    if (query.get('format') !== 'json' || query.get('nojsoncallback') !== '1') return new Response('jsonFlickrApi({})');
    if (query.get('api_key') !== flickr.key) return fail(100, 'Invalid API Key (Key has invalid format)');
    if (query.get('user_id') !== flickr.user) return fail(2, 'User not found');
    if (query.get('method') === 'flickr.collections.getTree') return tree(query.get('collection_id') ?? '');
    if (query.get('method') === 'flickr.photosets.getPhotos') return photos(query);
    return fail(112, 'Method not found');
  };
  return withRateLimit(handleRequest, { requests: 3600, seconds: 3600 });
};
