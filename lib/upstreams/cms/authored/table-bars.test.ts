import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './rich-text';

const render = (...rows: string[]) =>
  renderMarkdown(['| Sector | 2024 | 2025 | Organic |', '|:---|---:|---:|---:|', ...rows].join('\n'), () => null);

const listParts = (html: string) => [...html.matchAll(/<tr style="--part:([\d.]+)">/g)].map(([, part]) => Number(part));

describe('addBars', () => {
  it.each([
    ['commas', '1,200', '600', '300', '2,100'],
    ['points', '1.200', '600', '300', '2.100'],
    ['narrow spaces', '1\u202f200', '600', '300', '2\u202f100'],
    ['decimals', '12.00', '6.00', '3.00', '21.00'],
    ['rounded amounts', '1,200', '600', '300', '2,101'],
  ])('draws each row in proportion to the largest amount, with %s', (_, ...[first, second, third, total]) => {
    const html = render(
      `| Leather | 9 | ${first} | +6% |`,
      `| Watches | 9 | ${second} | +1% |`,
      `| Wine | 9 | ${third} | −1% |`,
      `| **Group** | **30** | **${total}** | **+4%** |`,
    );
    expect(listParts(html)).toEqual([1, 0.5, 0.25]);
  });

  it('draws no bars for a column of zeros', () => {
    const html = render('| A | x | 0 | |', '| B | x | 0 | |', '| C | x | 0 | |', '| **All** | x | **0** | |');
    expect(html).not.toMatch(/style|drawn/);
  });

  it('marks the heading, amounts and total of the drawn column', () => {
    const html = render(
      '| A | 1 | 4 | +1% |',
      '| B | 2 | 3 | +1% |',
      '| C | 3 | 2 | +1% |',
      '| **All** | **6** | **9** | |',
    );
    expect([...html.matchAll(/data-drawn=""[^>]*>(?:<strong>)?([^<]*)/g)].map(([, text]) => text)).toEqual([
      '2025',
      '4',
      '3',
      '2',
      '9',
    ]);
  });

  it.each([
    ['has no total', '| D | 2 | 2 | +1% |'],
    ['has a total in no column', '| **All** | **−3%** | **60%** | **+1%** |'],
  ])('leaves a table unchanged that %s', (_, lastRow) => {
    const html = render('| A | 1 | 4 | +1% |', '| B | 2 | 3 | +1% |', '| C | 3 | 2 | +1% |', lastRow);
    expect(html).not.toMatch(/style|drawn/);
  });
});
