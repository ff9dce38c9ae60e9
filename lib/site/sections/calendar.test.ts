import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import type { Locale } from '../../i18n/locales';
import { type Section, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { publications } from '../../upstreams/publications';
import { loadPage } from '../pages/load-page';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const group = buildLocalizedEntry({ slug: 'group', sections: [{ type: 'calendar' }] });
  return { cms: fixtureCms({ 'pages/group/en.yaml': group, 'pages/group/fr.yaml': group }) };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { publishedDocuments } = await import('@/tests/support/documents');
  const buildFinancialDate = (id: string, date: string, parts: object = {}) => ({
    ...{ id, title: id, date, time: null, until: null, place: null, pageId: null },
    ...parts,
  });
  const days = [
    buildFinancialDate('first', '2026-02-12'),
    buildFinancialDate('second', '2026-05-09', { pageId: 'history' }),
    buildFinancialDate('third', '2026-05-10', { time: '17:45', place: 'Paris' }),
    buildFinancialDate('fourth', '2026-07-24', { pageId: 'nope' }),
  ];
  const documents = vi.fn(async () => ({ version: 'all', documents: publishedDocuments }));
  return { publications: { calendar: vi.fn(async () => days), documents } };
});
afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

const load = async (locale: Locale = 'en'): Promise<Section<'calendar'>> => {
  const sectionData = (await loadPage({ locale, draft: false }, 'group'))?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return sectionData as Section<'calendar'>;
};
const getIds = (days: { id: string }[]) => days.map(({ id }) => id);

describe('the financial calendar', () => {
  it('has the upcoming days, the next first, and the past ones, the last first', async () => {
    const { coming, past } = await load();
    expect(getIds(coming)).toEqual(['third', 'fourth']);
    expect(getIds(past)).toEqual(['second', 'first']);
  });

  it.each([
    ['2026-05-09T21:59:59Z', ['second', 'third', 'fourth']],
    ['2026-05-09T22:00:00Z', ['third', 'fourth']],
  ])('goes by the day in Paris at %s', async (now, ids) => {
    vi.setSystemTime(now);
    expect(getIds((await load()).coming)).toEqual(ids);
  });

  it('has the date, place and subject of a day', async () => {
    const { coming, past, feed } = await load('fr');
    expect(feed).toBe('/fr/calendar.ics');
    expect(coming[0]).toEqual({
      id: 'third',
      title: 'third',
      date: { iso: '2026-05-10', text: '10 mai 2026' },
      time: '17\u00a0h\u00a045',
      place: 'Paris',
      href: null,
      ics: '/fr/calendar.ics?day=third',
    });
    expect(coming[1]?.href).toBeNull();
    expect(past[0]).toMatchObject({ href: '/fr/group/histoire/', ics: null });
  });

  it('links from a day without a page to the results that were published on it', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const hrefs = async () => (await load()).past.map(({ href }) => href);
    expect(await hrefs()).toEqual(['/en/group/history/', '/documents/finance/annual-results-2025.pdf']);
    vi.mocked(publications.documents).mockRejectedValueOnce(new Error('finance.internal is down'));
    expect(await hrefs()).toEqual(['/en/group/history/', null]);
  });

  it('is shown without days when they are unavailable', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.mocked(publications.calendar).mockRejectedValueOnce(new Error('finance.internal is down'));
    expect(await load()).toMatchObject({ coming: [], past: [] });
    expect(logged).toHaveBeenCalled();
  });
});
