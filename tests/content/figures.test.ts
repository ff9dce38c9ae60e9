import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getRegionRevenues, getRevenue, getSectorRevenues } from '@/art/documents/figures.mts';
import { type Locale, locales } from '@/lib/i18n/locales';

type Table = { from: string; header: string[]; rows: string[][] };

const parseCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('*', '').trim());

/** The Markdown tables in the file of an entry. */
const parseTables = (file: string): Table[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^ *\|.*\n)+/gm)].map(([table]) => {
    const [header = [], , ...rows] = table.trim().split('\n').map(parseCells);
    return { from: file.split('/').at(-2) ?? '', header, rows };
  });

/** The columns for years or parts of years. The first column contains the names of the rows. */
const listPeriods = ({ header }: Table) =>
  header.flatMap((title, column) => (column > 0 && /20\d\d/.test(title) ? [{ title, column }] : []));

/** The tables with columns for years or parts of years, from every entry in a locale. */
const readTables = (locale: Locale) =>
  globSync(`content/{articles,pages}/*/${locale}.yaml`)
    .toSorted()
    .flatMap(parseTables)
    .filter((table) => listPeriods(table).length > 0);
/** The tables whose last row is the total of the group. */
const filterWithTotals = (tables: Table[]) =>
  tables.filter(({ rows }) => rows.length > 0 && /^Gr|集团合计|グループ合計/.test(rows.at(-1)?.[0] ?? ''));

/** Parses an amount without its thousands and decimal separators. */
const parseAmount = (cell = '') => Number(cell.replace(/[.,\s]/g, ''));

const englishTables = readTables('en');

describe.each(locales)('the tables of figures in %s', (locale) => {
  const tables = readTables(locale);

  it('have the same figures as in English', () => {
    const extractFigures = (tablesInLocale: Table[]) =>
      tablesInLocale.map((table) => ({
        from: table.from,
        rows: table.rows.map((row) => listPeriods(table).map(({ column }) => row[column]?.replace(/\D/g, ''))),
      }));
    expect(extractFigures(tables)).toEqual(extractFigures(englishTables));
  });

  it('add up to their totals', () => {
    expect(filterWithTotals(tables).length).toBeGreaterThanOrEqual(12);
    for (const table of filterWithTotals(tables))
      for (const { title, column } of listPeriods(table)) {
        const [total = 0, ...amounts] = table.rows.map((row) => parseAmount(row[column])).toReversed();
        const sum = amounts.reduce((subtotal, value) => subtotal + value, 0);
        expect(sum, `${table.from}, ${title}`).toBe(total);
      }
  });

  it('are ordered from earlier years to later ones', () => {
    for (const table of tables) {
      const years = listPeriods(table).map(({ title }) => Number(/20\d\d/.exec(title)));
      expect(years, table.from).toEqual(years.toSorted());
    }
  });

  it('have the same value for a period wherever they show it', () => {
    const valueByLabel = new Map<string, string>();
    for (const table of tables)
      for (const { title, column } of listPeriods(table))
        for (const row of table.rows) {
          const label = `${row[0]}, ${title}`;
          expect(row[column], `${label} in ${table.from}`).toBe(valueByLabel.get(label) ?? row[column]);
          valueByLabel.set(label, row[column] ?? '');
        }
  });
});

it('the tables of figures have the sectors that documents have', () => {
  const [table] = filterWithTotals(englishTables).filter(({ from }) => from === 'key-figures');
  const columns = [2023, 2024, 2025].map((_, index) =>
    table?.rows.slice(0, -1).map((row) => parseAmount(row[index + 1])),
  );
  expect(columns).toEqual([2023, 2024, 2025].map((year) => getSectorRevenues({ year, part: 'year' })));
});

it('the tables for investors have the regions and quarters that documents have', () => {
  const tables = ['investors', 'results'].flatMap((page) => parseTables(`content/pages/${page}/en.yaml`));
  const regions = tables.find(({ rows }) => rows[0]?.[0] === 'Europe');
  const quarters = tables.find(({ header }) => header[1] === 'Q1');
  for (const [index, year] of [2024, 2025].entries()) {
    const revenues = regions?.rows.slice(0, -1).map((row) => parseAmount(row[index + 1]));
    expect(revenues).toEqual(getRegionRevenues({ year, part: 'year' }));
    const [first, firstHalf, third, total] = (['q1', 'h1', 'q3', 'year'] as const).map(
      (part) => getRevenue({ year, part }).revenue,
    ) as [number, number, number, number];
    const expected = [year, first, firstHalf - first, third, total - firstHalf - third];
    expect(quarters?.rows[index]?.map(parseAmount)).toEqual(expected);
  }
});
