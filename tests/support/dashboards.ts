import { type Files, withLocaleCodes } from './content';

const toSeries = (...values: number[]) => values.map((value, index) => ({ year: 2023 + index, value }));

/** Six indicators: the first falls to its target, the second rises to its own, and the other four have no target. */
const indicators = [
  {
    id: 'emissions',
    label: withLocaleCodes('Emissions'),
    unit: withLocaleCodes('tonnes'),
    decimals: 1,
    note: withLocaleCodes('Counted.'),
    series: toSeries(1000, 900, 700),
    target: { year: 2030, value: 400 },
  },
  {
    id: 'power',
    label: withLocaleCodes('Power'),
    unit: '%',
    series: toSeries(20, 50, 90),
    target: { year: 2028, value: 100 },
  },
  ...['water', 'soil', 'air', 'light'].map((id) => ({ id, label: withLocaleCodes(id), series: toSeries(3, 2, 1) })),
];

/** A valid dashboard record. */
export const buildDashboardRecord = (overrides: object = {}) => ({
  title: withLocaleCodes('Climate'),
  intro: withLocaleCodes('Since 2023.'),
  indicators,
  ...overrides,
});

/** The files of the dashboard `climate`. */
export const dashboardFiles: Files = { 'dashboards/climate.yaml': buildDashboardRecord() };
