import { expect, it, vi } from 'vitest';
import { media } from '../../upstreams/media';
import { loadAlbum } from './media';

const image = { src: '/media/one.jpg', width: 1, height: 1, alt: 'One', focal: '50% 50%', blur: '' };

it.each([
  ['media/one.jpg', '/api/download-file/?path=media%2Fone.jpg'],
  ['https://live.staticflickr.com/65535/1_k.jpg', 'https://live.staticflickr.com/65535/1_k.jpg'],
])('a picture with the reference %s is downloaded from %s', async (reference, href) => {
  const photos = [{ image, caption: 'One', reference }];
  vi.spyOn(media, 'album').mockResolvedValue({ id: 'meeting', title: 'The meeting', photos });
  expect((await loadAlbum('en', 'finance', 'meeting'))?.photos[0]?.href).toBe(href);
});
