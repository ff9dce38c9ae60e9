import type { Page } from '@playwright/test';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const faces = [
  { face: 'var(--font-text)', standIn: '"Like Jost"', style: 'normal', weight: 360 },
  { face: 'var(--font-display)', standIn: '"Like Cormorant"', style: 'normal', weight: 300 },
  { face: 'var(--font-quote)', standIn: '"Like Cormorant Italic"', style: 'italic', weight: 300 },
];

/** The size of all the page's paragraphs set as one line in a font. */
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
    for (const { face, standIn, style, weight } of faces) {
      const font = `${style} ${weight}`;
      const after = await measureLine(page, font, face);
      const before = await measureLine(page, font, standIn);
      expect(Math.abs(before.width / after.width - 1), `width of ${standIn}`).toBeLessThan(0.02);
      expect(Math.abs(before.height - after.height), `height of ${standIn}`).toBeLessThanOrEqual(1);
    }
  });
