import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import brand from '../content/brand.json' with { type: 'json' };
import { getJobsPath } from './support/careers';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { getPagePath, pageTypes } from './support/pages';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { scrollBy, visit } from './support/visit';

test('a printed offer has the logo and its title, and not the menus of the site', async ({ page }) => {
  await visit(page, await getJobsPath('en'));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('term').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByText(brand.name)).toBeVisible();
  await expect(banner.getByRole('link')).toHaveCount(1);
  await expect(banner.getByRole('navigation')).toHaveCount(0);
});

for (const id of ['documents', 'news', 'contact', 'share'])
  test(`the page “${id}” shows its main content in the first viewport${coreTag(id, 'documents')}`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, await getEntryPath(id, 'en'));
    const firstControl = page
      .locator('[data-section="hero"] + [data-section] :is(h2, h3, a, select, input, time)')
      .first();
    await expect(firstControl).toBeInViewport();
  });

test('no picture of the site’s own pages is drawn wider than its file @all', async ({ page }) => {
  await page.setViewportSize(sizes.large);
  for (const id of ['profile', 'people', 'investors']) {
    await visit(page, await getEntryPath(id, 'en'));
    const stretchedImages = await page.locator('main img[src*="_next/image"]').evaluateAll((images) =>
      images.flatMap((image) => {
        const width = Number(image.getAttribute('width'));
        return image.clientWidth > width ? [`${image.clientWidth} of ${width}: ${image.getAttribute('alt')}`] : [];
      }),
    );
    expect(stretchedImages, id).toEqual([]);
  }
});

const gridPageTypes = [
  'landing',
  'history',
  'governance',
  'key figures',
  'investors',
  'events',
  'archives',
  'talents',
] as const;
for (const type of gridPageTypes)
  test(`second columns of the page “${type}” begin at the named grid lines${coreTag(type, 'landing')}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, await getPagePath(type, 'en'));
    const columnEdges = await page.locator('main [data-section] *').evaluateAll((elements) => {
      const content = (element: Element) => element.closest('[data-section]')?.querySelector('h2') ?? element;
      const secondColumns = elements.filter(({ parentElement, previousElementSibling }) => {
        const tracks = parentElement ? getComputedStyle(parentElement).gridTemplateColumns : '';
        return previousElementSibling && tracks.includes('[text]');
      });
      return secondColumns.flatMap((element) => {
        const { left, width } = element.getBoundingClientRect();
        return width > 0 && left > content(element).getBoundingClientRect().left ? [Math.round(left)] : [];
      });
    });
    // Columns are 86 pixels wide, and gaps 24. These are the grid lines at which second columns may begin.
    for (const columnEdge of new Set(columnEdges)) expect([72, 402, 622, 732, 842, 1062]).toContain(columnEdge);
    expect(columnEdges.length).toBeGreaterThan(0);
  });

for (const locale of locales)
  test(`investors see the price, the next date, the latest results and report first, in ${locale}${coreTag(locale, 'en')}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, await getEntryPath('investors', locale));
    const links = page.locator('[data-section="share-price-brief"] a');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(sizes.mobile);
    await expect(links.nth(1)).toBeInViewport();
  });

for (const locale of locales)
  test(`no page is longer than 10,000 pixels on a phone, in ${locale} @all`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(sizes.mobile);
    for (const type of Object.keys(pageTypes) as (keyof typeof pageTypes)[]) {
      await page.goto(await getPagePath(type, locale), { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => document.documentElement.scrollHeight), type).toBeLessThan(10_000);
    }
  });

test('the rows of an album fill the width of a tablet @all', async ({ page }) => {
  await page.setViewportSize(sizes.tablet);
  await visit(page, await getEntryPath('media-library', 'en'));
  for (const album of await page.locator('[data-section="album"] ul').all()) {
    const shortRows = await album.evaluate((list) => {
      const rows = new Map<number, number>();
      for (const image of list.querySelectorAll('li > figure > a')) {
        const { top, right } = image.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
      }
      return [...rows.values()].filter((right) => right < list.getBoundingClientRect().right - 2);
    });
    expect(shortRows).toEqual([]);
  }
});

test('the year of the events at the top of the window stays in view @all', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, await getEntryPath('history', 'en'));
  const event = page.locator('[data-section="timeline"] li', { has: page.locator('img') }).first();
  const { y = 0 } = (await event.boundingBox()) ?? {};
  await scrollBy(page, y + 60);
  await expect(event.locator('p').first()).toBeInViewport({ ratio: 1 });
  await expect(event.getByRole('heading')).not.toBeInViewport({ ratio: 1 });
});

test('revenue by sector is drawn as a chart, each row in proportion @all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, await getEntryPath('key-figures', 'jp'));
  const rows = page.locator('[data-section="rich-text"] tr[style]');
  await expect(rows).toHaveCount(9);
  const bars = await rows.evaluateAll((elements) =>
    elements.map((row) => {
      const [bar = ''] = getComputedStyle(row).backgroundSize.split(',');
      const amount = Number(row.querySelector('[data-drawn]')?.textContent?.replace(/\D/g, ''));
      return { share: Number(/[\d.]+(?=%)/.exec(bar)?.[0]), amount };
    }),
  );
  const maxAmount = Math.max(...bars.map(({ amount }) => amount));
  for (const { share, amount } of bars) expect(share).toBeCloseTo((100 * amount) / maxAmount, 0);
});

test('the picture of a card becomes the hero of its page', async ({ page }) => {
  await visit(page, await getEntryPath('news', 'en'));
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: () => void) => {
      return start(async () => {
        await update();
        document.body.dataset.picture = document.querySelector<HTMLElement>('[style*="view-transition-name"]')?.tagName;
      });
    }) as typeof document.startViewTransition;
  });
  await page.locator('[data-section="news-list"] article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-picture', 'LI');
});

test.describe('the wall of logos reveals the picture of a house', () => {
  const firstHouse = (page: Page) => page.locator('[data-section="houses-grid"] li').first();
  const expectLoaded = (image: Locator) =>
    expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  test('under the pointer, and on focus', async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, await getEntryPath('home', 'en'));
    const [link, image] = [firstHouse(page).getByRole('link'), firstHouse(page).locator('span img')];
    await link.scrollIntoViewIfNeeded();
    await expect(image).toBeHidden();
    await link.hover();
    await expect(image).toBeVisible();
    await expectLoaded(image);
    await page.mouse.move(0, 0);
    await expect(image).toBeHidden();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(image).toBeVisible();
  });

  test.describe('without a pointer', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: sizes.mobile });

    test('while it crosses the middle of the window @all', async ({ page }) => {
      await visit(page, await getEntryPath('home', 'en'));
      const [house, houseImage] = [firstHouse(page), firstHouse(page).locator('span')];
      const opacity = () => houseImage.evaluate((element) => Number(getComputedStyle(element).opacity));
      const scrollHouseTo = (block: ScrollLogicalPosition) =>
        house.evaluate((element, position) => element.scrollIntoView({ block: position, behavior: 'instant' }), block);
      await scrollHouseTo('end');
      await expect.poll(opacity).toBe(0);
      await scrollHouseTo('center');
      await expect.poll(opacity).toBeGreaterThan(0.5);
      await expectLoaded(houseImage.locator('img'));
    });
  });
});

for (const locale of ['cn', 'jp'] satisfies Locale[])
  test(`titles in ${locale} break between phrases on a phone${coreTag(locale, 'jp')}`, async ({ page }) => {
    await page.setViewportSize(sizes.mobile);
    for (const id of ['home', 'news', 'q3-2026-revenue', 'investors']) {
      await visit(page, await getEntryPath(id, locale));
      const brokenTexts = await page.locator('main :is(h1, h2, h3):has(wbr)').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const brokenLines: string[] = [];
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            const tops = new Set([...range.getClientRects()].map(({ top }) => top));
            if (tops.size > 1 && !/[\s、。，：；？！・（）「」『』《》%—–-]./u.test(`${range}`))
              brokenLines.push(`${range}`);
          }
          return brokenLines;
        }),
      );
      expect(brokenTexts, id).toEqual([]);
    }
  });
