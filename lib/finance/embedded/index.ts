import type { Finance } from '../contract';
import { closingPrice, previousTradingDay, tradingMoment } from './market';

/**
 * The feed of an invented market: the price follows a path that depends on the day and the minute alone, so
 * that it moves as a price does and is the same on every server.
 */
export const embeddedFinance = (now: () => Date = () => new Date()): Finance => ({
  quote: async () => {
    const { day, elapsed, asOf } = tradingMoment(now());
    const before = closingPrice(previousTradingDay(day));
    const close = closingPrice(day);
    const minutes = Math.round(elapsed * 510);
    const wave = Math.sin(minutes / 23) * 0.0016 * Math.sin(Math.PI * elapsed);
    const price = round(before + (close - before) * elapsed + before * wave);
    const change = round(price - before);
    return { price, change, changePercent: round((change / before) * 100), asOf: asOf.toISOString() };
  },
});

const round = (amount: number) => Math.round(amount * 100) / 100;
