import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPagePictures } from './page-pictures.ts';

const sizes = { widths: [320, 640], quality: 70 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const addressOf = (name: string, width: number) => `/_next/image/?url=%2Fmedia%2F${name}.jpg&amp;w=${width}&amp;q=70`;
const addPage = (name: string, html: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
};

it('finds every width that pages offer, the most frequent first', async () => {
  const a = `<img srcSet="${addressOf('a', 320)} 320w, ${addressOf('a', 640)} 640w" src="${addressOf('a', 640)}"/>`;
  const b = `<link rel="preload" imageSrcSet="${addressOf('b', 320)} 1x"/>`;
  addPage('en.html', a);
  addPage('en/houses.html', `${a}${b}${b}`);
  addPage('fr/houses.html', `${b}<img src="${addressOf('b', 320)}"/>`);
  addPage('fr/news.html', b);
  expect(await findPagePictures(folder, sizes)).toEqual([
    { path: '/media/b.jpg', width: 320 },
    { path: '/media/a.jpg', width: 320 },
    { path: '/media/a.jpg', width: 640 },
  ]);
});

it('leaves out what the server does not convert', async () => {
  addPage('en.html', `<img src="/media/a.jpg"/><img src="${addressOf('a', 641)}"/><img src="${addressOf('A', 640)}"/>`);
  addPage('en.json', addressOf('a', 640));
  expect(await findPagePictures(folder, sizes)).toEqual([]);
});
