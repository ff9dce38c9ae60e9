import type { Page } from '@playwright/test';
import { type Locale, localeTable } from '@/lib/i18n/locales';
import { address, settings } from './support/content';
import { everyPage, pathOf } from './support/pages';
import { shell } from './support/shell';
import { type Size, sizes } from './support/sizes';
import { expect, test } from './support/test';
import { quote, visit } from './support/visit';

/**
 * `npm run gallery`: screenshots of every page type, popup and state, at every size, for visual review. `npm run
 * gallery -- -g "house in jp"` takes a selection.
 */
const shownLocales: readonly Locale[] = ['en', 'fr', 'cn', 'jp'];
const sizeNames = Object.keys(sizes) as Size[];
const onWide: readonly Size[] = ['desktop', 'large'];
const onNarrow: readonly Size[] = ['mobile', 'tablet'];
const fromTablet: readonly Size[] = ['tablet', ...onWide];

test.describe.configure({ timeout: 30_000 });
test.use({ pictures: 'real', contextOptions: { reducedMotion: 'reduce' } });

/** Loads all pictures of the page, which are otherwise loaded lazily. */
const loadPictures = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
};

const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `A result of the search, the ${index + 1}th`,
    description: 'What the page says where the words of the search are found, cut at a word boundary…',
    date: '2026-10-22',
    thumbnail: null,
    url: '/en/',
    externalLink: null,
    type: 'other',
    color: null,
  }));

interface State {
  at?: string;
  on?: readonly Size[];
  prepare?: (page: Page) => Promise<unknown>;
  open: (parts: ReturnType<typeof shell>, page: Page, locale: Locale) => Promise<unknown>;
}

const openSearch = async ({ searchButton }: ReturnType<typeof shell>, page: Page) => {
  await searchButton.click();
  await popupOf(page);
};

const search = (words: string) => async (parts: ReturnType<typeof shell>, page: Page) => {
  await openSearch(parts, page);
  await parts.searchPopup.getByLabel(parts.t('search.field')).fill(words);
  await Promise.all([page.waitForResponse('**/api/search-content/'), page.keyboard.press('Enter')]);
};

/** The open popup. Its code is loaded when it is first opened. */
const popupOf = async (page: Page) => {
  const popup = page.locator('dialog[open]');
  await expect(popup).toBeVisible();
  return popup;
};

const openMenu = async ({ burger }: ReturnType<typeof shell>, page: Page) => {
  await burger.click();
  await popupOf(page);
};

const states: Record<string, State> = {
  submenu: {
    on: onWide,
    open: async ({ tab }, _page, locale) => tab((await settings(locale)).headerTabs[1]?.text ?? '').hover(),
  },
  languages: {
    on: fromTablet,
    open: ({ header, t }, _page, locale) =>
      header.getByRole('button', { name: t('language.open', { language: localeTable[locale].name }) }).click(),
  },
  'share menu': { on: fromTablet, open: ({ shareButton }) => shareButton.first().click() },
  'favourites, empty': {
    on: onWide,
    open: async ({ tools, t }) => {
      await tools.getByRole('button', { name: t('favourites.open', { count: 0 }) }).click();
      await expect(tools.getByText(t('favourites.empty'))).toBeVisible();
    },
  },
  'scrolled page': { open: (_parts, page) => page.evaluate(() => window.scrollTo(0, innerHeight * 1.4)) },
  'search, before': { open: openSearch },
  'search, results': {
    prepare: (page) =>
      page.route('**/api/search-content/', (route) =>
        route.fulfill({ json: { success: true, result: results(6), message: '' } }),
      ),
    open: search('Orvaine'),
  },
  'search, suggestions': {
    open: async (parts, page) => {
      await openSearch(parts, page);
      await parts.searchPopup.getByLabel(parts.t('search.field')).fill('Orvaine');
      await expect(parts.searchPopup.getByRole('listbox')).toBeVisible();
    },
  },
  'search, none': { open: search('xyzzy') },
  'search, failure': {
    prepare: (page) => page.route('**/api/search-content/', (route) => route.fulfill({ status: 502, json: {} })),
    open: search('Orvaine'),
  },
  'mobile menu': { on: onNarrow, open: openMenu },
  'mobile menu, panel': {
    on: onNarrow,
    open: async (parts, page) => {
      await openMenu(parts, page);
      await parts.mobileMenu.getByRole('listitem').getByRole('button').nth(1).click();
    },
  },
  WeChat: {
    on: ['mobile'],
    open: async ({ footer, t }, page) => {
      await footer.getByRole('button', { name: t('wechat.name') }).click();
      await popupOf(page);
    },
  },
  film: {
    open: async (_parts, page) => {
      await page.locator('main a[href$=".mp4"]').click();
      await expect((await popupOf(page)).locator('video')).toBeVisible();
    },
  },
  'event film': {
    at: 'legal-notice',
    prepare: async (page) => {
      await page.clock.setFixedTime('2026-12-01T10:00:00Z');
      await page.addInitScript(() => localStorage.clear());
    },
    open: (_parts, page) => expect(page.locator('dialog video')).toBeVisible({ timeout: 20_000 }),
  },
  'offers, filter open': {
    at: 'job-offers',
    open: (_parts, page) => page.getByRole('main').locator('summary').nth(3).click(),
  },
  'job alert': {
    at: 'job-offers',
    open: async (_parts, page) => {
      await page.getByRole('main').locator('button[aria-haspopup="dialog"]').click();
      await popupOf(page);
    },
  },
  pictures: {
    at: 'sarmante',
    open: async (_parts, page) => {
      await page.locator('main figure > a').first().click();
      await popupOf(page);
    },
  },
  album: {
    at: 'media-library',
    open: async (_parts, page) => {
      await page.locator('main figure > a').first().click();
      await popupOf(page);
    },
  },
  'page over a page': {
    at: 'group',
    open: async (_parts, page) => {
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await expect((await popupOf(page)).locator('h1')).toBeFocused();
    },
  },
};

const shoot = async (page: Page, name: string, locale: Locale, size: Size, fullPage = false) => {
  const path = `gallery/${name.replaceAll(/\W+/g, '-')}/${locale}-${sizes[size].width}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage });
};

for (const locale of shownLocales)
  for (const size of sizeNames)
    test.describe(`${locale}, ${size}`, () => {
      test.use({ viewport: sizes[size] });

      for (const type of everyPage)
        test(`page: ${type} in ${locale}, ${size}`, async ({ page }) => {
          await visit(page, await pathOf(type, locale));
          await loadPictures(page);
          await shoot(page, type, locale, size, true);
        });

      for (const [name, { at = 'home', on = sizeNames, prepare, open }] of Object.entries(states))
        if (on.includes(size))
          test(`state: ${name} in ${locale}, ${size}`, async ({ page }) => {
            await quote(page, 231.4);
            await prepare?.(page);
            await visit(page, await address(at, locale));
            await open(shell(page, locale), page, locale);
            await loadPictures(page);
            await shoot(page, name, locale, size);
          });
    });
