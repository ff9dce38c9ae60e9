import type { Locator, Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, loadSettings } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

interface FocusStop {
  name: string;
  href: string | null;
  region: string;
  /** The reasons why a visitor does not see the focus; empty if it is visible. */
  problem: string;
}

/** The focused element, and why the focus is not visible; null if no element is focused. */
const readFocus = (page: Page): Promise<FocusStop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isUncovered = points.some(([x, y]) => {
      const topElement = document.elementFromPoint(x, y);
      return topElement && (element.contains(topElement) || topElement.contains(element));
    });
    const problems = [
      outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'no outline' : '',
      Number(opacity) === 0 ? 'transparent' : '',
      left >= right || top >= bottom ? 'outside the window' : '',
      isUncovered ? '' : 'covered',
    ];
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? '',
      href: element.getAttribute('href'),
      region: element.closest('header, main, aside, footer, dialog')?.tagName.toLowerCase() ?? 'start',
      problem: problems.filter(Boolean).join(', '),
    };
  });

/** Presses Tab until the focus leaves the page, and returns every stop. Throws after `maxStops` stops. */
const tabThrough = async (page: Page, maxStops = 200): Promise<FocusStop[]> => {
  await page.waitForLoadState();
  const stops: FocusStop[] = [];
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave the page after ${maxStops} steps.`);
};

/** Presses Tab and then Shift+Tab 25 times each, and returns whether the focus stayed inside the dialog. */
const isTrapped = async (page: Page, dialog: Locator): Promise<boolean> => {
  const hasFocusInside = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);
  for (const key of [...Array<string>(25).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    if (!(await hasFocusInside())) return false;
  }
  return true;
};

test.use({ viewport: sizes.desktop });

const locale = 'en';

test('the first Tab stop skips to the content', async ({ page }) => {
  await visit(page, await getEntryPath('history', locale));
  const skipLink = page.getByRole('link', { name: shell(page, locale).t('shell.skipToContent') });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await readFocus(page))?.region).toBe('main');
});

test('Tab goes through header, content, tools and footer, and the focus is always visible', async ({ page }) => {
  await visit(page, await getEntryPath('sarmante', locale));
  const stops = await tabThrough(page);
  expect(stops.filter(({ problem }) => problem)).toEqual([]);
  const regions = stops.map(({ region }) => region);
  expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual([
    'start',
    'header',
    'main',
    'aside',
    'footer',
  ]);
  const { headerTabs, footerLinks } = await loadSettings(locale);
  const hrefs = stops.map(({ href }) => href);
  for (const { link } of headerTabs) expect(hrefs).toContain(link);
  for (const { url } of footerLinks) expect(hrefs).toContain(url);
  expect(stops.filter(({ region, href }) => region === 'footer' && href?.match(/^\/\w\w\//)).length).toBeGreaterThan(
    locales.length,
  );
});

test('every link of every submenu can be reached and shows its focus @all', async ({ page }) => {
  test.slow();
  await visit(page, await getEntryPath('legal-notice', locale));
  const { submenuButton, openSubmenus } = shell(page, locale);
  const { headerTabs } = await loadSettings(locale);
  for (const { text, sections } of headerTabs) {
    await submenuButton(text).focus();
    await page.keyboard.press('Enter');
    await expect(openSubmenus.getByRole('link').first()).toBeVisible();
    const expected = sections.flatMap(({ link, pages }) => [link, ...pages.map(({ pageLink }) => pageLink)]);
    const stops: FocusStop[] = [];
    for (const _ of expected) {
      await page.keyboard.press('Tab');
      const stop = await readFocus(page);
      if (stop) stops.push(stop);
    }
    expect(stops.map(({ href }) => href)).toEqual(expected);
    expect(stops.filter(({ problem }) => problem)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('when tabbing backwards, the focus is never hidden under the header @all', async ({ page }) => {
  test.slow();
  await visit(page, await getEntryPath('investors', 'en'));
  const forwards = await tabThrough(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const backwards: FocusStop[] = [];
  for (let stop: FocusStop | null = null; backwards.length < forwards.length; backwards.push(stop)) {
    await page.keyboard.press('Shift+Tab');
    stop = await readFocus(page);
    if (!stop) break;
  }
  expect(backwards.length).toBeGreaterThan(30);
  expect(backwards.filter(({ problem }) => problem)).toEqual([]);
});

test('the slides of the hero can be reached and are shown @all', async ({ page }) => {
  await visit(page, '/en/');
  const { t } = shell(page, 'en');
  const hero = page.getByRole('region', { name: t('hero.label') });
  const slides = hero.getByRole('list').first().getByRole('listitem');
  const names = hero.getByRole('list').last().getByRole('button');
  const links = slides.getByRole('link');
  expect(await links.count()).toBe(await slides.count());
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.95 });

  await names.nth(0).press('Enter');
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 });
  await expect(names.nth(0)).toHaveAttribute('aria-current', 'true');
  await names.nth(2).press('Enter');
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 });
  await hero.getByRole('list').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
});

test.describe('dialogs trap the focus and return it', () => {
  test('the search opens with the focus in it, and can be used without a pointer', async ({ page }) => {
    await visit(page, '/en/');
    const { searchButton, searchPopup, t } = shell(page, 'en');
    await searchButton.press('Enter');
    await expect(searchPopup.locator(':focus')).toBeVisible();
    const field = searchPopup.getByLabel(t('search.field'));
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type('harvest');
    await page.keyboard.press('Enter');
    const results = searchPopup.getByRole('region', { name: t('search.results') });
    await expect(results.getByRole('link').first()).toBeVisible();
    while (!(await results.locator('a:focus').count())) await page.keyboard.press('Tab');
    expect((await readFocus(page))?.problem).toBe('');
    await page.keyboard.press('Enter');
    await expect(searchPopup).toBeHidden();
    await expect(page).not.toHaveURL('/en/');
  });

  test('the mobile menu and its panels', async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    await visit(page, '/jp/');
    const { menuButton, mobileMenu } = shell(page, 'jp');
    await menuButton.press('Enter');
    await expect(mobileMenu).toBeVisible();
    await mobileMenu.getByRole('listitem').getByRole('button').nth(1).press('Enter');
    expect(await isTrapped(page, mobileMenu)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(mobileMenu).toBeHidden();
    await expect(menuButton).toBeFocused();
  });

  test('the pictures of a gallery', async ({ page }) => {
    await visit(page, await getEntryPath('rochefaille', 'en'));
    const { t } = shell(page, 'en');
    const pictures = page.locator('main figure > a:not(details *)');
    const total = await pictures.count();
    await pictures.nth(1).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('media.title') });
    await expect(dialog.getByText(t('media.position', { current: 2, total }))).toBeVisible();
    expect(await isTrapped(page, dialog)).toBe(true);
    await dialog.getByRole('button', { name: t('media.next') }).press('Enter');
    await expect(dialog.getByText(t('media.position', { current: (2 % total) + 1, total }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictures.nth(1)).toBeFocused();
  });
});

test('nothing moves if reduced motion is requested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/en/');
  const animationCount = await page.evaluate(() => document.getAnimations().length);
  expect(animationCount).toBe(0);
  const { tab } = shell(page, 'en');
  await tab('Houses').hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
