import { htmlToText } from '../../../shared/html';

const rowPattern = /<tr>.*?<\/tr>/gs;

/** The texts of the cells of a row, in sanitised HTML. */
export const listCells = (row: string): string[] =>
  [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) => htmlToText(content));

/** The digits of an amount in any locale: 2,612 and 2.612 and 2 612. The amounts of a column have equal decimals. */
const parseAmount = (cell = ''): number => (/^\d[\d\s.,]*$/.test(cell) ? Number(cell.replace(/\D/g, '')) : Number.NaN);

/** Whether a total is the sum of the amounts, which may be rounded, and is not zero. */
const isSum = (total: number, amounts: number[]): boolean =>
  total > 0 && Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - total) <= total / 200;

/**
 * Draws a table whose last row is the total of the others, in the last column where it is: each of the other rows gets
 * its amount as a part of the largest (`--part`), of which the style sheet makes a bar. The cells of the column get
 * `data-drawn`.
 */
export const addBars = (table: string): string => {
  const [head = [], ...rows] = [...table.matchAll(rowPattern)].map(([row]) => listCells(row));
  if (rows.length < 4) return table;
  const columns = head.map((_, column) => rows.map((cells) => parseAmount(cells[column])));
  const drawnColumn = columns.findLastIndex((amounts) => isSum(amounts.at(-1) ?? 0, amounts.slice(0, -1)));
  const barAmounts = columns[drawnColumn]?.slice(0, -1);
  if (!barAmounts) return table;
  const largest = Math.max(...barAmounts);
  let row = -1;
  return table.replace(rowPattern, (html) => {
    const barAmount = barAmounts[row++];
    let column = 0;
    const markedHtml = html.replace(/<t[hd]\b/g, (cell) => (column++ === drawnColumn ? `${cell} data-drawn=""` : cell));
    return barAmount === undefined
      ? markedHtml
      : markedHtml.replace('<tr>', `<tr style="--part:${(barAmount / largest).toFixed(3)}">`);
  });
};
