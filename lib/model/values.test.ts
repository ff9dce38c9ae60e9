import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { archiveQuery } from './archive';
import { eventsQuery } from './event';
import { financeQuery } from './finance';
import { newsQuery } from './list';

const queries: Record<string, z.ZodType<{ year?: number | undefined }>> = {
  archive: archiveQuery,
  documents: financeQuery,
  events: eventsQuery,
  news: newsQuery,
};

describe.each(Object.entries(queries))('the year in a query for %s', (_, query) => {
  const parseYear = (year: unknown) => query.safeParse({ locale: 'en', year });

  it.each([1900, 2026, 2200, '1900', '2026', '2200'])('is valid as %j', (year) => {
    expect(parseYear(year).data?.year).toBe(Number(year));
  });

  it.each([1899, 2201, 2026.5, -2026, '1899', '2201', '2026.5', 'soon', '2026-05', null, true, Number.NaN])(
    'is invalid as %j',
    (year) => {
      expect(parseYear(year).error?.issues.map(({ path }) => path)).toEqual([['year']]);
    },
  );

  it('may be left out', () => {
    expect(parseYear(undefined).data).not.toHaveProperty('year', expect.anything());
  });
});
