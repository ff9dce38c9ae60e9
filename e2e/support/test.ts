import { test as base } from '@playwright/test';
import { getIntroKey } from '@/components/special-event/storage-keys';
import { loadSettings } from './content';

interface Options {
  /** Whether the visitor has seen the special event's film. If not, it covers the home page during the event. */
  eventIntro: 'seen' | 'unseen';
  /**
   * Whether pictures and the film of the home page are loaded. If not, every picture is a single pixel and the film is
   * empty, which is many times faster.
   */
  pictures: 'real' | 'pixels';
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Playwright’s test with the options above. It fails if a page has thrown an error that no script caught. */
export const test = base.extend<Options>({
  eventIntro: ['seen', { option: true }],
  pictures: ['pixels', { option: true }],
  context: async ({ context, eventIntro }, use) => {
    const { singleTypeEvent } = await loadSettings('en');
    if (singleTypeEvent && eventIntro === 'seen')
      await context.addInitScript((key) => {
        // Frames of other origins and pages without an origin may have no storage.
        if (window === window.top && window.origin !== 'null') localStorage.setItem(key, '1');
      }, getIntroKey(singleTypeEvent.eventName));
    await use(context);
  },
  page: async ({ page, pictures }, use) => {
    if (pictures === 'pixels') {
      await page.route('**/_next/image/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' }));
      await page.route('**/media/films/group*.mp4', (route) => route.fulfill({ status: 204 }));
    }
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await use(page);
    base.expect(errors, 'errors that no script caught').toEqual([]);
  },
});

export { expect } from '@playwright/test';
