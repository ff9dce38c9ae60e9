import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { convertPicture } from './convert.ts';

const file = 'public/media/people/perfumer.jpg';

it.each([
  ['avif', (picture: Sharp) => picture.avif({ quality: 44, effort: 3 })],
  ['webp', (picture: Sharp) => picture.webp({ quality: 70 })],
  ['jpg', (picture: Sharp) => picture.jpeg({ quality: 70, mozjpeg: true })],
] as const)('converts to %s of quality 70 as Next does', async (format, encode) => {
  const expected = await encode(sharp(file).resize(104)).toBuffer();
  expect((await convertPicture(file, { width: 104, format })).equals(expected)).toBe(true);
});

it('uses one thread per picture, and caches none', () => {
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
});
