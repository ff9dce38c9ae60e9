import { locales } from '@/lib/i18n/locales';
import { getEntryPath } from './support/content';
import { expect, test } from './support/test';

/** Where the object begins in each wide picture, in percent of its width, as measured in the pictures. */
const objectStartsPercent: Record<string, number> = {
  arradale: 56,
  corvelle: 47,
  delacourbe: 60,
  hanaori: 46,
  helvant: 59,
  'hero-1': 58,
  lumerane: 61,
  morvino: 52,
  nacrene: 53,
  okurano: 57,
  ondrelle: 57,
  orvaine: 55,
  palimore: 50,
  qasrine: 60,
  reuselin: 49,
  rochefaille: 58,
  sarmante: 55,
  serac: 55,
  strand: 56,
  tessandro: 45,
  torvane: 57,
  valmeyrac: 58,
  vasse: 62,
  vessarine: 61,
};
/** Where the lowest object ends in the upright pictures, in percent of their height. */
const objectEndPercent = 60;

const wideWindows = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const uprightWindows = [
  { width: 375, height: 760 },
  { width: 820, height: 1180 },
];

const houses = Object.keys(objectStartsPercent).filter((name) => name !== 'hero-1');
const pages = [
  ...locales.map((locale) => ['home', locale] as const),
  ['houses', 'en'] as const,
  ...houses.map((house) => [house, 'en'] as const),
];

test('no text of a hero is on its object @all', async ({ page }) => {
  test.slow();
  for (const [id, locale] of pages) {
    await page.goto(await getEntryPath(id, locale), { waitUntil: 'domcontentloaded' });
    const slides = page.locator('[data-section="hero"] li[data-object]');
    expect(await slides.count(), id).toBe(id === 'home' ? 3 : 1);
    for (const window of [...wideWindows, ...uprightWindows]) {
      await page.setViewportSize(window);
      await slides
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      const gapsPx = await slides.evaluateAll(
        (items, { isUpright, startsPercent, endPercent }) =>
          items.map((slide) => {
            const [image, text] = [slide.querySelector('img'), slide.querySelector('div')];
            if (!image || !text) throw new Error('A slide has no picture or no text.');
            const box = image.getBoundingClientRect();
            const range = document.createRange();
            const boxes = [...text.children].map((element) => {
              range.selectNodeContents(element);
              return range.getBoundingClientRect();
            });
            if (isUpright) return Math.min(...boxes.map(({ top }) => top)) - box.top - (box.height * endPercent) / 100;
            const name = /(?<=%2F)[\w-]+(?=\.jpg)/.exec(image.src)?.[0] ?? '';
            const fullWidthPx = Math.max(box.width, (box.height * 16) / 9);
            const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
            const imageStart = box.left + (box.width - fullWidthPx) * position;
            const objectStart = imageStart + (fullWidthPx * (startsPercent[name] ?? 0)) / 100;
            return objectStart - Math.max(...boxes.map(({ right }) => right));
          }),
        {
          isUpright: uprightWindows.includes(window),
          startsPercent: objectStartsPercent,
          endPercent: objectEndPercent,
        },
      );
      for (const gapPx of gapsPx) expect(gapPx, `${id} in ${locale}, ${window.width} pixels wide`).toBeGreaterThan(0);
    }
  }
});
