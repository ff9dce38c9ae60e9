import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getSectorRevenues } from '@/scripts/documents/figures.mts';

type Table = { from: string; head: string[]; rows: string[][] };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('*', '').trim());

/** The Markdown tables of an entry. */
const tablesIn = (file: string): Table[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:^ *\|.*\n)+/gm)].map(([table]) => {
    const [head = [], , ...rows] = table.trim().split('\n').map(cellsOf);
    return { from: file.split('/').at(-2) ?? '', head, rows };
  });

/** The columns of years, or of parts of years; the first has the names of rows. */
const periodsOf = ({ head }: Table) =>
  head.flatMap((title, column) => (column > 0 && /20\d\d/.test(title) ? [{ title, column }] : []));

/** The tables about years, or parts of years, in every entry of a locale. */
const tablesOf = (locale: Locale) =>
  globSync(`content/{articles,pages}/*/${locale}.yaml`)
    .toSorted()
    .flatMap(tablesIn)
    .filter((table) => periodsOf(table).length > 0);
const totalled = (tables: Table[]) =>
  tables.filter(({ rows }) => rows.length > 0 && /^Gr|集团合计|グループ合計/.test(rows.at(-1)?.[0] ?? ''));

/** An amount without the separators that languages put between its digits. */
const amount = (cell = '') => Number(cell.replace(/[.,\s]/g, ''));

const english = tablesOf('en');

describe.each(locales)('the tables of figures in %s', (locale) => {
  const tables = tablesOf(locale);

  it('have the same figures as in English', () => {
    const figures = (all: Table[]) =>
      all.map((table) => ({
        from: table.from,
        rows: table.rows.map((row) => periodsOf(table).map(({ column }) => row[column]?.replace(/\D/g, ''))),
      }));
    expect(figures(tables)).toEqual(figures(english));
  });

  it('add up to their totals', () => {
    expect(totalled(tables).length).toBeGreaterThanOrEqual(12);
    for (const table of totalled(tables))
      for (const { title, column } of periodsOf(table)) {
        const [total = 0, ...others] = table.rows.map((row) => amount(row[column])).toReversed();
        const sum = others.reduce((all, one) => all + one, 0);
        expect(sum, `${table.from}, ${title}`).toBe(total);
      }
  });

  it('are ordered from earlier years to later ones', () => {
    for (const table of tables) {
      const years = periodsOf(table).map(({ title }) => Number(/20\d\d/.exec(title)));
      expect(years, table.from).toEqual(years.toSorted());
    }
  });

  it('have the same value for a period wherever they show it', () => {
    const said = new Map<string, string>();
    for (const table of tables)
      for (const { title, column } of periodsOf(table))
        for (const row of table.rows) {
          const what = `${row[0]}, ${title}`;
          expect(row[column], `${what} in ${table.from}`).toBe(said.get(what) ?? row[column]);
          said.set(what, row[column] ?? '');
        }
  });
});

it('the tables of figures have the sectors that documents have', () => {
  const [table] = totalled(english).filter(({ from }) => from === 'key-figures');
  const columns = [2023, 2024, 2025].map((_, index) => table?.rows.slice(0, -1).map((row) => amount(row[index + 1])));
  expect(columns).toEqual([2023, 2024, 2025].map((year) => getSectorRevenues({ year, part: 'year' })));
});
