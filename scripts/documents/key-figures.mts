import { accountsOf, type Period, regionsOf, sectorsOf } from './figures.mts';
import { type Language, namesOfRegions, namesOfSectors, numbersIn, wordsIn } from './language.mts';

export interface Table {
  head: string[];
  rows: string[][];
  /** Whether the last row is the total of the others. */
  total?: boolean;
}

interface Line {
  label: string;
  unit?: string;
  value: (of: Period) => number;
  write: (value: number) => string;
}

const firstYear = 2019;

/** The years up to this one: the last `count`, from 2019 at the earliest. */
export const yearsUntil = (year: number, count = Number.POSITIVE_INFINITY): number[] => {
  const first = Math.max(firstYear, year - count + 1);
  return Array.from({ length: year - first + 1 }, (_, index) => first + index);
};

/** The short name of a period: the year, or its part. */
export const shortName = (language: Language, { year, part }: Period): string =>
  wordsIn(language)(`${part}Short`, { year });

/** The accounts of a period and of the same ones before it, one column per period. */
export const keyFigures = (language: Language, { year, part }: Period) => {
  const t = wordsIn(language);
  const { whole, euro, share, growth } = numbersIn(language);

  const periodsUntil = (count: number) => yearsUntil(year, count).map((one): Period => ({ year: one, part }));
  const headOf = (columns: Period[]) => [t('millions'), ...columns.map((of) => shortName(language, of))];

  /** The lines of the accounts of a period, with their number formats. */
  const lines = (): Line[] => {
    const amount = (key: 'revenue' | 'income' | 'profit' | 'cash' | 'investment') => ({
      label: t(key),
      value: (of: Period) => accountsOf(of)[key],
      write: whole,
    });
    const percent = (key: 'organic' | 'margin', value: (of: Period) => number, write: (part: number) => string) => ({
      label: t(key),
      unit: '%',
      value,
      write: (percent: number) => write(percent / 100),
    });
    const dividend = { label: t('dividend'), value: (of: Period) => accountsOf(of).dividend ?? 0, write: euro };
    return [
      amount('revenue'),
      percent('organic', (of) => accountsOf(of).organic, growth),
      amount('income'),
      percent('margin', (of) => Math.round((accountsOf(of).income / accountsOf(of).revenue) * 1000) / 10, share),
      amount('profit'),
      amount('investment'),
      amount('cash'),
      ...(part === 'year' ? [dividend] : []),
    ];
  };

  /** The last `count` periods. */
  const table = (count: number): Table => {
    const columns = periodsUntil(count);
    return {
      head: headOf(columns),
      rows: lines().map(({ label, value, write }) => [label, ...columns.map((of) => write(value(of)))]),
    };
  };

  /** The same accounts, with the revenue of sectors and regions, as raw numbers. */
  const numbers = (count: number): (string | number)[][] => {
    const columns = periodsUntil(count);
    const accounts = lines().map(({ label, unit, value }) => [
      unit ? `${label} (${unit})` : label,
      ...columns.map(value),
    ]);
    const revenues = (names: string[], amounts: (of: Period) => number[]) =>
      names.map((name, index) => [`${t('revenue')}, ${name}`, ...columns.map((of) => amounts(of)[index] ?? 0)]);
    return [
      headOf(columns),
      ...accounts,
      ...revenues(namesOfSectors(language), sectorsOf),
      ...revenues(namesOfRegions(language), regionsOf),
    ];
  };

  return { table, numbers };
};
