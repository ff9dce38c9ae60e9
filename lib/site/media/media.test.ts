import { describe, expect, it, vi } from 'vitest';
import { cms } from '../../upstreams/cms';
import { media } from '../../upstreams/media';
import { loadAlbum, loadPhotos, loadPlaylist } from './media';

const image = { src: '/media/one.jpg', width: 2400, height: 1350, alt: 'One', focal: '50% 50%', blur: '' };

const loadFiles = async (reference: string) => {
  vi.spyOn(cms, 'files').mockResolvedValue([
    { reference: 'media/one.jpg', type: 'image/jpeg', bytes: 1_234_567 },
    { reference: 'media/marks/one.png', type: 'image/png', bytes: 30_000 },
    { reference: 'media/marks/one.svg', type: 'image/svg+xml', bytes: 4000 },
  ]);
  const photos = [{ image, caption: 'One', reference }];
  vi.spyOn(media, 'album').mockResolvedValue({ id: 'meeting', title: 'The meeting', photos });
  return (await loadAlbum('en', 'finance', 'meeting'))?.photos[0]?.files;
};
const pixels = '2400\u00a0×\u00a01350\u00a0px';

describe('the files of a picture', () => {
  it('are one on this site, with its sizes', async () => {
    const href = '/api/download-file/?path=media%2Fone.jpg';
    const details = `JPG · ${pixels} · 1.2 MB`;
    const file = { href, format: 'JPG', details, reference: 'media/one.jpg', bytes: 1_234_567 };
    expect(await loadFiles('media/one.jpg')).toEqual([file]);
  });

  it('are one at a vendor, which cannot be part of a zip', async () => {
    const href = 'https://live.staticflickr.com/65535/1_k.jpg';
    const file = { href, format: 'JPG', details: `JPG · ${pixels}`, reference: null, bytes: null };
    expect(await loadFiles(href)).toEqual([file]);
  });

  it('are a picture and a drawing for a logo', async () => {
    const details = (await loadFiles('media/marks/one.png'))?.map((file) => file.details);
    expect(details).toEqual([`PNG · ${pixels} · 30 kB`, 'SVG · 4 kB']);
  });
});

it('a picture has its own credit and rights if it is not the group’s', async () => {
  vi.spyOn(cms, 'files').mockResolvedValue([
    { reference: 'media/one.jpg', type: 'image/jpeg', bytes: 1, credit: 'Ada', rights: { en: '© Ada', fr: '© Ada.' } },
  ]);
  expect(await loadPhotos('fr', [{ image, caption: 'One', reference: 'media/one.jpg' }])).toMatchObject([
    { credit: 'Ada', rights: '© Ada.' },
  ]);
});

it('the file of a film has the true size of the film', async () => {
  const film = (await loadPlaylist('en', 'the-hands'))?.items[0]?.file;
  expect(film).toMatchObject({
    href: '/media/films/hands-saddler.mp4',
    details: 'MP4 · 960\u00a0×\u00a0600\u00a0px · 191 kB',
  });
});
