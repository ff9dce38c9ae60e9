import { test as base } from '@playwright/test';

interface Options {
  /** Whether pictures are really made and sent, or a pixel stands for each, which is many times faster. */
  pictures: 'real' | 'pixels';
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

export const test = base.extend<Options>({
  pictures: ['pixels', { option: true }],
  page: async ({ page, pictures }, use) => {
    if (pictures === 'pixels')
      await page.route('**/_next/image/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' }));
    await use(page);
  },
});

export { expect } from '@playwright/test';
