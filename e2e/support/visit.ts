import type { Page } from '@playwright/test';
import { formatEuro } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Waits until React has hydrated the page, so that its controls respond. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const lastParagraph = [...document.querySelectorAll('footer p')].at(-1);
    return lastParagraph && Object.keys(lastParagraph).some((key) => key.startsWith('__reactProps'));
  });
};

/** Opens a path of the site and waits until the page is hydrated. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
};

/**
 * Makes a visit seem to have just begun, on however busy a machine: only then does the film of the special event open.
 * Replaces a part of the page's clock, so set that first.
 */
export const stayAtFirstMoment = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    performance.now = () => 0;
  });

/** Stops a clock that was installed before the visit, so that only the test advances the time. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
};

const longTexts = { change: '−12.34\u202f%', asOf: '30\u00a0nov., 17\u00a0h\u00a030' };

/** A response with a share price, and with the widest possible texts for its change and time. Null means no price. */
export const buildQuote = (sharePrice: number | null): object => {
  const mapLocales = <T>(text: (locale: Locale) => T) => Object.fromEntries(locales.map((code) => [code, text(code)]));
  const details = sharePrice !== null && {
    changePercent: -12.34,
    asOf: '2026-11-30T16:30:00.000Z',
    texts: mapLocales((locale) => formatEuro(locale, sharePrice)),
    shortTexts: mapLocales(() => longTexts),
  };
  return { sharePrice, ...details };
};

/** Responds to every request for the share price with `buildQuote`. */
export const mockSharePrice = async (page: Page, sharePrice: number | null): Promise<void> => {
  await page.route('**/api/share-price/', (route) => route.fulfill({ json: buildQuote(sharePrice) }));
};

/** Scrolls down without animation, and waits for the scroll event. */
export const scrollBy = (page: Page, distancePx: number): Promise<void> =>
  page.evaluate(
    (deltaPx) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollBy({ top: deltaPx, behavior: 'instant' });
      }),
    distancePx,
  );
