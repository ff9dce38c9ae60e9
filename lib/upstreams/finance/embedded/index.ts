import { lastReads } from '../../../platform/process/lifecycle';
import { formatIsoDate, monotonicNow } from '../../../shared/time';
import type { ClosingPrice, Finance } from '../contract';
import {
  findNextTradingDay,
  findPreviousTradingDay,
  findTradingMoment,
  getClosingIndex,
  getClosingPrice,
} from './market';

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * A simulated market feed. The price depends only on the day and the minute: it moves realistically and is the same on
 * every server. Prices are `delayMinutes` old.
 */
export const embeddedFinance = (delayMinutes: number, now = () => Date.now()) => {
  const getTradingMoment = () => findTradingMoment(new Date(now() - delayMinutes * 60_000));
  return {
    history: async (since) => {
      const { day: today, progress } = getTradingMoment();
      const last = progress === 1 ? today : findPreviousTradingDay(today);
      const closingPrices: Required<ClosingPrice>[] = [];
      for (let day = findNextTradingDay(Date.parse(since) - 1); day <= last; day = findNextTradingDay(day))
        closingPrices.push({
          date: formatIsoDate(day),
          price: roundToCents(getClosingPrice(day)),
          index: roundToCents(getClosingIndex(day)),
        });
      return closingPrices;
    },
    quote: async () => {
      lastReads.quoteReadAt = monotonicNow();
      const { day, progress, asOf: priceTime } = getTradingMoment();
      const previousClosingPrice = getClosingPrice(findPreviousTradingDay(day));
      const close = getClosingPrice(day);
      const elapsedMinutes = Math.round(progress * 510);
      const wave = Math.sin(elapsedMinutes / 23) * 0.0016 * Math.sin(Math.PI * progress);
      const price = roundToCents(
        previousClosingPrice + (close - previousClosingPrice) * progress + previousClosingPrice * wave,
      );
      const change = roundToCents(price - previousClosingPrice);
      return {
        price,
        change,
        changePercent: roundToCents((change / previousClosingPrice) * 100),
        currency: 'EUR',
        asOf: priceTime.toISOString(),
        delayMinutes,
      };
    },
  } satisfies Finance;
};
