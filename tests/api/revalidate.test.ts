import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { type Locale, locales } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { env } from '@/lib/platform/env';
import { UpstreamError } from '@/lib/platform/http/upstream-error';
import { contentChanges } from '@/lib/platform/process/lifecycle';
import { log } from '@/lib/platform/process/log';
import { requestContext } from '@/lib/platform/process/request-context';
import { buildEventCalendar, buildFinancialCalendar, buildFinancialDateCalendar } from '@/lib/site/calendar/calendars';
import { catalogue } from '@/lib/site/careers/catalogue';
import { loadJobPath } from '@/lib/site/careers/job-paths';
import { buildJobFeed } from '@/lib/site/feeds/job-feed';
import { buildNewsFeed } from '@/lib/site/feeds/news-feed';
import { buildDocumentsSitemap, buildOffersSitemap, buildSitemap } from '@/lib/site/feeds/sitemap';
import { loadPageResult } from '@/lib/site/pages/page-result';
import { loadContent, refreshContent } from '@/lib/site/refresh/refresh-content';
import { searchContent } from '@/lib/site/search/search-content';
import { cms } from '@/lib/upstreams/cms';
import { contentState } from '@/lib/upstreams/files/cached-folder';
import { media } from '@/lib/upstreams/media';
import { publications } from '@/lib/upstreams/publications';
import { search } from '@/lib/upstreams/search';
import archives from '@/pages/api/archives';
import dashboard from '@/pages/api/dashboard';
import events from '@/pages/api/events';
import financeAlbum from '@/pages/api/finance-album';
import menu from '@/pages/api/menu';
import overlay from '@/pages/api/page-in-overlay';
import * as api from '@/pages/api/revalidate';
import suggestions from '@/pages/api/search-suggestions';
import playlist from '@/pages/api/youtube-playlist';
import { call } from '@/tests/support/api';
import { loadPages } from '@/tests/support/cms-pages';
import { buildLocalizedEntry, houseFields, picture, removeContent, writeFile } from '@/tests/support/content';
import { buildDashboardRecord } from '@/tests/support/dashboards';
import { buildEventRecord } from '@/tests/support/events';
import { buildOffer, offerLabels } from '@/tests/support/offer-files';
import {
  buildAlbumRecord,
  buildDocumentRecord,
  buildFinancialDateRecord,
  buildPlaylistRecord,
  siteSettings,
  withLocaleCodes,
} from '@/tests/support/site-files';

const root = await vi.hoisted(async () => {
  const { env } = await import('@/lib/platform/env');
  const { writeSite } = await import('@/tests/support/site-files');
  return Object.assign(env, { CONTENT_DIR: writeSite() }).CONTENT_DIR;
});
vi.mock('@/lib/upstreams/files/wait-until-settled', () => ({ waitUntilSettled: async () => undefined }));
vi.mock('@/lib/upstreams/jobs', async () => {
  const { embeddedJobs } = await import('@/lib/upstreams/jobs/embedded');
  return { jobs: embeddedJobs(path.join(root, 'offers'), { now: () => new Date('2025-01-05T12:00:00Z') }) };
});
afterAll(removeContent);

const secret = 'a-secret-of-the-cms';
const en = { locale: 'en', draft: false } as const;
beforeAll(loadContent);
beforeEach(() => Object.assign(env, { REVALIDATE_SECRET: secret }));

const headers = { Authorization: `Bearer ${secret}` };

/** Calls the endpoint as the CMS does. Returns the response, and the tags that are published as changed, sorted. */
const revalidate = async (requestHeaders: Record<string, string> = headers, event?: object) => {
  let publishedTags: ReadonlySet<string> = new Set();
  const onPublished = (changedTags: ReadonlySet<string>) => {
    publishedTags = changedTags;
  };
  contentChanges.on('published', onPublished);
  const response = await call(api, { method: 'POST', headers: requestHeaders, body: event });
  contentChanges.off('published', onPublished);
  return { ...response, tags: [...publishedTags].sort() };
};

const originals = new Map<string, string | null>();
const readText = (file: string) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
};
/** Writes a file as an editor does; null removes the file with its folder. The file is restored after the test. */
const edit = (file: string, value: unknown) => {
  if (!originals.has(file)) originals.set(file, readText(file));
  if (value === null) rmSync(path.join(root, path.dirname(file)), { recursive: true });
  else writeFile(root, file, value);
};
afterEach(async () => {
  for (const [file, text] of originals) {
    const folder = path.join(root, path.dirname(file));
    if (text === null) rmSync(path.join(root, file), { force: true });
    else writeFile(root, file, text);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
  originals.clear();
  await refreshContent(null);
});

const article = (overrides: object = {}) =>
  buildLocalizedEntry({
    slug: 'results',
    pageTitle: 'Article results',
    summary: 'What happened: results.',
    ...overrides,
  });
const section = { type: 'rich-text', body: 'Other words.' };
/** The tags that change with the French text of the article on the results. */
const textTags = ['page:/fr/actualites/results/', 'pages:fr'];
const pathsInEveryLocale = (path: string) => locales.map((locale) => `/${locale}/${path}/`).sort();

describe('authorization', () => {
  it.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: secret }])(
    'a caller gets 401 with %j',
    async (requestHeaders) => {
      const { status, tags } = await revalidate(requestHeaders as Record<string, string>);
      expect([status, tags]).toEqual([401, []]);
    },
  );

  it('every caller gets 401 if no secret is configured', async () => {
    Object.assign(env, { REVALIDATE_SECRET: undefined });
    expect((await revalidate({ Authorization: 'Bearer undefined' })).status).toBe(401);
  });

  it('the CMS is not refused because of many calls from its network', async () => {
    const send = (requestHeaders = {}) =>
      call(api, { method: 'POST', from: '192.0.2.251', headers: requestHeaders }).then(({ status }) => status);
    const otherStatuses = await Promise.all(Array.from({ length: 200 }, () => send()));
    expect(new Set(otherStatuses)).toEqual(new Set([401]));
    expect(await send(headers)).toBe(200);
  });
});

const isPage = (url: string) => /^\/(?!api\/).*\/$/.test(url);
const callEndpoint = ({ definition }: Endpoint, query: object) => definition.handle({ query } as never);

/** The cacheable responses in a locale: each address, with the function that renders it. */
const listSharedResponses = async (locale: Locale): Promise<[address: string, render: () => Promise<unknown>][]> => {
  const edition = { locale, draft: false };
  const pagePaths = (await loadPages(cms, edition)).map((page) => toPagePath(locale, page.path));
  const offer = await loadJobPath(locale, { continent: 'europe', path: 'watchmaker-geneva-100' });
  const lists = [
    'agenda/?year=2026',
    'archive/?type=document',
    'news/?page=1',
    'news/?search=harvest',
    'women/?house=a',
  ];
  const pages = [...pagePaths, offer, ...lists.map((list) => toPagePath(locale, '') + list)];
  return [
    ...pages.map((pagePath): [string, () => Promise<unknown>] => {
      const { pathname, searchParams } = new URL(pagePath, env.SITE_URL);
      const segments = pathname.split('/').slice(2, -1);
      return [pagePath, () => loadPageResult(edition, segments, searchParams)];
    }),
    [`/${locale}/news.atom`, () => buildNewsFeed(locale)],
    [`/${locale}/offers.atom`, () => buildJobFeed(locale, defaultListQuery)],
    [`/${locale}/sitemap.xml`, () => buildSitemap(locale)],
    [`/${locale}/offers.xml`, () => buildOffersSitemap(locale)],
    [`/${locale}/calendar.ics`, () => buildFinancialCalendar(locale)],
    [`/${locale}/calendar.ics?event=wool`, () => buildEventCalendar(locale, 'wool')],
    [`/${locale}/calendar.ics?day=results`, () => buildFinancialDateCalendar(locale, 'results')],
    [`/api/archives/?locale=${locale}`, () => callEndpoint(archives, { locale })],
    [`/api/dashboard/?locale=${locale}`, () => callEndpoint(dashboard, { locale, dashboardId: 'climate', page: 0 })],
    [`/api/events/?locale=${locale}`, () => callEndpoint(events, { locale })],
    [`/api/finance-album/?locale=${locale}`, () => callEndpoint(financeAlbum, { locale, albumId: 'meeting' })],
    [`/api/menu/?locale=${locale}`, () => callEndpoint(menu, { locale })],
    [`/api/page-in-overlay/?locale=${locale}`, () => callEndpoint(overlay, { locale, path: 'works' })],
    [`/api/search-suggestions/?locale=${locale}`, () => callEndpoint(suggestions, { locale, q: 'results' })],
    [`/api/youtube-playlist/?locale=${locale}`, () => callEndpoint(playlist, { locale, playlistId: 'hands' })],
  ];
};

/** The texts and tags of all cacheable responses, by address. */
const renderSharedResponses = async () => {
  const rendered = new Map<string, { text: string; tags: ReadonlySet<string> }>();
  const responses = [
    ...(await Promise.all(locales.map(listSharedResponses))).flat(),
    ['/documents.xml', buildDocumentsSitemap] as const,
  ];
  for (const [url, render] of responses) {
    const request = { requestId: 'a', tags: new Set<string>(), cachedReads: new Map() };
    const text = JSON.stringify(await requestContext.run(request, render)) ?? '';
    rendered.set(url, { text, tags: request.tags });
  }
  return rendered;
};

it('the CMS receives the body of its webhook, or null if there is none', async () => {
  const loadChangesMock = vi.spyOn(cms, 'loadChanges');
  const event = { model: 'page', id: 'results' };
  await revalidate(headers, event);
  await revalidate();
  expect(loadChangesMock.mock.calls).toEqual([[event], [null]]);
});

describe('published changes', () => {
  /**
   * Changes a file and calls the endpoint. Returns the addresses of the responses that are refreshed, and of the
   * responses that differ. Checks that every response that differs is refreshed.
   */
  const applyChange = async (file: string, value: unknown) => {
    const before = await renderSharedResponses();
    edit(file, value);
    const { status, json, tags } = await revalidate();
    expect(status).toBe(200);
    expect(json.refreshed.toSorted()).toEqual(tags);
    const after = await renderSharedResponses();
    const urls = [...before.keys()];
    const refreshed = urls.filter((url) => tags.some((tag) => before.get(url)?.tags.has(tag)));
    const differing = urls.filter((url) => before.get(url)?.text !== after.get(url)?.text);
    expect(refreshed).toEqual(expect.arrayContaining(differing));
    return { refreshed, differing };
  };

  /** The addresses of the pages that are refreshed after a change, sorted. */
  const listRefreshedPages = async (file: string, value: unknown) =>
    (await applyChange(file, value)).refreshed.filter(isPage).sort();

  it('a call without changes refreshes nothing, even if a file was rewritten', async () => {
    const { changedAt } = contentState;
    expect((await revalidate()).json).toEqual({ success: true, refreshed: [] });
    expect(await listRefreshedPages('albums/meeting.yaml', `# A remark.\n${readText('albums/meeting.yaml')}`)).toEqual(
      [],
    );
    expect(contentState.changedAt).toBe(changedAt);
  });

  it('a changed text refreshes one page in one language', async () => {
    const before = Date.now();
    expect(await listRefreshedPages('articles/results/fr.yaml', article({ sections: [section] }))).toEqual([
      '/fr/actualites/results/',
    ]);
    expect(contentState.changedAt).toBeGreaterThanOrEqual(before);
  });

  it('a changed title also refreshes the pages that list the page', async () => {
    expect(await listRefreshedPages('articles/results/en.yaml', article({ pageTitle: 'Another title' }))).toEqual([
      '/en/archive/',
      '/en/news/',
      '/en/news/results/',
      '/en/next/',
    ]);
  });

  it('a changed path also refreshes the pages that link to it', async () => {
    expect(await listRefreshedPages('articles/results/en.yaml', article({ slug: 'figures-of-2025' }))).toEqual(
      [
        ...['/en/archive/', '/en/news/', '/en/news/results/', '/en/next/', '/en/works/'],
        ...pathsInEveryLocale('news/results').filter((url) => !/^\/(en|fr)/.test(url)),
        '/fr/actualites/results/',
        ...pathsInEveryLocale('calendar'),
      ].sort(),
    );
  });

  it('a new or removed page refreshes the pages that list it', async () => {
    const lists = ['/it/archive/', '/it/news/', '/it/next/', '/it/works/'];
    edit('articles/new/entry.yaml', { parent: 'news', publishedAt: '2026-06-01', category: 'craft' });
    expect(
      await listRefreshedPages('articles/new/it.yaml', buildLocalizedEntry({ slug: 'new', pageTitle: 'New' })),
    ).toEqual(lists);
    expect(await listRefreshedPages('articles/new/it.yaml', null)).toEqual([...lists, '/it/news/new/'].sort());
  });

  it.each<[string, string, unknown, string[]]>([
    [
      'the name of a house',
      'houses/dorval/en.yaml',
      buildLocalizedEntry({ slug: 'dorval', pageTitle: 'Dorval & Sons', city: 'Paris' }),
      [
        ...['/en/careers/', '/en/houses/', '/en/houses/dorval/', '/en/news/bench/', '/en/next/'],
        ...['/en/talents/offer/europe/watchmaker-geneva-100/', '/en/women/', '/en/works/'],
      ],
    ],
    [
      'the picture of a house',
      'houses/dorval/entry.yaml',
      houseFields({ image: '/media/two.jpg' }),
      [
        ...['houses', 'houses/dorval', 'news/bench'].flatMap((path) =>
          pathsInEveryLocale(path).filter((url) => !url.startsWith('/fr/')),
        ),
        ...['/fr/maisons/', '/fr/maisons/dorval/', '/fr/actualites/bench/'],
      ].sort(),
    ],
    [
      'the summary of a page with pages below it',
      'pages/houses/en.yaml',
      buildLocalizedEntry({
        slug: 'houses',
        pageTitle: 'Houses',
        summary: 'Another.',
        sections: [{ type: 'houses-grid' }],
      }),
      ['/en/houses/', ...['dorval', 'ecrin', 'meridien', 'zelie'].map((house) => `/en/houses/${house}/`)],
    ],
    [
      'an event',
      'events/wool.yaml',
      buildEventRecord('Wool', '2026-04-30', '2026-04-30', {
        text: { ...withLocaleCodes('About Wool;'), en: 'Another text' },
      }),
      ['/en/agenda/'],
    ],
    [
      'a dashboard',
      'dashboards/climate.yaml',
      buildDashboardRecord({ intro: withLocaleCodes('Of late.') }),
      pathsInEveryLocale('figures'),
    ],
    ['another dashboard', 'dashboards/people.yaml', buildDashboardRecord(), []],
    [
      'an album',
      'albums/meeting.yaml',
      buildAlbumRecord({ title: withLocaleCodes('The assembly') }),
      pathsInEveryLocale('photos'),
    ],
    ['another album', 'albums/other.yaml', buildAlbumRecord(), []],
    [
      'a playlist',
      'playlists/hands.yaml',
      buildPlaylistRecord({ title: withLocaleCodes('Hands') }),
      pathsInEveryLocale('films'),
    ],
    [
      'a document',
      'finance/documents.yaml',
      [buildDocumentRecord({ title: { ...withLocaleCodes('Results'), it: 'Risultati' } })],
      ['archive', 'calendar', 'reports'].flatMap(pathsInEveryLocale).sort(),
    ],
    [
      'a file',
      'files/reports/report.pdf',
      '%PDF-1.7, longer',
      // Photos and films show the sizes of files, too.
      ['films', 'photos', 'reports'].flatMap(pathsInEveryLocale).sort(),
    ],
    [
      'the calendar',
      'finance/calendar.yaml',
      [buildFinancialDateRecord({ time: '17:45' })],
      ['archive', 'calendar', 'reports'].flatMap(pathsInEveryLocale).sort(),
    ],
    [
      'the offers',
      'offers/labels.yaml',
      { ...offerLabels, houseName: { ...offerLabels.houseName, helvant: 'Helvant & Co' } },
      [
        ...['careers', 'women'].flatMap(pathsInEveryLocale),
        '/it/houses/ecrin/',
        ...['en/talents/offer', 'fr/talents/offre', 'it/talenti/offerta', 'cn/rencai/zhiwei', 'jp/saiyo/kyujin'].map(
          (folder) => `/${folder}/europe/watchmaker-geneva-100/`,
        ),
      ].sort(),
    ],
  ])('a change to %s refreshes every page that shows it', async (_, file, value, urls) => {
    expect(await listRefreshedPages(file, value)).toEqual(urls);
  });

  /** The addresses of all pages and offers of a locale, sorted. */
  const listPages = async (locale: Locale) =>
    (await listSharedResponses(locale))
      .map(([url]) => url)
      .filter(isPage)
      .sort();

  it('a change to the settings of a language refreshes every page in it', async () => {
    const pages = await listPages('it');
    expect(await listRefreshedPages('settings/it.yaml', siteSettings({ titleSuffix: 'Another' }))).toEqual(pages);
  });

  it('a changed feed name refreshes every page in its language', async () => {
    const news = buildLocalizedEntry({
      slug: 'news',
      pageTitle: 'Latest news',
      sections: [{ type: 'news-list', pageSize: 2, paginated: true }],
    });
    const pages = await listPages('en');
    expect(await listRefreshedPages('pages/news/en.yaml', news)).toEqual(pages);
  });

  const pictureInfo = { width: 400, height: 300, focal: '50% 50%', blur: '' };

  it.each<[string, string, unknown]>([
    ['the address of a page with pages below it', 'pages/houses/en.yaml', buildLocalizedEntry({ slug: 'maisons' })],
    ['the parent of a page', 'pages/history/entry.yaml', { publishedAt: '2026-01-01', parent: 'houses' }],
    [
      'the date of the last update of a page',
      'articles/results/entry.yaml',
      { parent: 'news', publishedAt: '2026-05-01', updatedAt: '2026-05-02', category: 'finance' },
    ],
    [
      'the highlight flag of an article',
      'articles/results/entry.yaml',
      { parent: 'news', publishedAt: '2026-05-01', category: 'finance', houses: ['zelie'], highlight: true },
    ],
    [
      'the sizes of pictures',
      'media.json',
      JSON.stringify({ [picture.src]: pictureInfo, '/media/mark.svg': pictureInfo }),
    ],
    ['the search synonyms', 'search/en.yaml', { synonyms: [['harvest', 'dividend']] }],
    ['the days of an event', 'events/wool.yaml', buildEventRecord('Wool', '2025-04-30')],
    [
      'a day of the calendar',
      'finance/calendar.yaml',
      [buildFinancialDateRecord({ date: '2027-05-01', page: 'bench' })],
    ],
    [
      'the kind of a document',
      'finance/documents.yaml',
      [buildDocumentRecord({ type: 'presentation', date: '2025-01-01' })],
    ],
    ['the texts of offers', 'offers/H100/fr.yaml', { ...buildOffer().texts.fr, title: 'Vendeur' }],
  ])('a change to %s refreshes every response that differs', async (_, file, value) => {
    expect((await applyChange(file, value)).differing).not.toEqual([]);
  });

  it('a changed draft refreshes nothing', async () => {
    expect(
      await listRefreshedPages(
        'pages/legal/en.draft.yaml',
        buildLocalizedEntry({ slug: 'legal', pageTitle: 'A draft' }),
      ),
    ).toEqual([]);
    expect((await cms.page({ ...en, draft: true }, 'legal'))?.pageTitle).toBe('A draft');
  });

  it('the search finds a change immediately', async () => {
    const searchPages = async () =>
      (await searchContent({ search: 'Zweiundvierzig', sort: 'date_desc', categories: [], locale: 'en' })).result;
    expect(await searchPages()).toEqual([]);
    await listRefreshedPages('articles/results/en.yaml', article({ pageTitle: 'Zweiundvierzig' }));
    expect(await searchPages()).toMatchObject([{ url: '/en/news/results/' }]);
    await listRefreshedPages('events/wool.yaml', buildEventRecord('Zweiundvierzig', '2026-04-30'));
    expect(await searchPages()).toHaveLength(2);
  });

  it('the next call refreshes a change if the CMS fails while its pages are read', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'page').mockRejectedValueOnce(new UpstreamError('refused', { cause: new Error('the CMS is down') }));
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    expect((await revalidate()).status).toBe(502);
    expect((await revalidate()).tags).toEqual(textTags);
    expect((await revalidate()).tags).toEqual([]);
  });

  it('a change is shown while the search is down, and found once it responds', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const unavailable = Object.assign(new UpstreamError('unavailable'), { upstream: 'search index' });
    vi.spyOn(search, 'apply').mockRejectedValueOnce(unavailable);
    edit('articles/results/fr.yaml', article({ pageTitle: 'Dreiundvierzig' }));
    expect((await revalidate()).tags).toContain('page:/fr/actualites/results/');
    expect(logged).toHaveBeenCalledWith({ event: 'search.sync_failed', err: unavailable }, expect.any(String));
    const searchPages = async () =>
      (await searchContent({ search: 'Dreiundvierzig', sort: 'date_desc', categories: [], locale: 'fr' })).result;
    await searchPages();
    await vi.waitFor(async () => expect(await searchPages()).toHaveLength(1));
  });

  it('a change in a remote CMS is refreshed even if it was shown before it was reported', async () => {
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    (await cms.loadChanges(null)).publish();
    vi.spyOn(cms, 'loadChanges').mockResolvedValueOnce({ tags: textTags, publish: () => undefined });
    expect((await revalidate()).tags).toEqual(textTags);
  });

  it('two concurrent calls refresh a change once', async () => {
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    const responses = await Promise.all([revalidate(), revalidate()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.flatMap(({ json }) => json.refreshed)).toEqual(textTags);
  });
});

describe('invalid content', () => {
  const title = 'Another title';
  const readContent = async () => ({
    page: (await cms.page(en, 'news/results'))?.pageTitle,
    album: (await media.album('en', 'finance', 'meeting'))?.title,
    playlist: (await media.playlist('en', 'hands'))?.title,
    documents: (await publications.documents('en')).documents,
    days: await publications.calendar('en'),
    offers: (await catalogue.searchOffers({ ...defaultListQuery, locale: 'en' })).offers,
    changedAt: contentState.changedAt,
  });

  it.each<[string, string, unknown, string]>([
    ['a page', path.join('pages', 'legal', 'en.yaml'), 'slug: [\n', 'pages/legal/en.yaml is invalid'],
    ['an album', 'albums/meeting.yaml', buildAlbumRecord({ photos: [] }), 'albums/meeting.yaml is invalid:\n  photos'],
    [
      'the documents',
      'finance/documents.yaml',
      [buildDocumentRecord({ type: 'memo' })],
      'finance/documents.yaml is invalid:\n  0.type',
    ],
    ['an offer', 'offers/H100/fr.yaml', { title: 'Horloger' }, 'offers/H100/fr.yaml is invalid:\n  text'],
  ])(
    'invalid content is rejected with the name of its file, and changes nothing: %s',
    async (_, file, value, message) => {
      const before = await readContent();
      edit('articles/results/en.yaml', article({ pageTitle: title }));
      edit(file, value);
      const { status, json, tags } = await revalidate();
      expect(status).toBe(422);
      expect(json.message).toContain(message);
      expect(tags).toEqual([]);
      expect(await readContent()).toEqual(before);
    },
  );

  it('corrected content is published with all other changes', async () => {
    edit('articles/results/en.yaml', article({ pageTitle: title }));
    edit('albums/meeting.yaml', '');
    expect((await revalidate()).status).toBe(422);
    edit('albums/meeting.yaml', buildAlbumRecord({ title: withLocaleCodes('The assembly') }));
    const { tags } = await revalidate();
    expect(tags).toEqual(
      expect.arrayContaining(['page:/en/news/results/', 'facts:/en/news/results/', 'album:meeting']),
    );
    expect(await readContent()).toMatchObject({ page: title, album: 'The assembly en' });
  });
});

describe('concurrent calls', () => {
  it('fifty concurrent calls read the content twice: for the first call, and for all calls that wait', async () => {
    const loadChangesMock = vi.spyOn(cms, 'loadChanges');
    const responses = await Promise.all(Array.from({ length: 50 }, (_, entry) => revalidate(headers, { entry })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(loadChangesMock).toHaveBeenCalledTimes(2);
  });
});
