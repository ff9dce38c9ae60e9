import type { Language } from './contents.mts';

/** The separators that spreadsheet programs expect in each language. */
const marks = { en: { cell: ',', decimal: '.' }, fr: { cell: ';', decimal: ',' } };

/** A table as CSV. It starts with a byte order mark, so that spreadsheet programs read it as UTF-8. */
export const makeCsv = (rows: (string | number)[][], language: Language): Buffer => {
  const { cell, decimal } = marks[language];
  const write = (value: string | number) => {
    const text = typeof value === 'number' ? `${value}`.replace('.', decimal) : value;
    return text.includes(cell) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return Buffer.from(`\ufeff${rows.map((row) => `${row.map(write).join(cell)}\r\n`).join('')}`);
};
