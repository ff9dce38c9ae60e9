import type { Page } from '@playwright/test';
import { type Locale, localeTable } from '@/lib/i18n/locales';
import { getEntryPath, loadSettings } from './support/content';
import { allPageTypes, getPagePath } from './support/pages';
import { shell } from './support/shell';
import { type Size, sizes } from './support/sizes';
import { expect, test } from './support/test';
import { mockSharePrice, stayAtFirstMoment, visit } from './support/visit';

/**
 * `npm run gallery`: screenshots of every page type, popup and state, at every size, for visual review. `npm run
 * gallery -- -g "house in jp"` takes a selection.
 */
const galleryLocales: readonly Locale[] = ['en', 'fr', 'cn', 'jp'];
const sizeNames = Object.keys(sizes) as Size[];
const wideSizes: readonly Size[] = ['desktop', 'large'];
const narrowSizes: readonly Size[] = ['mobile', 'tablet'];
const tabletAndUp: readonly Size[] = ['tablet', ...wideSizes];

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

const buildResults = (count: number) =>
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
  pageId?: string;
  onlySizes?: readonly Size[];
  prepare?: (page: Page) => Promise<unknown>;
  open: (locators: ReturnType<typeof shell>, page: Page, locale: Locale) => Promise<unknown>;
}

const openSearch = async ({ searchButton }: ReturnType<typeof shell>, page: Page) => {
  await searchButton.click();
  await getOpenPopup(page);
};

const searchFor = (keywords: string) => async (locators: ReturnType<typeof shell>, page: Page) => {
  await openSearch(locators, page);
  await locators.searchPopup.getByLabel(locators.t('search.field')).fill(keywords);
  await Promise.all([page.waitForResponse('**/api/search-content/'), page.keyboard.press('Enter')]);
};

/** Waits for the open popup, whose code is loaded when it is first opened, and returns it. */
const getOpenPopup = async (page: Page) => {
  const popup = page.locator('dialog[open]');
  await expect(popup).toBeVisible();
  return popup;
};

const openMenu = async ({ menuButton }: ReturnType<typeof shell>, page: Page) => {
  await menuButton.click();
  await getOpenPopup(page);
};

const states: Record<string, State> = {
  submenu: {
    onlySizes: wideSizes,
    open: async ({ tab }, _page, locale) => tab((await loadSettings(locale)).headerTabs[1]?.text ?? '').hover(),
  },
  languages: {
    onlySizes: tabletAndUp,
    open: ({ header, t }, _page, locale) =>
      header.getByRole('button', { name: t('language.open', { language: localeTable[locale].name }) }).click(),
  },
  'share menu': { onlySizes: tabletAndUp, open: ({ shareButton }) => shareButton.first().click() },
  'favourites, empty': {
    onlySizes: wideSizes,
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
        route.fulfill({ json: { success: true, result: buildResults(6), message: '' } }),
      ),
    open: searchFor('Orvaine'),
  },
  'search, suggestions': {
    open: async (locators, page) => {
      await openSearch(locators, page);
      await locators.searchPopup.getByLabel(locators.t('search.field')).fill('Orvaine');
      await expect(locators.searchPopup.getByRole('listbox')).toBeVisible();
    },
  },
  'search, none': { open: searchFor('xyzzy') },
  'search, failure': {
    prepare: (page) => page.route('**/api/search-content/', (route) => route.fulfill({ status: 502, json: {} })),
    open: searchFor('Orvaine'),
  },
  'mobile menu': { onlySizes: narrowSizes, open: openMenu },
  'mobile menu, panel': {
    onlySizes: narrowSizes,
    open: async (locators, page) => {
      await openMenu(locators, page);
      await locators.mobileMenu.getByRole('listitem').getByRole('button').nth(1).click();
    },
  },
  WeChat: {
    onlySizes: ['mobile'],
    open: async ({ footer, t }, page) => {
      await footer.getByRole('button', { name: t('wechat.name') }).click();
      await getOpenPopup(page);
    },
  },
  film: {
    open: async (_parts, page) => {
      await page.locator('main a[href$=".mp4"]').click();
      await expect((await getOpenPopup(page)).locator('video')).toBeVisible();
    },
  },
  'event film': {
    prepare: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.setFixedTime('2026-12-01T10:00:00Z');
      await stayAtFirstMoment(page);
      await page.addInitScript(() => localStorage.clear());
    },
    open: (_parts, page) => expect(page.locator('dialog video')).toBeVisible({ timeout: 20_000 }),
  },
  'offers, filter open': {
    pageId: 'job-offers',
    open: (_parts, page) => page.getByRole('main').locator('summary').nth(3).click(),
  },
  'job alert': {
    pageId: 'job-offers',
    open: async (_parts, page) => {
      await page.getByRole('main').locator('button[aria-haspopup="dialog"]').click();
      await getOpenPopup(page);
    },
  },
  pictures: {
    pageId: 'rochefaille',
    open: async (_parts, page) => {
      await page.locator('main figure > a:not(details *)').first().click();
      await getOpenPopup(page);
    },
  },
  album: {
    pageId: 'media-library',
    open: async (_parts, page) => {
      await page.locator('main figure > a:not(details *)').first().click();
      await getOpenPopup(page);
    },
  },
  'page over a page': {
    pageId: 'group',
    open: async (_parts, page) => {
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await expect((await getOpenPopup(page)).locator('h1')).toBeFocused();
    },
  },
};

const takeScreenshot = async (page: Page, name: string, locale: Locale, size: Size, fullPage = false) => {
  const path = `gallery/${name.replaceAll(/\W+/g, '-')}/${locale}-${sizes[size].width}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage });
};

for (const locale of galleryLocales)
  for (const size of sizeNames)
    test.describe(`${locale}, ${size}`, () => {
      test.use({ viewport: sizes[size] });

      for (const type of allPageTypes)
        test(`page: ${type} in ${locale}, ${size}`, async ({ page }) => {
          await visit(page, await getPagePath(type, locale));
          await loadPictures(page);
          await takeScreenshot(page, type, locale, size, true);
        });

      for (const [name, { pageId = 'home', onlySizes = sizeNames, prepare, open }] of Object.entries(states))
        if (onlySizes.includes(size))
          test(`state: ${name} in ${locale}, ${size}`, async ({ page }) => {
            await mockSharePrice(page, 231.4);
            await prepare?.(page);
            await visit(page, await getEntryPath(pageId, locale));
            await open(shell(page, locale), page, locale);
            await loadPictures(page);
            await takeScreenshot(page, name, locale, size);
          });
    });
