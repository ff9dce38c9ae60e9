import { scaleLinear } from 'd3-scale';
import { defaultPeriod, type PriceHistory } from '../../model/finance';
import { orNull } from '../../platform/http/or-null';
import { loadLatestForInvestors } from '../finance/latest';
import { loadPriceHistory } from '../finance/share-price-history';
import type { SectionLoader } from './context';

/** The SVG path of the closes in a square of 100 by 100, from left to right and from bottom to top. */
const toLinePath = (points: PriceHistory['points']): string => {
  const days = points.map(({ date }) => Date.parse(date.iso));
  const prices = points.map(({ price }) => price);
  const scaleX = scaleLinear([Math.min(...days), Math.max(...days)], [0, 100]);
  const scaleY = scaleLinear([Math.min(...prices), Math.max(...prices)], [100, 0]);
  const toPoint = (price: number, index: number) =>
    `${scaleX(days[index] ?? 0).toFixed(1)},${scaleY(price).toFixed(1)}`;
  return `M${prices.map(toPoint).join('L')}`;
};

export const sharePriceBrief: SectionLoader<'share-price-brief'> = {
  load: async (_, { edition }) => {
    const [history, latest] = await Promise.all([
      orNull(loadPriceHistory(edition.locale, defaultPeriod), 'load the share price history'),
      loadLatestForInvestors(edition),
    ]);
    const close = history?.points.at(-1);
    return {
      lastYear: history && close ? { close, line: toLinePath(history.points), changeText: history.changeText } : null,
      latest,
    };
  },
};
