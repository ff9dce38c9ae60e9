import { test as base } from '@playwright/test';

interface Options {
  /** Whether pictures and the opening's film are really sent, or a pixel and nothing, which is many times faster. */
  pictures: 'real' | 'pixels';
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

export const test = base.extend<Options>({
  pictures: ['pixels', { option: true }],
  page: async ({ page, pictures }, use) => {
    if (pictures === 'pixels') {
      await page.route('**/_next/image/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' }));
      await page.route('**/media/films/home.mp4', (route) => route.fulfill({ status: 204 }));
    }
    await use(page);
  },
});

export { expect } from '@playwright/test';
