import { parseAddress, type SizedPicture, type Sizes } from './address.ts';

const pictureAddress = /\/_next\/image\/\?[^"\s]+/g;

/** Collects the pictures of pages, at every width that they offer to browsers. */
export const createPictureCollector = (sizes: Sizes) => {
  const counts = new Map<string, { picture: SizedPicture; pageCount: number }>();

  return {
    /** Adds the pictures of a page. */
    add(html: string) {
      for (const address of new Set(html.match(pictureAddress))) {
        const picture = parseAddress(address.replaceAll('&amp;', '&'), sizes);
        if (!picture) continue;
        const key = `${picture.path} ${picture.width}`;
        counts.set(key, { picture, pageCount: (counts.get(key)?.pageCount ?? 0) + 1 });
      }
    },

    /** The pictures, the most frequent first. */
    list: (): SizedPicture[] =>
      [...counts.values()].sort((a, b) => b.pageCount - a.pageCount).map(({ picture }) => picture),
  };
};
