import type { Locator } from '@playwright/test';
import { getEntryPath, getHeading, loadEntry, loadSettings } from './support/content';
import { coreTag } from './support/core';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const getHrefs = (links: Locator) => links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));

const locale = 'en';

test.describe('without JavaScript', () => {
  for (const id of ['home', 'sarmante', 'news', 'investors'])
    for (const size of ['desktop', 'mobile'] as const)
      test(`${id} is complete on ${size}${coreTag(`${id} ${size}`, 'home desktop', 'investors mobile')}`, async ({
        page,
      }) => {
        await page.setViewportSize(sizes[size]);
        await page.goto(await getEntryPath(id, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
          getHeading(await loadEntry(id, locale)),
        );
        const invisible = await page
          .locator('main :is(h1, h2, h3, h4, p, li, img, a, figure)')
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.closest('details:not([open]), [data-needs-script]'))
              // On phones, cards in lists have no texts, and only three of the latest documents are shown.
              .filter((element) => !element.closest('article > p:last-child, [data-section="documents-list"] li'))
              // The wall of marks shows the decorative picture of a house only under the pointer.
              .filter((element) => !element.matches('[data-section="houses-grid"] a > span > img[alt=""]'))
              .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
              .map((element) => element.outerHTML.slice(0, 120)),
          );
        expect(invisible).toEqual([]);
        const deadButtons = await page
          .locator('button:visible:not([type="submit"])')
          .evaluateAll((elements) => elements.map((button) => button.outerHTML));
        expect(deadButtons).toEqual([]);
      });

  test('every page of the menu can be reached from the site directory, below desktop through the link Menu', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.mobile);
    await page.goto('/en/');
    const { header, t } = shell(page, locale);
    const { headerTabs } = await loadSettings(locale);
    await header.getByRole('link', { name: t('menu.name'), exact: true }).click();
    const directory = page.getByRole('navigation', { name: t('menu.directory') });
    await expect(directory).toBeInViewport();
    const directoryHrefs = await getHrefs(directory.getByRole('link'));
    for (const { link, sections } of headerTabs) {
      expect(directoryHrefs).toContain(link);
      for (const { pageLink } of sections.flatMap(({ pages }) => pages)) expect(directoryHrefs).toContain(pageLink);
    }
    await directory.getByRole('link', { name: headerTabs[0]?.text ?? '', exact: true }).click();
    await expect(page).toHaveURL(headerTabs[0]?.link ?? '');
  });

  test('pictures of a gallery and the film are plain links to their files', async ({ page, request }) => {
    await page.goto(await getEntryPath('rochefaille', locale));
    const pictures = page.locator('main figure > a[href^="/media/"]');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const href of await getHrefs(pictures))
      expect((await request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
    await page.goto('/en/');
    const videoHrefs = await getHrefs(page.locator('main a[href$=".mp4"]'));
    expect(videoHrefs.length).toBeGreaterThan(0);
    for (const videoHref of videoHrefs) {
      const response = await request.get(videoHref ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('video/mp4');
    }
  });
});
