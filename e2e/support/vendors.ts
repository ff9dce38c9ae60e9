import { env } from '@/lib/platform/env';

/**
 * Whether the site uses the embedded job board, which has each offer in every language, and also the offers that closed
 * before the site first read the board. Boards of vendors do not.
 */
export const isOwnBoard = env.jobs.JOBS === 'embedded';

const { finance } = env;

/** The optional data of the market feed. The site collects closing prices itself if the feed has none. */
export const market =
  finance.FINANCE === 'embedded'
    ? { hasClosingPrices: true, hasIndex: true, delayMinutes: 15 }
    : {
        hasClosingPrices: finance.FINANCE !== 'json',
        hasIndex: false,
        delayMinutes: finance.FINANCE_DELAY_MINUTES,
      };
