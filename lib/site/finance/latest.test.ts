import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales } from '../../i18n/locales';
import { log } from '../../platform/process/log';
import { publications } from '../../upstreams/publications';
import { loadLatestForInvestors } from './latest';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(locales)('is the next date, and the latest results and report, in %s', async (locale) => {
  const [date, results, report, ...more] = await loadLatestForInvestors({ locale, draft: false });
  expect(date).toMatchObject({ date: { iso: '2027-02-11' }, href: expect.stringContaining('#') });
  expect(results).toMatchObject({ date: { iso: '2026-10-22' }, href: expect.stringMatching(/^\/documents\/.*pdf$/) });
  expect(report).toMatchObject({ date: { iso: '2026-07-31' }, href: expect.stringMatching(/^\/documents\/.*pdf$/) });
  expect(more).toEqual([]);
});

it('leaves out what fails', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(publications, 'calendar').mockRejectedValue(new Error('down'));
  expect(await loadLatestForInvestors({ locale: 'en', draft: false })).toHaveLength(2);
});
