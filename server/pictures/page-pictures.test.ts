import { expect, it } from 'vitest';
import { pagePictures } from './page-pictures.ts';

const addressOf = (name: string, width: number) => `/_next/image/?url=%2Fmedia%2F${name}.jpg&amp;w=${width}&amp;q=70`;

const picturesOf = (...pages: string[]) => {
  const { add, list } = pagePictures({ widths: [320, 640], quality: 70 });
  pages.forEach(add);
  return list();
};

it('finds every width that pages offer, the most frequent first', () => {
  const a = `<img srcSet="${addressOf('a', 320)} 320w, ${addressOf('a', 640)} 640w" src="${addressOf('a', 640)}"/>`;
  const b = `<link rel="preload" imageSrcSet="${addressOf('b', 320)} 1x"/>`;
  expect(picturesOf(a, `${a}${b}${b}`, `${b}<img src="${addressOf('b', 320)}"/>`, b)).toEqual([
    { path: '/media/b.jpg', width: 320 },
    { path: '/media/a.jpg', width: 320 },
    { path: '/media/a.jpg', width: 640 },
  ]);
});

it('leaves out what the server does not convert', () => {
  expect(
    picturesOf(`<img src="/media/a.jpg"/><img src="${addressOf('a', 641)}"/><img src="${addressOf('A', 640)}"/>`),
  ).toEqual([]);
});
