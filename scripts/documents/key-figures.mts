import { getAccounts, getRegionRevenues, getSectorRevenues, type Period } from './figures.mts';
import { createNumberFormats, createTranslator, getRegionNames, getSectorNames, type Language } from './language.mts';

export interface Table {
  head: string[];
  rows: string[][];
  /** Whether the last row is the total of the others. */
  total?: boolean;
}

interface Line {
  label: string;
  unit?: string;
  value: (period: Period) => number;
  format: (value: number) => string;
}

const firstYear = 2019;

/** The years up to this one: the last `count`, from 2019 at the earliest. */
export const listYears = (year: number, count = Number.POSITIVE_INFINITY): number[] => {
  const first = Math.max(firstYear, year - count + 1);
  return Array.from({ length: year - first + 1 }, (_, index) => first + index);
};

/** The short name of a period: the year, or its part. */
export const formatPeriodName = (language: Language, { year, part }: Period): string =>
  createTranslator(language)(`${part}Short`, { year });

/** The accounts of a period and of the same ones before it, one column per period. */
export const keyFigures = (language: Language, { year, part }: Period) => {
  const t = createTranslator(language);
  const { integer, euro, share, growth } = createNumberFormats(language);

  const listPeriods = (count: number) =>
    listYears(year, count).map((periodYear): Period => ({ year: periodYear, part }));
  const buildHead = (columns: Period[]) => [
    t('millions'),
    ...columns.map((period) => formatPeriodName(language, period)),
  ];

  /** The lines of the accounts of a period, with their number formats. */
  const buildLines = (): Line[] => {
    const amount = (key: 'revenue' | 'income' | 'profit' | 'cash' | 'investment') => ({
      label: t(key),
      value: (period: Period) => getAccounts(period)[key],
      format: integer,
    });
    const percent = (
      key: 'organic' | 'margin',
      value: (period: Period) => number,
      formatPart: (part: number) => string,
    ) => ({
      label: t(key),
      unit: '%',
      value,
      format: (percent: number) => formatPart(percent / 100),
    });
    const dividend = {
      label: t('dividend'),
      value: (period: Period) => getAccounts(period).dividend ?? 0,
      format: euro,
    };
    return [
      amount('revenue'),
      percent('organic', (period) => getAccounts(period).organic, growth),
      amount('income'),
      percent(
        'margin',
        (period) => Math.round((getAccounts(period).income / getAccounts(period).revenue) * 1000) / 10,
        share,
      ),
      amount('profit'),
      amount('investment'),
      amount('cash'),
      ...(part === 'year' ? [dividend] : []),
    ];
  };

  /** The last `count` periods. */
  const table = (count: number): Table => {
    const columns = listPeriods(count);
    return {
      head: buildHead(columns),
      rows: buildLines().map(({ label, value, format }) => [label, ...columns.map((period) => format(value(period)))]),
    };
  };

  /** The same accounts, with the revenue of sectors and regions, as raw numbers. */
  const numbers = (count: number): (string | number)[][] => {
    const columns = listPeriods(count);
    const accounts = buildLines().map(({ label, unit, value }) => [
      unit ? `${label} (${unit})` : label,
      ...columns.map(value),
    ]);
    const revenues = (names: string[], amounts: (period: Period) => number[]) =>
      names.map((name, index) => [`${t('revenue')}, ${name}`, ...columns.map((period) => amounts(period)[index] ?? 0)]);
    return [
      buildHead(columns),
      ...accounts,
      ...revenues(getSectorNames(language), getSectorRevenues),
      ...revenues(getRegionNames(language), getRegionRevenues),
    ];
  };

  return { table, numbers };
};
