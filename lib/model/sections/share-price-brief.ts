import { z } from 'zod';
import { closingPrice } from '../finance';
import { formattedDate } from '../values';

export const sharePriceBrief = {
  content: () => ({}),
  /**
   * The last closing price and the line of a year's closing prices, in a square of 100 by 100 (null if unavailable),
   * with the next date, the latest results and the latest report.
   */
  data: {
    lastYear: z.object({ close: closingPrice, line: z.string(), changeText: z.string() }).nullable(),
    latest: z.array(z.object({ label: z.string(), date: formattedDate, title: z.string(), href: z.string() })),
  },
  namespaces: ['share-price'],
};
