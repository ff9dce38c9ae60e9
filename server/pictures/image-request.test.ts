import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureWidths } from '../../lib/shared/picture-sizes.ts';
import { listFormats, parseImageRequest } from './image-request.ts';

const manifest: object = JSON.parse(readFileSync('content/media.json', 'utf8'));
const photographs = Object.keys(manifest).filter((picture) => !picture.endsWith('.svg'));

describe('the address of a picture', () => {
  it('identifies each photograph of the site', () => {
    expect(photographs.length).toBeGreaterThan(100);
    for (const path of photographs) {
      const url = `/_next/image/?url=${encodeURIComponent(path)}&w=640&q=70`;
      expect(parseImageRequest(url)).toEqual({ path, width: 640 });
    }
  });

  it.each(pictureWidths)('can request a width of %d', (width) => {
    expect(parseImageRequest(`/_next/image?url=%2Fmedia%2Fa.png&w=${width}&q=70`)).toEqual({
      path: '/media/a.png',
      width,
    });
  });

  it('has its parameters in any order', () => {
    expect(parseImageRequest('/_next/image/?q=70&w=320&url=/media/a.jpg')).toEqual({
      path: '/media/a.jpg',
      width: 320,
    });
  });

  it.each([
    '',
    '%2Fmedia%2Fa.jpg%23n',
    '%2Fmedia%2Fa.jpg#n',
    '%2Fmedia%2Fa.jpg%3Fn',
    '%2Fmedia%2F%2561.jpg',
    '%2Fmedia%2F%256f.jpg',
    '%2F%25zz.jpg',
    '%2Fmedia%2F%zz.jpg',
    '%2Fmedia%2F%ff.jpg',
    '%2F%2Fmedia%2Fa.jpg',
    '%2Fmedia%2F%2Fa.jpg',
    '%2Fmedia%2F.%2Fa.jpg',
    '%2Fmedia%2Fnews%2F..%2Fa.jpg',
    '%2Fmedia%2F..%2F..%2Fsecret.jpg',
    '%2Fmedia%5Ca.jpg',
    '%2Fmedia%2Fa.jpg%2F',
    '%2Fmedia%2Fa.jpg%00',
    '%2Fmedia%2Fa.jpg%0A',
    '%2Fmedia%2Fa.jpg+',
    '%2FMedia%2Fa.jpg',
    '%2Fmedia%2FA.JPG',
    '%2Fmedia%2Fa.b.jpg',
    '%2Fmedia%2F.jpg',
    '%2Fmedia%2Fa.svg',
    '%2Fmedia%2Fa.mp4',
    '%2Fmedia%2Fa',
    '%2Ficon-192.png',
    '%2Flocales%2Fa.jpg',
    'media%2Fa.jpg',
    'https%3A%2F%2Fsite.example%2Fmedia%2Fa.jpg',
    `%2Fmedia%2F${'a'.repeat(300)}.jpg`,
    '%2F_next%2Fimage%2F%3Furl%3D%2Fmedia%2Fa.jpg',
  ])('is invalid with the url "%s"', (url) => {
    expect(parseImageRequest(`/_next/image/?url=${url}&w=640&q=70`)).toBeNull();
  });

  it.each([
    '',
    '?',
    '?url=/media/a.jpg',
    '?url=/media/a.jpg&w=640',
    '?url=/media/a.jpg&q=70',
    '?w=640&q=70',
    '?url=/media/a.jpg&w=640&q=70&q=70',
    '?url=/media/a.jpg&url=/media/a.jpg&w=640&q=70',
    '?url=/media/a.jpg&w=640&q=70&dpl=1',
    '?url=/media/a.jpg&w=641&q=70',
    '?url=/media/a.jpg&w=0640&q=70',
    '?url=/media/a.jpg&w=640.0&q=70',
    '?url=/media/a.jpg&w=6.4e2&q=70',
    '?url=/media/a.jpg&w=%2B640&q=70',
    '?url=/media/a.jpg&w=-640&q=70',
    '?url=/media/a.jpg&w=&q=70',
    '?url=/media/a.jpg&w=640&q=75',
    '?url=/media/a.jpg&w=640&q=70.0',
    '?url=/media/a.jpg&w=640&q=70#n',
    '?url=/media/a.jpg&w=640&q=',
    '?URL=/media/a.jpg&w=640&q=70',
    '?url[]=/media/a.jpg&w=640&q=70',
  ])('is invalid with the query "%s"', (query) => {
    expect(parseImageRequest(`/_next/image/${query}`)).toBeNull();
  });
});

describe('the formats', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp', 'jpg']],
    ['image/webp,image/avif', ['avif', 'webp', 'jpg']],
    ['image/webp,*/*', ['webp', 'jpg']],
    ['image/*', ['jpg']],
    [undefined, ['jpg']],
  ])('for a visitor who accepts "%s" are %s', (accept, formats) => {
    expect(listFormats(accept, '/media/a.jpg')).toEqual(formats);
  });

  it('end with the format of the original', () => {
    expect(listFormats('image/webp', '/media/a.png')).toEqual(['webp', 'png']);
  });
});
