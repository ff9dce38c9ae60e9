import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { type Section, section } from '../../model/section';
import { log } from '../../platform/process/log';
import { finance } from '../../upstreams/finance';
import { publications } from '../../upstreams/publications';
import { loadPage } from '../pages/load-page';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry } = await import('@/tests/support/content');
  const page = (slug: string, parts: object = {}) =>
    buildLocalizedEntry({ slug, pageTitle: slug, sections: [{ type: 'share-price', ...parts }] });
  return {
    cms: fixtureCms({
      'pages/group/en.yaml': page('group', {
        anchor: 'price',
        dividends: [
          { exDate: '2026-04-08', euros: 4.6 },
          { exDate: '2027-04-14', euros: 5 },
        ],
      }),
      'pages/history/fr.yaml': page('histoire'),
      'pages/history/en.yaml': buildLocalizedEntry({
        slug: 'history',
        pageTitle: 'history',
        sections: [{ type: 'share-price-brief' }, { type: 'share-facts', dividendEuros: 4.5 }],
      }),
    }),
  };
});
afterAll(removeContent);

const loadSharePriceSection = async (facets: ListQuery['facets'] = {}, locale: 'en' | 'fr' = 'en', path = 'group') => {
  const loaded = await loadPage({ locale, draft: false }, path, { ...defaultListQuery, facets });
  const sectionData = loaded?.page.sections[0];
  expect(section.parse(sectionData)).toEqual(sectionData);
  return { page: loaded?.page, section: sectionData as Section<'share-price'> };
};

it.each([
  [[], '1y'],
  [['2y'], '1y'],
  [['5y'], '5y'],
])('shows a year unless the address requests another period: %j', async (period, expected) => {
  expect((await loadSharePriceSection({ period })).section.history?.period).toBe(expected);
});

it('links to every period, the default one without a query, each at the chart', async () => {
  const { periods } = (await loadSharePriceSection({ period: ['5y'] })).section;
  expect(periods.map(({ href }) => href)).toEqual(
    ['?period=1m', '?period=6m', '', '?period=3y', '?period=5y', '?period=10y'].map(
      (query) => `/en/group/${query}#price-chart`,
    ),
  );
});

it('links to every period with the index, and shows the index if the address requests it', async () => {
  const { page, section } = await loadSharePriceSection({ period: ['10y'], compare: ['index'] });
  expect(section.history?.indexChange).toMatch(/%$/);
  expect(page?.noindex).toBe(true);
  expect(section.periods.slice(2, 4).map(({ comparison: compared }) => compared)).toEqual([
    '/en/group/?compare=index#price-chart',
    '/en/group/?period=3y&compare=index#price-chart',
  ]);
});

it('is formatted for the locale, and does not show the index unless the address requests it', async () => {
  const { periods, history } = (await loadSharePriceSection({}, 'fr', 'groupe/histoire')).section;
  expect(periods[0]?.href).toBe('/fr/groupe/histoire/?period=1m#price-chart');
  expect(history).toMatchObject({ lowest: expect.stringMatching(/€$/), indexChange: null });
});

it('is shown without its history if the feed fails', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.spyOn(finance, 'history').mockRejectedValue(new Error('the feed is down'));
  const { history, periods } = (await loadSharePriceSection()).section;
  expect(history).toBeNull();
  expect(periods).toHaveLength(6);
  expect(logged).toHaveBeenCalled();
});

const loadDay = async (on: string) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  const closingPrices: [string, number][] = [
    ['2026-03-31', 200],
    ['2026-04-07', 230],
    ['2026-04-08', 225],
    ['2026-11-20', 240],
  ];
  vi.spyOn(finance, 'history').mockResolvedValue(closingPrices.map(([date, price]) => ({ date, price })));
  return (await loadSharePriceSection({ on: [on] })).section.onDay;
};

it.each([
  ['2026-04-08', '2026-04-08', '€225.00', '€225.00'],
  ['2026-04-07', '2026-04-07', '€230.00', '€225.40'],
  ['2026-04-03', '2026-03-31', '€200.00', '€196.00'],
  ['2026-11-21', '2026-11-20', '€240.00', '€240.00'],
])('on %s has the close of %s, also adjusted for the dividends since', async (on, date, price, adjusted) => {
  expect(await loadDay(on)).toMatchObject({ requested: on, close: { date: { iso: date }, price, adjusted } });
});

it.each(['2026-03-30', '2026-11-22', '2026-02-31', 'yesterday'])('has no close on %s', async (on) => {
  expect(await loadDay(on)).toMatchObject({ first: { iso: '2026-03-31' }, last: { iso: '2026-11-21' }, close: null });
});

it('has the delay of prices if the feed states it', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  expect((await loadSharePriceSection()).section).toMatchObject({ isDemonstration: true, delayMinutes: 15 });
  vi.spyOn(finance, 'quote').mockResolvedValueOnce({ price: 200 }).mockRejectedValueOnce(new Error('down'));
  for (const _ of ['not stated', 'failed']) expect((await loadSharePriceSection()).section.delayMinutes).toBeNull();
});

describe('the brief share price', () => {
  const brief = async () => {
    const sectionData = (await loadPage({ locale: 'en', draft: false }, 'group/history'))?.page.sections[0];
    expect(section.parse(sectionData)).toEqual(sectionData);
    return (sectionData as Section<'share-price-brief'>).lastYear;
  };

  it('has the last close, and the closes of a year from edge to edge of a square', async () => {
    vi.spyOn(finance, 'history').mockResolvedValue([
      { date: '2026-11-02', price: 200, index: 1000 },
      { date: '2026-11-13', price: 260, index: 1000 },
      { date: '2026-11-20', price: 230, index: 1000 },
      { date: '2026-11-24', price: 210, index: 1000 },
    ]);
    expect(await brief()).toEqual({
      close: { date: { iso: '2026-11-24', text: '24 November 2026' }, price: 210, text: '€210.00' },
      line: 'M0.0,100.0L50.0,0.0L81.8,50.0L100.0,83.3',
      changeText: '+€10.00 (+5.00%)',
    });
  });

  it('is shown without closes if the feed fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(finance, 'history').mockRejectedValue(new Error('the feed is down'));
    expect(await brief()).toBeNull();
  });
});

describe('the facts about the share', () => {
  const loadFacts = async () => {
    const sectionData = (await loadPage({ locale: 'en', draft: false }, 'group/history'))?.page.sections[1];
    expect(section.parse(sectionData)).toEqual(sectionData);
    return (sectionData as Section<'share-facts'>).facts.map(({ label, value }) => `${label}: ${value}`);
  };

  it('begin with the dividend, its yield, and its last and next days', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });
    vi.spyOn(finance, 'quote').mockResolvedValue({ price: 200 });
    const unknown = { time: null, until: null, place: null, pageId: null };
    const buildDay = (id: string, date: string) => ({ id, title: id, date, ...unknown });
    vi.spyOn(publications, 'calendar').mockResolvedValue([
      buildDay('dividend-2024', '2025-04-11'),
      buildDay('dividend-2025', '2026-04-10'),
      buildDay('results', '2027-02-11'),
      buildDay('ex-dividend-2026', '2027-04-14'),
      buildDay('dividend-2026', '2027-04-16'),
      buildDay('dividend-2027', '2028-04-14'),
    ]);
    expect(await loadFacts()).toEqual([
      'Last dividend per share: €4.50',
      'Dividend yield at the current price: 2.3%',
      'dividend-2025: 10 April 2026',
      'ex-dividend-2026: 14 April 2027',
      'dividend-2026: 16 April 2027',
    ]);
  });

  it('lack what fails to load', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(finance, 'quote').mockRejectedValue(new Error('down'));
    vi.spyOn(publications, 'calendar').mockRejectedValue(new Error('down'));
    expect(await loadFacts()).toEqual(['Last dividend per share: €4.50']);
  });
});
