import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints, media } from './breakpoints';

const tokens = readFileSync('styles/tokens.css', 'utf8');

it('tokens raise every weight by the whole offset of the locale', () => {
  const weights = [...tokens.matchAll(/--weight-\w+: (.+);/g)].map(([, weight]) => weight);
  expect(weights).toHaveLength(8);
  for (const weight of weights) expect(weight).toMatch(/^calc\(\d{3} \+ var\(--font-weight-offset\)\)$/);
});

it('tokens change at the breakpoints of the site, including the large one', () => {
  const widths = [...tokens.matchAll(/min-width: (\d+)em/g)].map(([, width]) => 16 * Number(width));
  expect(widths).toEqual([breakpoints.desktop, breakpoints.large]);
});

it('media queries in scripts have the same widths, in em of the usual text', () => {
  const widths = Object.values(media).flatMap((query) => {
    const [, ems] = /([\d.]+)em/.exec(query) ?? [];
    return ems ? [16 * Number(ems)] : [];
  });
  const { tablet, desktop, large } = breakpoints;
  for (const [index, width] of [tablet, tablet, desktop, desktop, large].entries())
    expect(widths[index + 1]).toBeCloseTo(width, 0);
});
