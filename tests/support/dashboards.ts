import { locales } from '@/lib/i18n/locales';
import type { Files } from './content';

/** A text in every locale, followed by the locale's code. */
const inEvery = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

const years = (...values: number[]) => values.map((value, index) => ({ year: 2023 + index, value }));

/** Six figures: the first falls to its target, the second rises, the third has no target, the others resemble it. */
const indicators = [
  {
    id: 'emissions',
    label: inEvery('Emissions'),
    unit: inEvery('tonnes'),
    decimals: 1,
    note: inEvery('Counted.'),
    series: years(1000, 900, 700),
    target: { year: 2030, value: 400 },
  },
  {
    id: 'power',
    label: inEvery('Power'),
    unit: '%',
    series: years(20, 50, 90),
    target: { year: 2028, value: 100 },
  },
  ...['water', 'soil', 'air', 'light'].map((id) => ({ id, label: inEvery(id), series: years(3, 2, 1) })),
];

export const dashboardRecord = (parts: object = {}) => ({
  title: inEvery('Climate'),
  intro: inEvery('Since 2023.'),
  indicators,
  ...parts,
});

/** The files of the dashboard `climate`. */
export const dashboardFiles: Files = { 'dashboards/climate.yaml': dashboardRecord() };
