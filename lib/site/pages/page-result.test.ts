import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { locales } from '@/lib/i18n/locales';
import { defaultListQuery, type ListQuery } from '@/lib/model/lists/list-query';
import type { Page } from '@/lib/model/page';
import type { Section, SectionType } from '@/lib/model/section';
import { env } from '@/lib/platform/env';
import type { CmsPage, Edition } from '@/lib/upstreams/cms/contract';
import {
  buildLocalizedEntry,
  buildSettings,
  type Files,
  fixtureCms,
  houseFields,
  picture,
  removeContent,
} from '@/tests/support/content';
import { fixtureDay } from '@/tests/support/offer-files';
import { cms } from '../../upstreams/cms';
import { catalogue } from '../careers/catalogue';
import { loadJobPath } from '../careers/job-paths';
import { loadNotFoundProps, loadStaticErrorProps } from './error-page';
import { loadPage } from './load-page';
import { listNamespaces, loadPageResult, loadUnlocalizedResult } from './page-result';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildLocalizedEntry: version } = await import('@/tests/support/content');
  const sections = [{ type: 'houses-grid', sector: 'leather' }];
  const redirects = [
    { from: '/fr/chronique', to: 'page:history' },
    { from: '/en/group', to: 'page:legal' },
    { from: '/en/talents/offer/europe/nothing-2', to: 'page:legal' },
    { from: '/story.html', to: 'https://archive.example/story?all=1' },
    { from: '/en/club', gone: true },
  ];
  return {
    cms: fixtureCms({
      'pages/legal/entry.yaml': { publishedAt: '2026-01-01', updatedAt: '2026-11-27', noindex: true },
      'pages/legal/en.draft.yaml': version({ slug: 'legal', pageTitle: 'Draft', sections }),
      'redirects.yaml': redirects,
    }),
  };
});
vi.mock('@/lib/site/careers/catalogue', async () => {
  const { fixtureCatalogue } = await import('@/tests/support/offer-files');
  return { catalogue: fixtureCatalogue(undefined, () => new Date()) };
});
afterAll(removeContent);

const en: Edition = { locale: 'en', draft: false };
const fr: Edition = { locale: 'fr', draft: false };
const jp: Edition = { locale: 'jp', draft: false };
const preview: Edition = { locale: 'en', draft: true };

/** The query for a page of the whole list. */
const listPage = (page: number): ListQuery => ({ ...defaultListQuery, page });

const loadSection = async <T extends SectionType>(
  type: T,
  edition: Edition,
  path: string,
  page = 0,
): Promise<Section<T>> => {
  const section = (await loadPage(edition, path, listPage(page)))?.page.sections.find(
    (section) => section.type === type,
  );
  if (!section) throw new Error(`there is no ${type} at ${path}`);
  return section as unknown as Section<T>;
};

describe('loadPage', () => {
  it('dates the version of the privacy page only', async () => {
    expect((await loadPage(en, 'legal'))?.page.versionText).toBe('Version of 27 November 2026');
    expect((await loadPage(en, 'group'))?.page).not.toHaveProperty('versionText');
  });

  it('returns the page with the content of the shell', async () => {
    const loaded = await loadPage(fr, 'groupe/histoire');
    expect(loaded?.page).toMatchObject({ pageTitle: 'Histoire', publishedAt: '2026-01-01', updatedAt: null });
    expect(loaded?.content).toMatchObject({
      locale: 'fr',
      frontHost: env.SITE_URL,
      titleSuffix: 'Fixture',
      env: env.SITE_ENV,
      pageLocalizations: expect.arrayContaining([{ locale: 'en', path: '/en/group/history/' }]),
      missingLanguages: { jp: 'japonais' },
      breadcrumbs: [{ title: 'Le groupe' }, { title: 'Histoire' }],
    });
    const home = (await loadPage(fr, ''))?.content;
    expect(home).toMatchObject({ breadcrumbs: [] });
    expect(home).not.toHaveProperty('missingLanguages');
  });

  it('has the submenus only with drafts, which endpoints do not return', async () => {
    const [published, draft] = await Promise.all([en, preview].map((edition) => loadPage(edition, 'legal')));
    expect(published?.content.headerTabs[0]).toEqual({ text: 'Group', link: '/en/group/', hasSubmenu: true });
    expect(published?.content).not.toHaveProperty('menu');
    expect(draft?.content.menu?.[0]?.sections).toHaveLength(2);
  });

  it('has previews of pictures only in its first section', async () => {
    const image = { src: picture.src, alt: 'Leather' };
    const sections = [
      { type: 'image', image },
      { type: 'image', image },
    ];
    const pictureInfo = { width: 1600, height: 900, focal: '50% 50%', blur: 'data:image/webp;base64,AA==' };
    const files = {
      'pages/legal/en.yaml': buildLocalizedEntry({ slug: 'legal', sections }),
      'media.json': JSON.stringify({ [picture.src]: pictureInfo, '/media/mark.svg': pictureInfo }),
    };
    vi.spyOn(cms, 'page').mockImplementation(fixtureCms(files).page);
    const { blur, ...rest } = pictureInfo;
    expect((await loadPage(en, 'legal'))?.page.sections).toEqual([
      expect.objectContaining({ image: expect.objectContaining({ ...rest, blur }) }),
      expect.objectContaining({ image: { ...rest, src: picture.src, alt: 'Leather' } }),
    ]);
  });

  it('shows social networks the picture of the page', async () => {
    const { shareImage } = (await loadPage(en, 'houses/zelie'))?.page ?? {};
    expect(shareImage).toEqual({ src: '/media/one.jpg', width: 1600, height: 900 });
  });

  it('has the document title, with the page number of a list, and the feeds of the locale', async () => {
    const loadHead = async (edition: Edition, path: string, page = 0) =>
      (await loadPage(edition, path, listPage(page)))?.page.head;
    expect(await loadHead(fr, 'groupe')).toEqual({
      title: 'Le groupe | Fixture',
      feeds: [
        { title: 'Actualités | Fixture', href: '/fr/news.atom' },
        { title: 'Offres d’emploi | Fixture', href: '/fr/offers.atom' },
      ],
    });
    expect((await loadHead(en, 'news', 1))?.title).toBe('News – Page 2 of 3 | Fixture');
  });

  it('has no news feed if no page lists the news', async () => {
    const without = fixtureCms({ 'settings/en.yaml': buildSettings({ newsPage: undefined }) });
    vi.spyOn(cms, 'settings').mockImplementation(without.settings);
    expect((await loadPage(en, 'group'))?.page.head.feeds.map(({ href }) => href)).toEqual(['/en/offers.atom']);
  });

  it('marks pages that are not to be indexed, and houses with their colour', async () => {
    expect((await loadPage(en, 'legal'))?.page.noindex).toBe(true);
    expect((await loadPage(en, 'group'))?.page).not.toHaveProperty('noindex');
    const page = (await loadPage(en, 'houses/zelie'))?.page;
    expect(page?.accent).toBe('#7b4a2c');
    // Next refuses an undefined value among the properties of a page.
    expect(page).toStrictEqual(JSON.parse(JSON.stringify(page)));
    expect((await loadPage(en, 'news/bench'))?.page.pageType).toBe('NewsArticle');
  });
});

describe('the sections of a page', () => {
  it('show the articles of a page of the list, newest first, with the name of their category', async () => {
    const { items } = await loadSection('news-list', en, 'news');
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Article results',
        date: { iso: '2026-05-01', text: '1 May 2026' },
        category: 'Finance',
      }),
      expect.objectContaining({ title: 'Article dividend', href: '/en/news/dividend/' }),
    ]);
    expect((await loadSection('news-list', en, 'news', 2)).items.map(({ title }) => title)).toEqual(['Article ledger']);
  });

  it('link to the pages of the list before and after, the first one by its bare address', async () => {
    const pagination = async (page: number) => (await loadSection('news-list', fr, 'actualites', page)).pagination;
    const first = '/fr/actualites/';
    expect(await pagination(0)).toMatchObject({ address: first, page: 0, nbPages: 3, nbHits: 5, previous: null });
    expect(await pagination(1)).toMatchObject({ address: `${first}?page=1`, previous: first, next: `${first}?page=2` });
    expect(await pagination(2)).toMatchObject({ previous: `${first}?page=1`, next: null });
  });

  it('show the houses by sector in the order of the settings, or those of one sector', async () => {
    const { sectors } = await loadSection('houses-grid', en, 'houses');
    expect(sectors.map(({ label, houses }) => [label, houses.map(({ title }) => title)])).toEqual([
      ['Watches', ['Méridien']],
      ['Leather', ['Dorval', 'Écrin', 'Zélie']],
    ]);
    expect(sectors[0]?.houses[0]).toMatchObject({ city: 'Paris', founded: 1900, mark: { alt: 'Méridien' } });
    const leather = await loadSection('houses-grid', preview, 'legal');
    expect(leather.sectors.map(({ key }) => key)).toEqual(['leather']);
  });

  it('open a house with its facts, an article with its date, any other page with neither', async () => {
    const sections = [{ type: 'hero', slides: [{ title: 'Seen close', image: picture }] }];
    const openings: Files = {
      'houses/zelie/en.yaml': buildLocalizedEntry({ slug: 'zelie', pageTitle: 'Zélie', city: 'Paris', sections }),
      'articles/bench/en.yaml': buildLocalizedEntry({ slug: 'bench', sections }),
      'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', sections }),
    };
    vi.spyOn(cms, 'page').mockImplementation(fixtureCms(openings).page);
    expect(await loadSection('hero', en, 'houses/zelie')).toMatchObject({
      date: null,
      house: { founded: 1900, place: 'Paris, France', country: 'FR', mark: { src: '/media/mark.svg', alt: 'Zélie' } },
    });
    expect(await loadSection('hero', en, 'news/bench')).toMatchObject({
      date: { iso: '2026-03-01', text: '1 March 2026' },
      house: null,
    });
    expect(await loadSection('hero', en, 'group')).toMatchObject({ date: null, house: null });
  });

  it('show the addresses of a house, or those of all houses that match the filters', async () => {
    const phone = '+33 1 00 00 00 00';
    const address = { kind: 'shop', street: ['1 rue des Essais'], phone, latitude: 1, longitude: 2 };
    const hours = ['Mo-Sa 10:00-19:00'];
    const paris = { ...address, city: 'paris', country: 'FR', openingHours: hours };
    const cities = ['Paris', 'Tokyo'].map((label) => ({ key: label.toLowerCase(), label }));
    const zelie = buildLocalizedEntry({
      slug: 'zelie',
      pageTitle: 'Zélie',
      city: 'Paris',
      repair: 'At the bench.',
      sections: [{ type: 'addresses' }],
    });
    const files: Files = {
      ...Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, buildSettings({ cities })])),
      'houses/zelie/entry.yaml': houseFields({
        addresses: [
          { ...address, city: 'tokyo', country: 'JP', name: 'Honten', localStreet: ['東京都', '本店'] },
          paris,
        ],
        clientService: { phone, email: 'a@zelie.example', openingHours: hours, languages: ['fr'] },
      }),
      'houses/zelie/en.yaml': zelie,
      'houses/zelie/jp.yaml': zelie,
      'houses/dorval/entry.yaml': houseFields({ addresses: [paris] }),
      'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', sections: [{ type: 'addresses' }] }),
    };
    const changedCms = fixtureCms(files);
    vi.spyOn(cms, 'page').mockImplementation(changedCms.page);
    vi.spyOn(cms, 'pageList').mockImplementation(changedCms.pageList);
    const list = ({ countries }: Section<'addresses'>) =>
      countries.map(({ name, addresses }) => [name, ...addresses.map(({ house, city }) => `${house.title} ${city}`)]);

    const own = await loadSection('addresses', en, 'houses/zelie');
    expect(list(own)).toEqual([
      ['France', 'Zélie Paris'],
      ['Japan', 'Zélie Tokyo'],
    ]);
    expect(own.contact).toMatchObject({
      clientService: { hours: ['Mon – Sat, 10:00 – 19:00'], languages: ['French'] },
      repair: { text: 'At the bench.', url: null },
      site: null,
    });

    const [, inEnglish] = own.countries.flatMap(({ addresses }) => addresses);
    expect(inEnglish).toMatchObject({ name: 'Honten', street: ['1 rue des Essais'], streetLang: null });
    const [, inJapanese] = (await loadSection('addresses', jp, 'houses/zelie')).countries.flatMap(
      ({ addresses }) => addresses,
    );
    expect(inJapanese).toMatchObject({ country: 'JP', street: ['東京都', '本店'], streetLang: 'ja' });
    expect(inJapanese).not.toHaveProperty('name');

    const all = await loadSection('addresses', en, 'group');
    expect(list(all)).toEqual([
      ['France', 'Dorval Paris', 'Zélie Paris'],
      ['Japan', 'Zélie Tokyo'],
    ]);
    expect(all.filters.map(({ options }) => options.map(({ label }) => label))).toEqual([
      ['France', 'Japan'],
      ['Dorval', 'Zélie'],
    ]);
    const inJapan = { ...defaultListQuery, facets: { country: ['JP'] } };
    const [section] = (await loadPage(en, 'group', inJapan))?.page.sections ?? [];
    expect(list(section as Section<'addresses'>)).toEqual([['Japan', 'Zélie Tokyo']]);
  });

  it('show the beginning of a list without pagination, and the pages closest to this one', async () => {
    const sections = [
      { type: 'news-list', category: 'finance', pageSize: 1 },
      { type: 'news-list', pageSize: 2, paginated: true },
      { type: 'recommendations', limit: 2 },
    ];
    const changedCms = fixtureCms({ 'articles/bench/en.yaml': buildLocalizedEntry({ slug: 'bench', sections }) });
    vi.spyOn(cms, 'page').mockImplementation(changedCms.page);
    for (const page of [0, 1]) {
      const newest = await loadSection('news-list', en, 'news/bench', page);
      expect(newest.items.map(({ title }) => title)).toEqual(['Article results']);
      expect(newest.pagination).toBeNull();
    }
    const { items } = await loadSection('recommendations', en, 'news/bench');
    expect(items.map(({ href }) => href)).toEqual(['/en/news/harvest/', '/en/news/ledger/']);
  });
});

describe('the strings of a page', () => {
  const getNamespaces = (...sections: object[]) => listNamespaces({ sections } as Page);

  it.each<[SectionType, ...string[]]>([
    ['job-search', 'forms', 'jobs'],
    ['album', 'albums'],
    ['playlist', 'films'],
    ['youtube-video', 'films'],
  ])('are those of its sections: %s', (type, ...namespaces) => {
    expect(getNamespaces({ type: 'rich-text' }, { type }, { type })).toEqual(namespaces);
  });

  it('are the common ones for a list that only shows its newest entries', () => {
    expect(getNamespaces({ type: 'womo-list', paginated: false })).toEqual([]);
    expect(getNamespaces({ type: 'womo-list', paginated: true })).toEqual(['lists']);
  });
});

describe('pageResult', () => {
  const missing = { props: { page: { is404: true } }, status: 404 };
  const toQuery = (query: string) => new URLSearchParams(query);

  it('shows a page with the interface strings in its language', async () => {
    expect(await loadPageResult(fr, ['groupe', 'histoire'])).toMatchObject({
      props: { page: { pageTitle: 'Histoire' }, _nextI18Next: { initialLocale: 'fr' } },
      status: 200,
    });
  });

  it.each<[string, Edition, object]>([
    ['/en/group/history/', jp, { untranslatedPage: { title: 'History', path: '/en/group/history/' } }],
    ['/en/group/history/', fr, {}],
    ['/en/group/history/', en, {}],
    ['https://elsewhere.example/', jp, {}],
  ])('names the English page from which one chose a language that it lacks: %s', async (from, edition, expected) => {
    const result = await loadPageResult(edition, [], toQuery(`from=${from}`));
    const { untranslatedPage } = 'props' in result ? result.props.content : {};
    expect(untranslatedPage && { untranslatedPage }).toEqual('untranslatedPage' in expected ? expected : undefined);
  });

  it('shows the part of its list that the query requests', async () => {
    const result = await loadPageResult(en, ['news'], toQuery('page=2&utm_source=mail'));
    expect(result).toMatchObject({ props: { page: { sections: [{ pagination: { page: 2 } }] } }, status: 200 });
  });

  it.each(['', 'page=2'])('returns props that stay the same when they are sent to the browser: %s', async (query) => {
    const result = await loadPageResult(en, ['news'], toQuery(query));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it.each<[string, Edition, string[], string]>([
    ['no page', en, ['nowhere'], ''],
    ['no page in this language', fr, ['group'], ''],
    ['no page, and so no list', en, ['nowhere'], 'page=1'],
    ['an encoded slash', fr, ['groupe/histoire'], ''],
    ['a page of the list that is no number', en, ['news'], 'page=two'],
    ['two pages of the list', en, ['news'], 'page=1&page=2'],
    ['no offer', en, ['talents', 'offer', 'europe', 'nothing-1'], ''],
  ])('shows that there is nothing at an address with %s', async (_, edition, segments, query) => {
    expect(await loadPageResult(edition, segments, toQuery(query))).toMatchObject(missing);
  });

  it.each([
    ['news', 'page=3', '/en/news/'],
    ['news', 'page=3&category=craft', '/en/news/?category=craft'],
    ['group', 'page=1', '/en/group/'],
  ])(
    'redirects from a page that a list does not have to the list, with its filters: %s?%s',
    async (path, query, to) => {
      expect(await loadPageResult(en, [path], toQuery(query))).toEqual({
        redirect: { destination: to, permanent: false },
      });
    },
  );

  it('redirects permanently from the number of the first page of a list to the list', async () => {
    expect(await loadPageResult(en, ['news'], toQuery('page=0&sort=date_asc&utm_source=mail'))).toEqual({
      redirect: { destination: '/en/news/?sort=date_asc', permanent: true },
    });
  });

  it('rejects if the CMS fails, so that the last good page stays', async () => {
    vi.spyOn(cms, 'page').mockRejectedValue(new Error('CMS down'));
    await expect(loadPageResult(en, ['group'])).rejects.toThrow('CMS down');
  });

  it('rejects if a list of the page or the settings fail', async () => {
    vi.spyOn(cms, 'pageList').mockRejectedValue(new Error('no articles'));
    await expect(loadPageResult(en, ['news'])).rejects.toThrow('no articles');
    vi.spyOn(cms, 'settings').mockRejectedValue(new Error('no settings'));
    await expect(loadPageResult(en, ['group'])).rejects.toThrow('no settings');
    await expect(loadPageResult(en, ['nowhere'])).rejects.toThrow('no settings');
  });
});

describe('an old address', () => {
  const query = new URLSearchParams('page=two&utm_source=mail');

  it('redirects permanently to where its page has moved, with the query', async () => {
    expect(await loadPageResult(fr, ['chronique'], query)).toEqual({
      redirect: { destination: '/fr/groupe/histoire/?page=two&utm_source=mail', permanent: true },
    });
    expect(await loadUnlocalizedResult(['story.html'], query)).toEqual({
      redirect: { destination: 'https://archive.example/story?all=1&page=two&utm_source=mail', permanent: true },
    });
    expect(await loadPageResult(en, ['talents', 'offer', 'europe', 'nothing-2'])).toHaveProperty('redirect');
  });

  it('shows the 410 page if its page is gone', async () => {
    const expected = { props: { page: { is404: true, isGone: true } }, status: 410 };
    expect(await loadPageResult(en, ['club'])).toMatchObject(expected);
  });

  it('does not hide a page', async () => {
    expect(await loadPageResult(en, ['group'])).toMatchObject({ props: { page: { pageTitle: 'The group' } } });
  });

  it('without a locale and a redirect leads to the default language, unless it is that of a file', async () => {
    expect(await loadUnlocalizedResult(['houses', 'é'], new URLSearchParams('x=1'))).toEqual({
      redirect: { destination: '/en/houses/%C3%A9/?x=1', permanent: false },
    });
    for (const segments of [['nothing.html'], ['api', 'nothing']])
      expect(await loadUnlocalizedResult(segments, query)).toBeNull();
  });
});

describe('the address of an offer', () => {
  beforeEach(() => void vi.useFakeTimers({ now: fixtureDay, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const watchmaker = { continent: 'europe', path: 'watchmaker-geneva-100' };
  const loadResult = async (edition: Edition, query = '', address = watchmaker) => {
    await catalogue.refresh();
    const offerPath = await loadJobPath(edition.locale, address);
    return loadPageResult(edition, offerPath.split('/').slice(2, -1), new URLSearchParams(query));
  };

  it.each([en, preview])('shows the offer in %j', async (edition) => {
    const result = await loadResult(edition);
    expect(result).toMatchObject({ props: { posting: { jobId: 'H100', isOpen: true } }, status: 200 });
    expect(result).not.toHaveProperty('props.content.draft');
  });

  it('leads from a former address to the current one', async () => {
    const formerAddress = { continent: 'asia', path: 'wacthmaker-tokyo-100' };
    const path = await loadJobPath('fr', watchmaker);
    expect(await loadResult(fr, 'utm_source=mail', formerAddress)).toEqual({
      redirect: { destination: `${path}?utm_source=mail`, permanent: true },
    });
  });

  it.each([
    ['page=0', true],
    ['page=7', false],
  ])('redirects from the number of a page: %s', async (query, permanent) => {
    const destination = await loadJobPath('en', watchmaker);
    expect(await loadResult(en, query)).toEqual({ redirect: { destination, permanent } });
  });

  it('shows the search for offers with status 404 if there never was one', async () => {
    const result = await loadPageResult(en, ['talents', 'offer', 'europe', 'nothing-1']);
    expect(result).toMatchObject({ props: { page: { is404: true, pageType: 'JobPosting' } }, status: 404 });
    expect(result).toHaveProperty('props._nextI18Next.initialI18nStore.en.jobs');
  });

  it('shows a closed offer with status 410', async () => {
    await catalogue.refresh();
    vi.setSystemTime('2025-01-20T12:00:00Z');
    expect(await loadResult(en)).toMatchObject({ props: { posting: { jobId: 'H100', isOpen: false } }, status: 410 });
  });
});

describe('the page for addresses that do not exist', () => {
  it('has the strings and the settings of the locale', async () => {
    const { page, content, _nextI18Next } = await loadNotFoundProps('fr');
    expect(page).toMatchObject({ is404: true, noindex: true, sections: [] } satisfies Partial<typeof page>);
    expect(content).toMatchObject({ locale: 'fr', titleSuffix: 'Fixture' });
    expect(_nextI18Next?.initialLocale).toBe('fr');
  });
});

describe('an error page of the build', () => {
  it('contains nothing of the content or of the environment', async () => {
    const read = vi.spyOn(cms, 'settings');
    const { page, content, _nextI18Next } = await loadStaticErrorProps('fr', { is500: true });
    expect(page).toMatchObject({ is500: true, noindex: true });
    expect(content).toMatchObject({ locale: 'fr', frontHost: '', titleSuffix: brand.name, headerTabs: [] });
    expect(Object.keys(_nextI18Next?.initialI18nStore.fr)).toContain('error');
    expect(read).not.toHaveBeenCalled();
  });

  it.each([undefined, 'default'])('is in English if the locale is %s', async (code) => {
    expect((await loadStaticErrorProps(code, { is404: true })).content.locale).toBe('en');
  });
});

it('leaves data that only the server needs out of a page', async () => {
  const { page, content } = (await loadPage(en, 'houses')) ?? {};
  const fields: (keyof CmsPage)[] = ['id', 'summary', 'version'];
  for (const field of fields) expect(page).not.toHaveProperty(field);
  expect(content).not.toHaveProperty('sectors');
});
