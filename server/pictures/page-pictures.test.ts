import { expect, it } from 'vitest';
import { createPictureCollector } from './page-pictures.ts';

const pictureUrl = (name: string, width: number) => `/_next/image/?url=%2Fmedia%2F${name}.jpg&amp;w=${width}&amp;q=70`;

const collectPictures = (...pages: string[]) => {
  const { add, list } = createPictureCollector();
  pages.forEach(add);
  return list();
};

it('finds every width that pages offer, the most frequent first', () => {
  const a = `<img srcSet="${pictureUrl('a', 320)} 320w, ${pictureUrl('a', 640)} 640w" src="${pictureUrl('a', 640)}"/>`;
  const b = `<link rel="preload" imageSrcSet="${pictureUrl('b', 320)} 1x"/>`;
  expect(collectPictures(a, `${a}${b}${b}`, `${b}<img src="${pictureUrl('b', 320)}"/>`, b)).toEqual([
    { path: '/media/b.jpg', width: 320 },
    { path: '/media/a.jpg', width: 320 },
    { path: '/media/a.jpg', width: 640 },
  ]);
});

it('leaves out pictures that the server does not convert', () => {
  expect(
    collectPictures(
      `<img src="/media/a.jpg"/><img src="${pictureUrl('a', 641)}"/><img src="${pictureUrl('A', 640)}"/>`,
    ),
  ).toEqual([]);
});
