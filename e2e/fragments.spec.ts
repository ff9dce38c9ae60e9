import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { getEntryPath, loadSettings } from './support/content';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Links to parts of pages, by title, with the id of the part. */
const targets = [
  { title: 'Press contacts', id: 'contacts' },
  { title: 'Financial calendar', id: 'calendar' },
];

/** The delays of the code of the sections, one for each attempt. */
const delaysMs = [0, 30, 100, 300, 1000];

/** The text of the tab whose submenu contains the link with a title; empty if there is none. */
const findTabText = async (title: string): Promise<string> => {
  const { headerTabs } = await loadSettings('en');
  const tab = headerTabs.find(({ sections }) =>
    sections.some((section) => section.title === title || section.pages.some(({ pageTitle }) => pageTitle === title)),
  );
  return tab?.text ?? '';
};

const menus = {
  'the desktop menu': async (page: Page, title: string): Promise<Locator> => {
    const { header, submenuButton } = shell(page, 'en');
    await submenuButton(await findTabText(title)).press('Enter');
    return header.getByRole('link', { name: title, exact: true });
  },
  'the phone menu': async (page: Page, title: string): Promise<Locator> => {
    await page.setViewportSize(sizes.mobile);
    const { menuButton, mobileMenu } = shell(page, 'en');
    await menuButton.click();
    await mobileMenu.getByRole('button', { name: await findTabText(title), exact: true }).click();
    return mobileMenu.getByRole('link', { name: title, exact: true });
  },
  'the footer': async (page: Page, title: string): Promise<Locator> =>
    shell(page, 'en').footer.getByRole('link', { name: title, exact: true }),
};

/** The distance of a part from the top of the window, below the header, in pixels. */
const getDistancePx = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.abs(element.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
  });

test.use({ viewport: sizes.desktop });

for (const [name, openAndFindLink] of Object.entries(menus)) {
  test(`links of ${name} to a part of a page lead there, however late it loads @all`, async ({ page }) => {
    test.slow();
    let scriptDelayMs = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      await wait(scriptDelayMs);
      await route.continue();
    });
    for (const [index, delayMs] of delaysMs.entries()) {
      const { title, id } = targets[index % targets.length] as (typeof targets)[number];
      scriptDelayMs = 0;
      await visit(page, await getEntryPath('history', 'en'));
      await page.waitForLoadState('networkidle');
      const link = await openAndFindLink(page, title);
      scriptDelayMs = delayMs;
      await link.press('Enter');
      const part = page.locator(`#${id}`);
      await expect(part.getByRole('heading').first(), title).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => getDistancePx(part), `${title}, ${delayMs} ms late`).toBeLessThan(3);
    }
  });
}

for (const name of ['the desktop menu', 'the phone menu'] as const)
  test(`a link of ${name} moves the focus to the heading of the next page`, async ({ page }) => {
    await visit(page, '/en/');
    await (await menus[name](page, 'Press office')).press('Enter');
    await expect(page).toHaveURL(await getEntryPath('press', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the heading of the page behind a link in an email has the focus', async ({ page }) => {
    await page.goto('/en/job-alert/?token=expired');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
