import { readAddress, type SizedPicture, type Sizes } from './address.ts';

const pictureAddress = /\/_next\/image\/\?[^"\s]+/g;

/** Collects the pictures of pages, at every width that they offer to browsers. */
export const pagePictures = (sizes: Sizes) => {
  const found = new Map<string, { picture: SizedPicture; pages: number }>();

  return {
    /** Adds the pictures of a page. */
    add(html: string) {
      for (const address of new Set(html.match(pictureAddress))) {
        const picture = readAddress(address.replaceAll('&amp;', '&'), sizes);
        if (!picture) continue;
        const key = `${picture.path} ${picture.width}`;
        found.set(key, { picture, pages: (found.get(key)?.pages ?? 0) + 1 });
      }
    },

    /** The pictures, the most frequent first. */
    list: (): SizedPicture[] => [...found.values()].sort((a, b) => b.pages - a.pages).map(({ picture }) => picture),
  };
};
