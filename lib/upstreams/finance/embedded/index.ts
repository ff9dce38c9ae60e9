import { isoDate } from '../../../shared/time';
import type { Close, Finance } from '../contract';
import { closingIndex, closingPrice, nextTradingDay, previousTradingDay, tradingMoment } from './market';

const round = (amount: number) => Math.round(amount * 100) / 100;

/**
 * A simulated market feed. The price depends only on the day and the minute, so it moves realistically and is the same
 * on every server. Prices are `delayMinutes` old.
 */
export const embeddedFinance = (delayMinutes: number, now = () => Date.now()) => {
  const moment = () => tradingMoment(new Date(now() - delayMinutes * 60_000));
  return {
    history: async (since) => {
      const { day: today, elapsed } = moment();
      const last = elapsed === 1 ? today : previousTradingDay(today);
      const closes: Required<Close>[] = [];
      for (let day = nextTradingDay(Date.parse(since) - 1); day <= last; day = nextTradingDay(day))
        closes.push({ date: isoDate(day), price: round(closingPrice(day)), index: round(closingIndex(day)) });
      return closes;
    },
    quote: async () => {
      const { day, elapsed, asOf } = moment();
      const before = closingPrice(previousTradingDay(day));
      const close = closingPrice(day);
      const minutes = Math.round(elapsed * 510);
      const wave = Math.sin(minutes / 23) * 0.0016 * Math.sin(Math.PI * elapsed);
      const price = round(before + (close - before) * elapsed + before * wave);
      const change = round(price - before);
      return {
        price,
        change,
        changePercent: round((change / before) * 100),
        currency: 'EUR',
        asOf: asOf.toISOString(),
        delayMinutes,
      };
    },
  } satisfies Finance;
};
