import { convertHtmlToText } from '../../../shared/html';

/** Matches the rows of a table in sanitised HTML. */
export const rowPattern = /<tr[ >].*?<\/tr>/gs;

/** Lists the texts of the cells in a row of sanitised HTML. */
export const listCells = (row: string): string[] =>
  [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , content = '']) => convertHtmlToText(content));

/**
 * Parses the digits of an amount in any locale: 2,612 or 2.612 or 2 612. NaN for other texts. Decimals are not scaled.
 */
export const parseAmount = (cell = ''): number =>
  /^\d[\d\s.,]*$/.test(cell) ? Number(cell.replace(/\D/g, '')) : Number.NaN;

/** Whether a total is positive and the sum of the amounts, which may be rounded. */
const isSum = (total: number, amounts: number[]): boolean =>
  total > 0 && Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - total) <= total / 200;

/**
 * Adds bars to a table whose last row is the total of the other rows, for the last column where it is. Each of the
 * other rows receives its share of the largest amount (`--part`), which the style sheet draws as a bar, and the cells
 * of the column receive `data-drawn`. Other tables are returned unchanged.
 */
export const addBars = (table: string): string => {
  const [head = [], ...rows] = [...table.matchAll(rowPattern)].map(([row]) => listCells(row));
  if (rows.length < 4) return table;
  const columns = head.map((_, column) => rows.map((cells) => parseAmount(cells[column])));
  const drawnColumn = columns.findLastIndex((amounts) => isSum(amounts.at(-1) ?? 0, amounts.slice(0, -1)));
  const barAmounts = columns[drawnColumn]?.slice(0, -1);
  if (!barAmounts) return table;
  const maxAmount = Math.max(...barAmounts);
  let row = -1;
  return table.replace(rowPattern, (html) => {
    const barAmount = barAmounts[row++];
    let column = 0;
    const markedHtml = html.replace(/<t[hd]\b/g, (cell) => (column++ === drawnColumn ? `${cell} data-drawn=""` : cell));
    return barAmount === undefined
      ? markedHtml
      : markedHtml.replace('<tr>', `<tr style="--part:${(barAmount / maxAmount).toFixed(3)}">`);
  });
};
