import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { drawBlankPictures } from './support/blank-pictures';
import { getEntryPath } from './support/content';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';

/** By the address of a picture: the top, left and right end of each row of its object, in percent of the picture. */
type Masks = Record<string, number[][]>;
// It is read, not imported: the code of an empty site, which lacks the file, still compiles.
const masks: Masks = JSON.parse(readFileSync('content/object-masks.json', 'utf8'));

const rowPercent = 2;
const windows = [...Object.values(sizes), { width: 1024, height: 768 }];
const houses = Object.keys(masks)
  .filter((address) => !address.endsWith('-tall.jpg'))
  .map((address) => path.basename(address, '.jpg'));
const singleObjects = ['houses', 'media-library', 'archives', ...houses];
const objectCounts = { home: 2, ...Object.fromEntries(singleObjects.map((page) => [page, 1])) };

/** Runs in the browser. Counts the objects of houses in a hero, and finds the texts and marks that lie on them. */
const findTextsOnObjects = async (
  hero: Element,
  { masks, rowPercent }: { masks: Masks; rowPercent: number },
): Promise<{ objectCount: number; textsOnObjects: string[] }> => {
  const slides = [...hero.querySelectorAll('li:has(> picture)')];
  const images = slides.map((slide) => slide.querySelector('img') ?? new Image());
  for (const image of images) image.loading = 'eager';
  // A window of another size chooses its pictures when it is next drawn.
  await new Promise(requestAnimationFrame);
  await Promise.all([...images.map((image) => image.decode()), document.fonts.ready]);
  const textsOnObjects: string[] = [];
  let objectCount = 0;
  for (const [index, slide] of slides.entries()) {
    const image = images[index] ?? new Image();
    const mask = masks[new URL(image.currentSrc).searchParams.get('url') ?? ''];
    if (!mask) continue;
    objectCount += 1;

    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    const left = box.left + ((box.width - width) * x) / 100;
    const top = box.top + ((box.height - height) * y) / 100;
    // The index of a carousel is no part of a slide: it lies on the one that is in view.
    const slideOffset = slide.getBoundingClientRect().left - hero.getBoundingClientRect().left;
    const isOnObject = (rect: DOMRect, offset: number) =>
      mask.some(
        ([rowTop = 0, start = 0, end = 0]) =>
          rect.bottom > top + (height * rowTop) / 100 &&
          rect.top < top + (height * (rowTop + rowPercent)) / 100 &&
          rect.right + offset > left + (width * start) / 100 &&
          rect.left + offset < left + (width * end) / 100,
      );

    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const owner = parent?.closest('li:has(> picture)') ?? null;
      const isForScreenReaders = (parent?.getBoundingClientRect().width ?? 0) <= 1;
      if ((owner && owner !== slide) || isForScreenReaders) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if ([...range.getClientRects()].some((rect) => isOnObject(rect, owner ? 0 : slideOffset)))
        textsOnObjects.push(walker.currentNode.textContent ?? '');
    }
    for (const mark of slide.querySelectorAll<HTMLImageElement>(':scope div img'))
      if (isOnObject(mark.getBoundingClientRect(), 0)) textsOnObjects.push(mark.alt);
  }
  return { objectCount, textsOnObjects };
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales)
  test(`no text of a hero is on the object of a house in ${locale} @all`, async ({ page }) => {
    test.slow();
    await drawBlankPictures(page);
    for (const [id, objectCount] of Object.entries(objectCounts)) {
      await page.goto(await getEntryPath(id, locale), { waitUntil: 'domcontentloaded' });
      for (const window of windows) {
        await page.setViewportSize(window);
        const hero = page.locator('[data-section="hero"]').first();
        expect(
          await hero.evaluate(findTextsOnObjects, { masks, rowPercent }),
          `${id}, ${window.width} pixels wide`,
        ).toEqual({ objectCount, textsOnObjects: [] });
      }
    }
  });
