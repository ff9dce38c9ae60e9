import { getAccounts, getRegionRevenues, getSectorRevenues, type Period } from './figures.mts';
import { createNumberFormats, createTranslator, getRegionNames, getSectorNames, type Language } from './language.mts';

/** A table of formatted cells. */
export interface Table {
  head: string[];
  rows: string[][];
  /** Whether the last row is the total of the other rows. */
  hasTotal?: boolean;
}

interface Line {
  label: string;
  unit?: string;
  value: (period: Period) => number;
  format: (value: number) => string;
}

const firstYear = 2019;

/** Returns the last `count` years up to a year, from 2019 at the earliest. */
export const listYears = (year: number, count = Number.POSITIVE_INFINITY): number[] => {
  const first = Math.max(firstYear, year - count + 1);
  return Array.from({ length: year - first + 1 }, (_, index) => first + index);
};

/** Returns the short name of a period, such as `H1 2026`. */
export const formatPeriodName = (language: Language, { year, part }: Period): string =>
  createTranslator(language)(`${part}Short`, { year });

/** Returns builders for tables of a period's accounts, with columns for the same period of earlier years. */
export const createKeyFigures = (language: Language, { year, part }: Period) => {
  const t = createTranslator(language);
  const { integer, euro, share, growth } = createNumberFormats(language);

  const listPeriods = (count: number) =>
    listYears(year, count).map((periodYear): Period => ({ year: periodYear, part }));
  const buildHead = (columns: Period[]) => [
    t('millions'),
    ...columns.map((period) => formatPeriodName(language, period)),
  ];

  /** Builds the lines of the accounts, with their number formats. */
  const buildLines = (): Line[] => {
    const createAmount = (key: 'revenue' | 'income' | 'profit' | 'cash' | 'investment') => ({
      label: t(key),
      value: (period: Period) => getAccounts(period)[key],
      format: integer,
    });
    const createPercent = (
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
      createAmount('revenue'),
      createPercent('organic', (period) => getAccounts(period).organic, growth),
      createAmount('income'),
      createPercent(
        'margin',
        (period) => Math.round((getAccounts(period).income / getAccounts(period).revenue) * 1000) / 10,
        share,
      ),
      createAmount('profit'),
      createAmount('investment'),
      createAmount('cash'),
      ...(part === 'year' ? [dividend] : []),
    ];
  };

  /** Builds a table of the last `count` periods. */
  const buildTable = (count: number): Table => {
    const columns = listPeriods(count);
    return {
      head: buildHead(columns),
      rows: buildLines().map(({ label, value, format }) => [label, ...columns.map((period) => format(value(period)))]),
    };
  };

  /** Builds rows of unformatted numbers for the last `count` periods, with the revenue of sectors and regions. */
  const buildNumbers = (count: number): (string | number)[][] => {
    const columns = listPeriods(count);
    const accounts = buildLines().map(({ label, unit, value }) => [
      unit ? `${label} (${unit})` : label,
      ...columns.map(value),
    ]);
    const buildRevenues = (names: string[], getRevenues: (period: Period) => number[]) =>
      names.map((name, index) => [
        `${t('revenue')}, ${name}`,
        ...columns.map((period) => getRevenues(period)[index] ?? 0),
      ]);
    return [
      buildHead(columns),
      ...accounts,
      ...buildRevenues(getSectorNames(language), getSectorRevenues),
      ...buildRevenues(getRegionNames(language), getRegionRevenues),
    ];
  };

  return { buildTable, buildNumbers };
};
