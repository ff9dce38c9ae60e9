import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getTranslator } from './translator';

/** Locators for the shell around a page in a locale. */
export const shell = (page: Page, locale: Locale) => {
  const t = getTranslator(locale);
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: t('menu.main') });
  return {
    t,
    header,
    logo: header.getByRole('link', { name: t('shell.home') }),
    menu,
    tab: (text: string): Locator => menu.getByRole('link', { name: text, exact: true }).first(),
    submenuButton: (text: string): Locator => menu.getByRole('button', { name: t('menu.submenu', { tab: text }) }),
    submenu: (index: number): Locator => header.locator(`[data-panel="tab-${index}"] > div[data-open]`),
    openSubmenus: header.locator('div[data-open="true"]'),
    menuButton: header.getByRole('button', { name: t('menu.open') }),
    mobileMenu: page.getByRole('dialog', { name: t('menu.name'), exact: true }),
    tools: page.getByRole('complementary', { name: t('shell.tools') }),
    footer: page.getByRole('contentinfo'),
    searchButton: page.getByRole('button', { name: t('search.open'), exact: true }),
    searchPopup: page.getByRole('dialog', { name: t('search.title') }),
    shareButton: page.getByRole('button', { name: t('share.open'), exact: true }),
    savedOffersButton: (count: number): Locator =>
      header.getByRole('button', { name: t('favourites.open', { count }) }),
    savedOffersPopup: page.getByRole('dialog', { name: t('favourites.title') }),
    wechatPopup: page.getByRole('dialog', { name: t('wechat.title') }),
  };
};

/** The centre of an element, in CSS pixels from the corner of the window. Throws if the element is not shown. */
export const getCentre = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Marks the document with an attribute, which is lost when the page is loaded again. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.visited = 'yes';
  });

/** Whether the page has not been reloaded since `markDocument`. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.visited === 'yes');
