// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints';

const tokens = readFileSync('styles/tokens.css', 'utf8');

it('raise every weight by the whole offset of the locale', () => {
  const weights = [...tokens.matchAll(/--weight-\w+: (.+);/g)].map(([, weight]) => weight);
  expect(weights).toHaveLength(8);
  for (const weight of weights) expect(weight).toMatch(/^calc\(\d{3} \+ var\(--font-weight-offset\)\)$/);
});

it('change at the breakpoints of the site, including the large one', () => {
  const widths = [...tokens.matchAll(/min-width: (\d+)em/g)].map(([, width]) => 16 * Number(width));
  expect(widths).toEqual([breakpoints.desktop, breakpoints.large]);
});
