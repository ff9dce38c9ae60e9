import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAddress, type Sizes } from './address.ts';

/** A picture at a width that pages request. */
export interface PagePicture {
  path: string;
  width: number;
}

const pictureAddress = /\/_next\/image\/\?[^"\s]+/g;

const inPage = (html: string, sizes: Sizes): PagePicture[] =>
  [...new Set(html.match(pictureAddress))].flatMap(
    (address) => readAddress(address.replaceAll('&amp;', '&'), sizes) ?? [],
  );

/** The pictures of all HTML files in a folder, at every width that they offer to browsers, the most frequent first. */
export const findPagePictures = async (folder: string, sizes: Sizes): Promise<PagePicture[]> => {
  const found = new Map<string, { picture: PagePicture; pages: number }>();
  for (const name of globSync('**/*.html', { cwd: folder }).sort()) {
    for (const picture of inPage(await readFile(path.join(folder, name), 'utf8'), sizes)) {
      const key = `${picture.path} ${picture.width}`;
      found.set(key, { picture, pages: (found.get(key)?.pages ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.pages - a.pages).map(({ picture }) => picture);
};

const listFile = '.next/pictures.json';

/** Lists the pictures of the built pages, for the server. */
export const recordPagePictures = async (sizes: Sizes): Promise<void> => {
  await writeFile(listFile, JSON.stringify(await findPagePictures('.next/server/pages', sizes)));
};

/** The pictures of the built pages. */
export const readPagePictures = async (): Promise<PagePicture[]> => JSON.parse(await readFile(listFile, 'utf8'));
