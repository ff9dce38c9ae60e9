import type { Page } from '@playwright/test';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The fonts of the site, and the fallback fonts with adjusted metrics that are shown until they are loaded. */
const faces = [
  { face: 'var(--font-text)', fallback: '"Like Jost"', style: 'normal', weight: 360 },
  { face: 'var(--font-display)', fallback: '"Like Cormorant"', style: 'normal', weight: 300 },
  { face: 'var(--font-quote)', fallback: '"Like Cormorant Italic"', style: 'italic', weight: 300 },
];

/** The bounding box of all paragraphs of the page, set as one line in a font. */
const measureLine = (page: Page, font: string, face: string) =>
  page.evaluate(
    async ([font, face]) => {
      const line = document.createElement('span');
      line.textContent = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent).join(' ');
      line.style.cssText = `display: inline-block; white-space: nowrap; font: ${font} 20px ${face}, monospace; text-rendering: geometricPrecision`;
      document.body.append(line);
      line.getBoundingClientRect();
      await document.fonts.ready;
      return line.getBoundingClientRect();
    },
    [font, face],
  );

for (const locale of ['en', 'fr', 'it'] as const)
  test(`lines in ${locale} do not move when the fonts are loaded${coreTag(locale, 'fr')}`, async ({ page }) => {
    await visit(page, await getEntryPath('history', locale));
    for (const { face, fallback, style, weight } of faces) {
      const font = `${style} ${weight}`;
      const after = await measureLine(page, font, face);
      const before = await measureLine(page, font, fallback);
      expect(Math.abs(before.width / after.width - 1), `width of ${fallback}`).toBeLessThan(0.02);
      expect(Math.abs(before.height - after.height), `height of ${fallback}`).toBeLessThanOrEqual(1);
    }
  });
