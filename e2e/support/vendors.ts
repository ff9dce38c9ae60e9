import { env } from '@/lib/platform/env';

/**
 * Whether the job board is the site's own: it has each offer in every language, and knows the offers that had closed before
 * the site first listed it. Boards of vendors do not.
 */
export const isOwnBoard = env.jobs.JOBS === 'embedded';

const { finance } = env;

/** What the market has besides its price. Without closing prices of its own, the site begins to collect them. */
export const market =
  finance.FINANCE === 'embedded'
    ? { hasCloses: true, hasIndex: true, delayMinutes: 15 }
    : {
        hasCloses: finance.FINANCE !== 'json',
        hasIndex: false,
        delayMinutes: finance.FINANCE_DELAY_MINUTES,
      };
