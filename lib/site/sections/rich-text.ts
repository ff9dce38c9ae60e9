import { loadServerStrings } from '../../i18n/load-strings';
import { orNull } from '../../platform/http/or-null';
import { escapeHtml } from '../../shared/html';
import type { Edition } from '../../upstreams/cms/contract';
import { addLineChart, drawLineChart } from '../charts/line-chart';
import { loadIndicator } from '../finance/dashboards';
import type { SectionLoader } from './context';

/**
 * Draws an indicator, such as `climate/emissions`, as a line from its first year to its target, with its figures as a
 * collapsed table. Returns an empty text if there is no such indicator.
 */
const drawIndicator = async (edition: Edition, path: string): Promise<string> => {
  const [dashboardId = '', id = ''] = path.split('/');
  const [indicator, t] = await Promise.all([
    loadIndicator(edition, dashboardId, id),
    loadServerStrings(edition.locale, 'dashboard'),
  ]);
  const [first, last] = [indicator?.series[0], indicator?.series.at(-1)];
  if (!indicator || !first || !last) return '';
  const { label, unit, series, target } = indicator;
  const toPoint = ({ year, value }: { year: number; value: number }) => ({ x: year, value });
  const targetYear = target ? t('targetYear', { year: target.year }) : '';
  const trend = { first: first.text, firstYear: first.year, last: last.text, lastYear: last.year };
  const chart = drawLineChart({
    lines: [
      { points: series.map(toPoint), start: first.text },
      ...(target
        ? [{ points: [last, target].map(toPoint), end: { value: target.text, name: '' }, kind: 'target' as const }]
        : []),
    ],
    ticks: [
      ...[first, last].map(({ year }) => ({ x: year, text: `${year}` })),
      ...(target ? [{ x: target.year, text: targetYear }] : []),
    ],
    minValue: 0,
    mark: { ...toPoint(last), text: last.text },
    description: target
      ? t('trend-target', { ...trend, target: target.text, targetYear: target.year })
      : t('trend', trend),
  });
  const rows = [...series.map(({ year, text }) => [year, text]), ...(target ? [[targetYear, target.text]] : [])];
  return [
    chart,
    `<details><summary>${t('table')}</summary><table>`,
    `<caption>${escapeHtml(unit ? t('caption', { label, unit }) : label)}</caption>`,
    `<thead><tr><th scope="col">${t('year')}</th><th scope="col" class="figure">${t('value')}</th></tr></thead><tbody>`,
    ...rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td class="figure">${value}</td></tr>`),
    '</tbody></table></details>',
  ].join('');
};

export const richText: SectionLoader<'rich-text'> = {
  load: async ({ body, lineChart, indicator }, { edition }) => {
    const drawing = indicator && (await orNull(drawIndicator(edition, indicator), 'draw an indicator'));
    return { body: (drawing ?? '') + (lineChart ? addLineChart(body) : body) };
  },
};
