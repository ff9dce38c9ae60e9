import type { Page } from '@playwright/test';
import originals from '../../content/media.json' with { type: 'json' };

/** The size of the original of a picture, by the address of one of its files. */
export const getOriginalSize = (url: string): { width: number; height: number } =>
  originals[new URL(url).searchParams.get('url') as keyof typeof originals];

/** Responds to every request for a picture with a blank one of the right proportions, which decide where objects are. */
export const drawBlankPictures = (page: Page): Promise<unknown> =>
  page.route('**/_next/image/**', (route) => {
    const { width, height } = getOriginalSize(route.request().url());
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return route.fulfill({ body, contentType: 'image/svg+xml' });
  });
