// @vitest-environment jsdom
import { afterAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { removeContent } from '@/tests/support/content';
import { loadServerStrings } from '../../i18n/load-strings';
import { defaultListQuery, type ListQuery } from '../../model/lists/list-query';
import { labelFacts } from '../../model/offers/offer-facts';
import { catalogue } from '../careers/catalogue';
import { toJobDetails } from '../careers/job-items';
import { buildJobFeed } from './job-feed';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const atom = 'http://www.w3.org/2005/Atom';
const site = env.SITE_URL;

const loadFeed = async (list: Partial<ListQuery> = {}, locale: 'en' | 'cn' = 'en') => {
  const xml = new DOMParser().parseFromString(
    await buildJobFeed(locale, { ...defaultListQuery, ...list }),
    'application/xml',
  );
  expect(xml.querySelector('parsererror')).toBeNull();
  const feed = xml.documentElement;
  const getChildren = (parent: Element, name: string) =>
    [...parent.children].filter(({ localName }) => localName === name);
  const getTexts = (parent: Element, name: string) => getChildren(parent, name).map(({ textContent }) => textContent);
  const getLinks = (parent: Element) =>
    getChildren(parent, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  return { feed, entries: getChildren(feed, 'entry'), getTexts, getLinks };
};
const titles = async (list?: Partial<ListQuery>, locale?: 'cn') => {
  const { feed, entries, getTexts } = await loadFeed(list, locale);
  return { feed: getTexts(feed, 'title'), entries: entries.flatMap((entry) => getTexts(entry, 'title')) };
};

/** The visible text of an element of type `html`. */
const toVisibleText = (html = '') => new DOMParser().parseFromString(html, 'text/html').body.textContent;

describe('the feed of offers', () => {
  it('is Atom, with its title, author, address and date', async () => {
    const { feed, getTexts, getLinks } = await loadFeed();
    expect([feed.namespaceURI, feed.localName]).toEqual([atom, 'feed']);
    expect(getTexts(feed, 'title')).toEqual(['Jobs']);
    expect(getTexts(feed, 'id')).toEqual([`${site}/en/offers.atom`]);
    expect(getTexts(feed, 'updated')).toEqual(['2025-01-03T00:00:00.000Z']);
    expect(feed.querySelector('author > name')?.textContent).toBe('Fixture');
    expect(getLinks(feed)).toEqual([
      ['alternate', `${site}/en/group/?sort=date_desc`],
      ['self', `${site}/en/offers.atom`],
    ]);
  });

  it('has an entry for each offer, the newest first, with its address, its date and the facts of its page', async () => {
    const { entries, getTexts, getLinks } = await loadFeed({ sort: 'date_asc', page: 3 });
    const [first] = entries;
    if (!first) throw new Error('there is no entry');
    const offerUrl = expect.stringMatching(new RegExp(`^${site}/en/.+/asia/watchmaker-tokyo-300/$`));
    expect(getLinks(first)).toEqual([[null, offerUrl]]);
    for (const name of ['updated', 'published'])
      expect(getTexts(first, name), name).toEqual(['2025-01-03T00:00:00.000Z']);
    const [summary = ''] = getTexts(first, 'summary');
    expect(summary).toContain('Location: Tokyo, Japan');
    const [offer] = await catalogue.offers(['H300']);
    if (!offer) throw new Error('there is no offer');
    const t = await loadServerStrings('en', 'jobs');
    for (const { label, lines } of labelFacts(await toJobDetails(offer, 'en'), 'en', t))
      for (const text of [label, ...lines]) expect(summary).toContain(text);
    expect(summary).toContain('This job is advertised in Japanese.');
    expect(entries.flatMap((entry) => getTexts(entry, 'title'))).toEqual([
      'Watchmaker',
      'Sales associate',
      'Watchmaker',
    ]);
  });

  it('identifies offers by what no edit changes, in each language', async () => {
    for (const locale of ['en', 'cn'] as const) {
      const { entries, getTexts } = await loadFeed({}, locale);
      expect(entries.flatMap((entry) => getTexts(entry, 'id'))).toEqual(
        ['H300', 'H200', 'H100'].map((id) => `${site}/${locale}/#offer:${id}`),
      );
    }
  });

  it('of a search has its offers, keywords and address', async () => {
    const list = { search: 'horloger & chef', facets: { city: ['geneva'] } };
    expect(await titles(list)).toEqual({ feed: ['Jobs: horloger & chef, Geneva'], entries: ['Watchmaker'] });
    expect(await titles({ ids: ['H100'] })).toEqual({ feed: ['Jobs'], entries: ['Watchmaker'] });
    const { feed, getLinks } = await loadFeed(list);
    expect(getLinks(feed)).toEqual([
      ['alternate', `${site}/en/group/?search=horloger+%26+chef&city=geneva&sort=date_desc`],
      ['self', `${site}/en/offers.atom?search=horloger+%26+chef&city=geneva`],
    ]);
  });

  it('is in the language of its locale', async () => {
    expect((await loadFeed({}, 'cn')).feed.getAttribute('xml:lang')).toBe('zh-CN');
    const { feed } = await titles({ facets: { city: ['tokyo'] } }, 'cn');
    expect(feed).toEqual([expect.stringMatching(/^\p{Script=Han}+.*Tokyo（中）/u)]);
  });

  it('is still a feed without offers', async () => {
    const { feed, entries, getTexts } = await loadFeed({ search: 'submarine' });
    expect(entries).toEqual([]);
    expect(Date.parse(getTexts(feed, 'updated')[0] ?? '')).not.toBeNaN();
  });

  it('stays XML whatever is searched for', async () => {
    for (const search of ['</title><script>alert(1)</script>', ']]>', '\u0000\u0001\u001f\uffff', '&amp;&#0;'])
      await expect(titles({ search })).resolves.toMatchObject({ feed: [expect.stringContaining('Jobs')] });
    expect((await titles({ search: '<b>R&D</b>' })).feed).toEqual(['Jobs: <b>R&D</b>']);
  });

  it('has titles that are not taken for markup', async () => {
    const { searchOffers: search } = catalogue;
    vi.spyOn(catalogue, 'searchOffers').mockImplementation(async (query) => {
      const result = await search(query);
      const jobPosting = 'R&D <img src=x onerror=alert(1)> ]]> &amp;';
      return {
        ...result,
        offers: result.offers.map((offer) => ({ ...offer, posting: { ...offer.posting, jobPosting, language: 'en' } })),
      };
    });
    const [title = ''] = (await titles()).entries;
    expect(toVisibleText(title ?? '')).toBe('R&D <img src=x onerror=alert(1)> ]]> &amp;');
  });

  it('fails if the job board does', async () => {
    vi.spyOn(catalogue, 'searchOffers').mockRejectedValue(new Error('the platform is down'));
    await expect(buildJobFeed('en', defaultListQuery)).rejects.toThrow('the platform is down');
  });
});
