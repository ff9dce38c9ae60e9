import { expect, it } from 'vitest';
import { renderMarkdown } from '../../upstreams/cms/authored/rich-text';
import { addLineChart } from './line-chart';

const body = renderMarkdown(
  [
    'By sector.',
    '',
    '| € million | 2023 | 2024 | 2025 |',
    '|:---|---:|---:|---:|',
    '| Leather | 2,312 | 2,470 | 2,612 |',
    '| Jewellery | 1,100 | 1,181 | 1,276 |',
    '| Couture & silk | 1,034 | 1,083 | 1,118 |',
    '| Wine | 1,050 | 1,020 | 1,010 |',
    '| **Group** | **5,496** | **5,754** | **6,016** |',
  ].join('\n'),
  () => null,
);
const html = addLineChart(body);
const listMatches = (pattern: RegExp, text = html) => [...text.matchAll(pattern)].map(([, match = '']) => match);

it('draws a line for each row but the total, above the table, which remains', () => {
  expect(html.replace(/<figure.*<\/figure>/s, '')).toBe(body);
  expect(html.indexOf('<figure')).toBeLessThan(html.indexOf('<table'));
  expect(listMatches(/<path d="([^"]+)"/g)).toEqual([
    'M0,18.73L50,8.86L100,0',
    'M0,94.38L50,89.33L100,83.4',
    'M0,98.5L50,95.44L100,93.26',
    'M0,97.5L50,99.38L100,100',
  ]);
  expect(listMatches(/data-kind="(minor)"/g)).toHaveLength(3);
});

it('names each line at its end, with its first and last figure', () => {
  const [start = '', , end = ''] = html.split(/<div>/).slice(1);
  expect(listMatches(/">([^<]+)<\/span>/g, start)).toEqual(['2,312', '1,100', '1,034', '1,050']);
  expect(listMatches(/">(.*?)<\/span>/g, end)).toEqual([
    'Leather <b>2,612</b>',
    'Jewellery <b>1,276</b>',
    'Couture &amp; silk <b>1,118</b>',
    'Wine <b>1,010</b>',
  ]);
});

it('keeps the labels apart, in the order of their figures and within the chart', () => {
  const [start = ''] = html.split(/<div>/).slice(1);
  const positions = listMatches(/--y:([\d.]+)%/g, start).map(Number);
  const sorted = positions.toSorted((a, b) => a - b);
  const [leather, jewellery, couture, wine] = positions;
  expect(sorted).toEqual([leather, jewellery, wine, couture]);
  const heightRem = Number(/--height:(\d+)rem/.exec(html)?.[1]);
  for (const [index, position] of sorted.slice(1).entries())
    expect(((position - (sorted[index] ?? 0)) / 100) * heightRem).toBeGreaterThanOrEqual(1.37);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
});
