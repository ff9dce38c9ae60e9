import { formatNumber, formatPercent } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import type { Dashboard, Indicator } from '../../model/dashboard';
import { cms } from '../../upstreams/cms';
import type { CmsDashboard, Edition } from '../../upstreams/cms/contract';

const indicatorsPerPage = 4;

type CmsIndicator = CmsDashboard['indicators'][number];

/**
 * The share of the way from the first year's value to the target, whether above or below it, from 0 to 1. It is null
 * without a target or values, or if the first value is already the target.
 */
const getProgress = ({ series, target }: CmsIndicator): number | null => {
  const [first, last] = [series[0]?.value, series.at(-1)?.value];
  if (!target || first === undefined || last === undefined || first === target.value) return null;
  return Math.min(1, Math.max(0, (last - first) / (target.value - first)));
};

const toIndicator = (locale: Locale, indicator: CmsIndicator): Indicator => {
  const { id, label, unit, decimals, note, series, target } = indicator;
  const formatValue = unit === '%' ? formatPercent : formatNumber;
  const toPoint = ({ year, value }: { year: number; value: number }) => ({
    year,
    value,
    text: formatValue(locale, value, decimals),
  });
  const progress = getProgress(indicator);
  return {
    id,
    label,
    unit: unit === '%' ? '' : unit,
    note,
    series: series.map(toPoint),
    target: target && toPoint(target),
    progress: progress === null ? null : { part: progress, text: formatPercent(locale, progress * 100, 0) },
  };
};

/** An indicator of a dashboard; null if there is none with this id. Rejects if the CMS fails. */
export const loadIndicator = async (edition: Edition, dashboardId: string, id: string): Promise<Indicator | null> => {
  const indicator = (await cms.dashboard(edition, dashboardId))?.indicators.find((candidate) => candidate.id === id);
  return indicator ? toIndicator(edition.locale, indicator) : null;
};

/** One page of a dashboard, counted from zero; null if there is no such dashboard. Rejects if the CMS fails. */
export const loadDashboardPage = async (edition: Edition, id: string, page: number): Promise<Dashboard | null> => {
  const dashboard = await cms.dashboard(edition, id);
  if (!dashboard) return null;
  const { title, intro, takeaway, indicators } = dashboard;
  const start = page * indicatorsPerPage;
  return {
    title,
    intro,
    takeaway,
    indicators: indicators
      .slice(start, start + indicatorsPerPage)
      .map((indicator) => toIndicator(edition.locale, indicator)),
    nbPages: Math.ceil(indicators.length / indicatorsPerPage),
  };
};
