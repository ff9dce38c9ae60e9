import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints, media } from './breakpoints';

const tokens = readFileSync('styles/tokens.css', 'utf8');

it.each([
  [0, { light: 300, text: 360, label: 380, heading: 400, medium: 400 }],
  [200, { light: 500, text: 500, label: 500, heading: 500, medium: 600 }],
])('tokens raise every weight by the offset of the locale, and only medium ones above 500: %d', (offset, expected) => {
  const definitions = tokens.matchAll(/--weight-(\w+): (?:calc|min)\((\d+) \+ var\(--weight-offset\)(?:, (\d+))?\);/g);
  const weights = [...definitions].map(([, name, base, limit = Infinity]) => [
    name,
    Math.min(Number(base) + offset, Number(limit)),
  ]);
  expect(Object.fromEntries(weights)).toEqual(expected);
  expect(weights).toHaveLength(5);
});

it('tokens change at the breakpoints of the site, including the large one', () => {
  const widths = [...tokens.matchAll(/min-width: (\d+)em/g)].map(([, width]) => 16 * Number(width));
  expect(widths).toEqual([breakpoints.desktop, breakpoints.large]);
});

it('media queries in scripts have the same widths, in em of the usual text', () => {
  const widths = [media.mobile, media.tablet, media.belowDesktop, media.desktop, media.large].flatMap((query) => {
    const [, ems] = /([\d.]+)em/.exec(query) ?? [];
    return ems ? [16 * Number(ems)] : [];
  });
  const { tablet, desktop, large } = breakpoints;
  for (const [index, width] of [tablet, tablet, desktop, desktop, large].entries())
    expect(widths[index]).toBeCloseTo(width, 0);
});
