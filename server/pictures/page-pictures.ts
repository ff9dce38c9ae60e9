import { type ImageRequest, parseImageRequest } from './image-request.ts';

const imageUrlPattern = /\/_next\/image\/\?[^"\s]+/g;

/** Collects the pictures of pages, at every width that they offer to browsers. */
export const createPictureCollector = () => {
  const counts = new Map<string, { request: ImageRequest; pageCount: number }>();

  return {
    /** Adds the pictures of a page. */
    add(html: string) {
      for (const url of new Set(html.match(imageUrlPattern))) {
        const request = parseImageRequest(url.replaceAll('&amp;', '&'));
        if (!request) continue;
        const key = `${request.path} ${request.width}`;
        counts.set(key, { request, pageCount: (counts.get(key)?.pageCount ?? 0) + 1 });
      }
    },

    /** The pictures, the most frequent first. */
    list: (): ImageRequest[] =>
      [...counts.values()].sort((a, b) => b.pageCount - a.pageCount).map(({ request }) => request),
  };
};
