import { stringify } from 'csv-stringify/sync';
import type { Language } from './language.mts';

/** The separators that spreadsheet programs expect in each language. */
const separators = { en: { cell: ',', decimal: '.' }, fr: { cell: ';', decimal: ',' } };

/** Converts rows to CSV. It starts with a byte order mark, so that spreadsheet programs read it as UTF-8. */
export const makeCsv = (rows: (string | number)[][], language: Language): Buffer => {
  const { cell, decimal } = separators[language];
  const formatNumber = (value: number) => `${value}`.replace('.', decimal);
  return Buffer.from(
    stringify(rows, { bom: true, delimiter: cell, record_delimiter: 'windows', cast: { number: formatNumber } }),
  );
};
