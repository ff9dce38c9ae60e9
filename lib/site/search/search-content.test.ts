import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchForm } from '@/lib/model/search';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { log } from '@/lib/platform/process/log';
import { removeContent } from '@/tests/support/content';
import { publishedDocuments } from '@/tests/support/documents';
import { catalogue } from '../careers/catalogue';
import { searchContent } from './search-content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { buildSettings, fixtureCms, picture, buildLocalizedEntry: version } = await import('@/tests/support/content');
  const places = [
    { key: 'finance', label: 'Finanza', pageLink: 'page:legal' },
    { key: 'group', label: 'Gruppo', pageLink: 'page:home' },
    { key: 'craft', label: 'Mestieri', pageLink: 'page:news' },
    { key: 'events', label: 'Eventi', pageLink: 'page:history' },
  ];
  const listPages = { eventsPage: 'page:history', documentsPage: 'page:legal' };
  const { buildEventRecord: eventRecord } = await import('@/tests/support/events');
  return {
    cms: fixtureCms({
      'houses/zelie/fr.yaml': version({
        city: 'Paris',
        pageTitle: 'Zélie',
        slug: 'zelie',
        sections: [
          { type: 'image', image: { src: picture.src, alt: 'Un rouleau de soie' } },
          {
            type: 'rich-text',
            title: 'Été à Genève',
            body: '### La soie\n\n| soie | kg |\n|---|---|\n| soie | 1 |\n\nLe **cuir** &amp; la [soie](page:news).',
          },
          { type: 'call-to-action', title: 'Lire', links: [{ label: 'La suite', to: 'page:history' }] },
        ],
      }),
      'pages/legal/entry.yaml': { publishedAt: '2026-01-01', updatedAt: '2026-11-27' },
      'pages/legal/en.yaml': version({ slug: 'legal', pageTitle: 'Legal notice', keywords: 'imprint, publisher' }),
      'articles/bench/entry.yaml': {
        parent: 'news',
        publishedAt: '2026-03-01',
        category: 'craft',
        image: '/media/two.jpg',
        thumbnail: picture.src,
      },
      'articles/bench/en.yaml': version({
        slug: 'bench',
        pageTitle: 'The bench',
        summary: 'Hide and thread. '.repeat(9),
        keywords: 'publisher',
      }),
      'articles/hide/entry.yaml': { parent: 'news', publishedAt: '2019-01-01', category: 'craft' },
      'articles/hide/it.yaml': version({ slug: 'hide', pageTitle: 'Hide e filo' }),
      'articles/filo/entry.yaml': { parent: 'news', publishedAt: '2026-03-01', category: 'craft' },
      'articles/filo/it.yaml': version({ slug: 'filo', pageTitle: 'Filo', summary: 'Hide.' }),
      'settings/it.yaml': buildSettings({ categories: places, ...listPages }),
      'search/it.yaml': { synonyms: [['spago', 'filo']] },
      'events/kiln.yaml': eventRecord('Kiln', '2026-05-01', undefined, { url: 'https://museum.example/kiln' }),
      'articles/bench/en.draft.yaml': version({ slug: 'bench', pageTitle: 'Unpublished' }),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { emptyResponse: nonePublished, publishedResponse: published } = await import('@/tests/support/documents');
  return { publications: { documents: async (locale: string) => (locale === 'it' ? published : nonePublished) } };
});
vi.mock('../careers/catalogue', () => ({ catalogue: { searchOffers: vi.fn() } }));
const offers = {
  offers: [],
  facets: [],
  nbPages: 1,
  nbHits: 2,
  corrected: null,
  missingWords: [],
};
beforeEach(() => {
  vi.mocked(catalogue.searchOffers).mockResolvedValue(offers);
});
afterAll(removeContent);

const search = async (form: Partial<SearchForm>) =>
  (await searchContent({ search: '', sort: 'date_desc', categories: [], locale: 'en', ...form })).result;
const urls = async (form: Partial<SearchForm>) => (await search(form)).map(({ url }) => url);

describe('searchContent', () => {
  it('corrects misspelt words, and leaves out unknown ones', async () => {
    const find = async (search: string) => {
      const { result, corrected } = await searchContent({ search, sort: 'date_desc', categories: [], locale: 'en' });
      return { urls: result.map(({ url }) => url), corrected };
    };
    const urls = ['/en/news/bench/'];
    expect(await find('hide thread')).toEqual({ urls, corrected: null });
    expect(await find('hide bnech')).toEqual({ urls, corrected: 'hide bench' });
    expect(await find('bench xylophone')).toEqual({ urls, corrected: null });
    expect(await find('hide xylophone')).toEqual({ urls: [], corrected: null });
  });

  it('reports that no page has all keywords', async () => {
    const isPartial = async (search: string) =>
      (await searchContent({ search, sort: 'date_desc', categories: [], locale: 'en' })).isPartial;
    expect(await isPartial('hide thread')).toBe(false);
    expect(await isPartial('hide thread kiln')).toBe(true);
    expect(await isPartial('xylophone')).toBe(false);
  });

  it('searches the text of a page, not the addresses and the format of its content', async () => {
    expect(await urls({ locale: 'fr', search: 'cuir soie suite' })).toEqual(['/fr/maisons/zelie/']);
    for (const word of ['actualites', 'histoire', 'webp', 'strong'])
      expect(await urls({ locale: 'fr', search: word })).not.toContain('/fr/maisons/zelie/');
    for (const word of ['title', 'links', 'rich', 'amp', 'href'])
      expect(await urls({ locale: 'fr', search: word }), word).toEqual([]);
  });

  it('searches only published pages of the locale', async () => {
    expect(await urls({ search: 'unpublished' })).toEqual([]);
    expect(await urls({ locale: 'fr', search: 'hide thread' })).toEqual([]);
  });

  it('is limited to the categories, with or without words', async () => {
    expect(await urls({ categories: ['craft'] })).toEqual(['/en/news/bench/', '/en/news/harvest/']);
    expect(await urls({ categories: ['craft', 'finance'] })).toHaveLength(5);
    expect(await urls({ categories: ['finance'], search: 'hide' })).toEqual([]);
    expect(await urls({ categories: ['none'] })).toEqual([]);
  });

  it('has each result in the category of its place: the nearest page above it that has one', async () => {
    const find = async (category: string) => (await urls({ locale: 'it', categories: [category] })).toSorted();
    expect(await find('group')).toEqual([
      '/it/',
      '/it/group/',
      ...['dorval', 'ecrin', 'meridien', 'zelie'].map((house) => `/it/houses/${house}/`),
    ]);
    const articles = ['bench', 'dividend', 'filo', 'harvest', 'hide', 'ledger', 'results'];
    expect(await find('craft')).toEqual(['/it/news/', ...articles.map((article) => `/it/news/${article}/`)]);
    expect(await find('events')).toEqual(['/it/group/history/', 'https://museum.example/kiln']);
    const documents = publishedDocuments.map(({ reference }) => `/documents/${reference}`);
    const financeArticles = ['dividend', 'ledger', 'results'].map((article) => `/it/news/${article}/`);
    expect(await find('finance')).toEqual([...documents.toSorted(), '/it/legal/', ...financeArticles]);
  });

  it('has the newest or the oldest first', async () => {
    const newest = await search({ categories: ['finance'] });
    expect(newest.map(({ date }) => date)).toEqual(['2026-05-01', '2026-04-01', '2025-12-01']);
    expect(await search({ categories: ['finance'], sort: 'date_asc' })).toEqual(newest.toReversed());
  });

  it('has the same results in every order, strictly by date unless the best are asked for', async () => {
    const titles = async (sort: SearchForm['sort']) => {
      const { result } = await searchContent({ search: 'filo', sort, categories: [], locale: 'it' });
      return result.map(({ title }) => title);
    };
    expect(await titles('date_desc')).toEqual(['Filo', 'Hide e filo']);
    expect(await titles('date_asc')).toEqual(['Hide e filo', 'Filo']);
    expect(await titles('relevance')).toEqual(['Filo', 'Hide e filo']);
  });

  it('shows the best matches above a long list by date only', async () => {
    const countBest = async (form: Partial<SearchForm>) =>
      (await searchContent({ search: '', sort: 'date_desc', categories: [], locale: 'en', ...form })).bestMatches
        .length;
    expect(await countBest({ search: 'article' })).toBe(3);
    expect(await countBest({ search: 'article', sort: 'relevance' })).toBe(0);
    expect(await countBest({ search: 'unpublished' })).toBe(0);
  });

  it('finds a page by its keywords', async () => {
    expect(await urls({ search: 'imprint' })).toEqual(['/en/legal/']);
  });

  it('finds the synonyms that editors have defined', async () => {
    expect((await search({ search: 'spago', locale: 'it' })).map(({ title }) => title)).toEqual([
      'Filo',
      'Hide e filo',
    ]);
    expect(await search({ search: 'spago', locale: 'fr' })).toEqual([]);
  });

  it('counts the job offers of the list for the same keywords, and none if they are unavailable', async () => {
    const counted = async (form: Partial<SearchForm>) =>
      (await searchContent({ search: 'hide', sort: 'date_desc', categories: [], locale: 'en', ...form })).nbOffers;
    expect(await counted({})).toBe(2);
    expect(catalogue.searchOffers).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ search: 'hide' }));
    expect(await counted({ categories: ['craft'] })).toBe(0);
    expect(await counted({ categories: ['craft', 'group'] })).toBe(2);
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.mocked(catalogue.searchOffers).mockRejectedValue(new UpstreamError('unavailable'));
    expect(await counted({})).toBe(0);
  });

  it('finds nothing without words or category', async () => {
    for (const keywords of ['', '  ', '—?!', '☆']) expect(await search({ search: keywords })).toEqual([]);
  });

  it('dates and sorts a page by its current version', async () => {
    expect(await search({ search: 'publisher' })).toMatchObject([
      { title: 'Legal notice', date: '2026-11-27' },
      { title: 'The bench', date: '2026-03-01' },
    ]);
  });

  it('returns what a list shows of a page', async () => {
    const [article] = await search({ search: 'thread' });
    expect(article).toEqual({
      title: 'The bench',
      description: expect.stringMatching(/^Hide and thread\. .{80,93}[a-z]…$/),
      date: '2026-03-01',
      dateText: '1 March 2026',
      isUpcoming: false,
      thumbnail: { src: '/media/one.jpg', alt: '' },
      url: '/en/news/bench/',
      externalLink: false,
      type: 'other',
      color: '',
    });
    const [passage] = await search({ locale: 'fr', search: 'soie' });
    expect(passage).toMatchObject({ title: 'Zélie', description: 'Le cuir & la soie.' });
    const [event] = await search({ search: 'kiln' });
    expect(event).toMatchObject({ isUpcoming: false, url: 'https://museum.example/kiln', externalLink: true });
    const [house] = await search({ locale: 'fr', search: 'zelie' });
    expect(house).toMatchObject({ type: 'other', color: '#7b4a2c' });
    const [page] = await search({ search: 'history' });
    const [document] = await search({ locale: 'it', search: 'slides' });
    expect(document).toMatchObject({
      type: 'document',
      url: '/documents/finance/slides-on-2025.pdf',
      externalLink: false,
    });
    expect(page).toMatchObject({ type: 'other', thumbnail: null });
  });
});
