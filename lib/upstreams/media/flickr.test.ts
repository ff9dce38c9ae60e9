import { describe, expect, it } from 'vitest';
import { jsonResponse, startStubVendor } from '@/tests/support/vendors/stub-vendor';
import { flickrAlbums } from './flickr';

const { url, respondWith: respondBy } = await startStubVendor();

/** Creates a client, as responses are cached. */
const createAlbums = () =>
  flickrAlbums({ url, key: 'the key', user: '1@N01', collections: { finance: '1-1', sustainability: '1-2' } });

const host = 'https://live.staticflickr.com/65535';
const buildTree = (...set: object[]) => ({
  collections: { collection: [{ id: '1-1', title: 'Finance', set }] },
  stat: 'ok',
});
const meeting = { id: '72157', title: 'The meeting', description: '' };
const buildPhoto = (id: string, sizes: object) => ({
  id,
  secret: 's',
  server: '1',
  farm: 1,
  title: `Photo ${id}`,
  ...sizes,
});
const buildPhotoset = (photos: object[], paging: object = { page: 1, pages: 1, total: `${photos.length}` }) => ({
  photoset: { id: '72157', title: 'The meeting', photo: photos, ...paging },
  stat: 'ok',
});

/** Responds with the tree, and with the pages of the album. */
const respondWith = (...pages: unknown[]) =>
  respondBy((request) => {
    const query = new URL(request.url).searchParams;
    if (query.get('method') === 'flickr.collections.getTree') return jsonResponse(buildTree(meeting));
    return jsonResponse(pages[Number(query.get('page')) - 1]);
  });
const readAlbum = () => createAlbums().album('en', 'finance', '72157');

describe('an album on Flickr', () => {
  it('has its photos in their best sizes', async () => {
    const requests = respondWith(
      buildPhotoset([
        buildPhoto('1', {
          url_m: `${host}/1_m.jpg`,
          width_m: '500',
          height_m: '333',
          url_k: `${host}/1_k.jpg`,
          width_k: '2048',
          height_k: 1365,
          url_o: `${host}/1_o.jpg`,
          width_o: 6000,
          height_o: 4000,
        }),
        buildPhoto('2', { url_m: `${host}/2_m.jpg`, width_m: 333, height_m: '500' }),
      ]),
    );
    const image = { focal: '50% 50%', blur: '' };
    expect(await readAlbum()).toEqual({
      id: '72157',
      title: 'The meeting',
      photos: [
        {
          image: { ...image, src: `${host}/1_k.jpg`, width: 2048, height: 1365, alt: 'Photo 1' },
          caption: 'Photo 1',
          reference: `${host}/1_k.jpg`,
        },
        {
          image: { ...image, src: `${host}/2_m.jpg`, width: 333, height: 500, alt: 'Photo 2' },
          caption: 'Photo 2',
          reference: `${host}/2_m.jpg`,
        },
      ],
    });
    expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      expect.objectContaining({ method: 'flickr.collections.getTree', collection_id: '1-1', user_id: '1@N01' }),
      expect.objectContaining({ method: 'flickr.photosets.getPhotos', photoset_id: '72157', api_key: 'the key' }),
    ]);
  });

  it('has the photos of all pages, whether the page count is a string or a number', async () => {
    const size = (id: string) => ({ url_l: `${host}/${id}.jpg`, width_l: 1024, height_l: 683 });
    const requests = respondWith(
      buildPhotoset([buildPhoto('1', size('1'))], { page: 1, pages: '3', total: 3 }),
      buildPhotoset([buildPhoto('2', size('2'))], { page: '2', pages: 3, total: '3' }),
      buildPhotoset([buildPhoto('3', size('3'))], { page: 3, pages: 3, total: 3 }),
    );
    expect((await readAlbum())?.photos.map(({ caption }) => caption)).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['without a height', { url_k: `${host}/1.jpg`, width_k: 2048 }],
    ['on another host', { url_k: 'https://evil.example/1.jpg', width_k: 2048, height_k: 1365 }],
    ['without https', { url_k: `${host.replace('https', 'http')}/1.jpg`, width_k: 2048, height_k: 1365 }],
  ])('leaves out a photo %s', async (_, sizes) => {
    const shownPhoto = buildPhoto('2', { url_l: `${host}/2.jpg`, width_l: 1024, height_l: 683 });
    respondWith(buildPhotoset([buildPhoto('1', sizes), shownPhoto]));
    expect((await readAlbum())?.photos.map(({ caption }) => caption)).toEqual(['Photo 2']);
    respondWith(buildPhotoset([buildPhoto('1', sizes)]));
    expect(await readAlbum()).toBeNull();
  });

  it('of another collection is not requested', async () => {
    const requests = respondWith(buildPhotoset([]));
    expect(await createAlbums().album('en', 'finance', '99')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('is requested at most once in ten minutes', async () => {
    const requests = respondWith(
      buildPhotoset([buildPhoto('1', { url_l: `${host}/1.jpg`, width_l: 1024, height_l: 683 })]),
    );
    const { album } = createAlbums();
    await album('en', 'finance', '72157');
    await album('fr', 'finance', '72157');
    expect(requests).toHaveLength(2);
  });

  it('is null if it was removed', async () => {
    respondWith({ stat: 'fail', code: 1, message: 'Photoset not found' });
    expect(await readAlbum()).toBeNull();
  });

  it.each([
    ['refused', { stat: 'fail', code: '100', message: 'Invalid API Key' }],
    ['unavailable', { stat: 'fail', code: 105, message: 'Service currently unavailable' }],
    ['refused', { photoset: { pages: 'many', photo: [] }, stat: 'ok' }],
  ])('fails with %s if the response is %j', async (problem, body) => {
    respondWith(body);
    await expect(readAlbum()).rejects.toMatchObject({ name: 'UpstreamError', problem });
  });

  it('is refused if there is no such collection', async () => {
    respondBy(() => jsonResponse({ stat: 'fail', code: 1, message: 'Collection not found' }));
    await expect(readAlbum()).rejects.toMatchObject({
      problem: 'refused',
      cause: new Error('Flickr has no collection 1-1.'),
    });
  });
});
