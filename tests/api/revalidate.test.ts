import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cms } from '@/lib/cms';
import { contentState } from '@/lib/content/content-state';
import { env } from '@/lib/env';
import { UpstreamError } from '@/lib/http/upstream-error';
import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { wholeList } from '@/lib/lists/list-query';
import { media } from '@/lib/media';
import { contentChanges } from '@/lib/process/content-changes';
import { log } from '@/lib/process/log';
import { publications } from '@/lib/publications';
import { search } from '@/lib/search';
import { catalogue } from '@/lib/site/careers/catalogue';
import { loadPage } from '@/lib/site/pages/load-page';
import { loadContent } from '@/lib/site/refresh/refresh-content';
import { searchContent } from '@/lib/site/search/search-content';
import * as api from '@/pages/api/revalidate';
import { call } from '@/tests/support/api';
import { pagesOf } from '@/tests/support/cms-pages';
import { houseFacts, removeContent, version, writeFile } from '@/tests/support/content';
import { dashboardRecord } from '@/tests/support/dashboards';
import { eventRecord } from '@/tests/support/events';
import { offerFiles } from '@/tests/support/offer-files';
import {
  albumRecord,
  dayRecord,
  documentRecord,
  inEvery,
  playlistRecord,
  siteSettings,
} from '@/tests/support/site-files';

const root = await vi.hoisted(async () => (await import('@/tests/support/site-files')).writeSite());
vi.mock('@/lib/cms', async () => ({ cms: (await import('@/lib/cms/embedded')).embeddedCms(root) }));
vi.mock('@/lib/content/settled-folder', () => ({ settledFolder: async () => undefined }));
vi.mock('@/lib/media', async () => ({ media: (await import('@/lib/media/embedded')).embeddedMedia(root) }));
vi.mock('@/lib/publications', async () => {
  const { embeddedPublications } = await import('@/lib/publications/embedded');
  return { publications: embeddedPublications(path.join(root, 'finance')) };
});
vi.mock('@/lib/jobs', async () => {
  const { embeddedJobs } = await import('@/lib/jobs/embedded');
  return { jobs: embeddedJobs(path.join(root, 'offers'), { now: () => new Date('2025-01-05T12:00:00Z') }) };
});
afterAll(removeContent);

const secret = 'a-secret-of-the-cms';
const en = { locale: 'en', draft: false } as const;
beforeAll(async () => {
  Object.assign(env, { CONTENT_DIR: root });
  await loadContent();
});
beforeEach(() => Object.assign(env, { REVALIDATE_SECRET: secret }));

const headers = { Authorization: `Bearer ${secret}` };

/** Calls the endpoint as the CMS does. Returns the response and the pages that are no longer served from memory. */
const revalidate = async (sent: Record<string, string> = headers, event?: object) => {
  let unchanged: ReadonlySet<string> | undefined;
  const listen = (pages: ReadonlySet<string>) => {
    unchanged = pages;
  };
  contentChanges.once('published', listen);
  const answer = await call(api, { method: 'POST', headers: sent, body: event });
  contentChanges.off('published', listen);
  const refreshed: string[] = answer.json?.refreshed ?? [];
  return { ...answer, made: refreshed.filter((address) => unchanged?.has(address) === false) };
};

const originals = new Map<string, string | null>();
const textOf = (file: string) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
};
/** Writes a file as an editor does. It is restored after the test. */
const edit = (file: string, value: unknown) => {
  if (!originals.has(file)) originals.set(file, textOf(file));
  writeFile(root, file, value);
};
afterEach(async () => {
  for (const [file, text] of originals)
    if (text === null) rmSync(path.join(root, file));
    else writeFile(root, file, text);
  originals.clear();
  await loadContent();
});

const article = (parts: object = {}) =>
  version({ slug: 'results', pageTitle: 'Article results', summary: 'What happened: results.', ...parts });
const section = { type: 'rich-text', body: 'Other words.' };
const everywhere = (path: string) => locales.map((locale) => `/${locale}/${path}/`).sort();

describe('a caller', () => {
  it.each([{}, { Authorization: 'Bearer wrong' }, { Authorization: secret }])('is refused with %j', async (sent) => {
    const { status, made } = await revalidate(sent as Record<string, string>);
    expect([status, made]).toEqual([401, []]);
  });

  it('is refused if there is no secret', async () => {
    Object.assign(env, { REVALIDATE_SECRET: undefined });
    expect((await revalidate({ Authorization: 'Bearer undefined' })).status).toBe(401);
  });
});

/** The data that each page shows, by address. */
const allPages = async () => {
  const shown = new Map<string, string>();
  for (const locale of locales)
    for (const { path } of await pagesOf(cms, { locale, draft: false }))
      shown.set(pagePath(locale, path), JSON.stringify(await loadPage({ locale, draft: false }, path)));
  return shown;
};

it('the body of the webhook is passed on, and null if there is none', async () => {
  const changed = vi.spyOn(cms, 'changed');
  const event = { model: 'page', id: 'results' };
  await revalidate(headers, event);
  await revalidate();
  expect(changed.mock.calls).toEqual([[event], [null]]);
});

describe('what is rebuilt', () => {
  /**
   * The addresses of the pages that are rebuilt after a change, sorted. Checks that they include every page whose data
   * differs.
   */
  const madeAfter = async (file: string, value: unknown) => {
    const before = await allPages();
    edit(file, value);
    const { status, json, made } = await revalidate();
    const after = await allPages();
    const other = [...before.keys(), ...after.keys()].filter((address) => before.get(address) !== after.get(address));
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, refreshed: made });
    expect(made).toEqual(expect.arrayContaining(other));
    return made.sort();
  };

  it('is nothing if nothing has changed, even if a file was rewritten', async () => {
    const { changedAt } = contentState;
    expect((await revalidate()).json).toEqual({ success: true, refreshed: [] });
    expect(await madeAfter('albums/meeting.yaml', `# A remark.\n${textOf('albums/meeting.yaml')}`)).toEqual([]);
    expect(contentState.changedAt).toBe(changedAt);
  });

  it('is one page in one language if its text has changed', async () => {
    const before = Date.now();
    expect(await madeAfter('articles/results/fr.yaml', article({ sections: [section] }))).toEqual([
      '/fr/actualites/results/',
    ]);
    expect(contentState.changedAt).toBeGreaterThanOrEqual(before);
  });

  it('includes the pages that list a page if its title has changed', async () => {
    expect(await madeAfter('articles/results/en.yaml', article({ pageTitle: 'Another title' }))).toEqual([
      '/en/archive/',
      '/en/news/',
      '/en/news/results/',
      '/en/next/',
    ]);
  });

  it('includes the pages that link to it if its address has changed', async () => {
    expect(await madeAfter('articles/results/en.yaml', article({ slug: 'figures-of-2025' }))).toEqual(
      [
        '/en/archive/',
        '/en/calendar/',
        '/en/news/',
        '/en/news/figures-of-2025/',
        '/en/news/results/',
        '/en/next/',
        ...everywhere('news/results').filter((address) => !/^\/(en|fr)/.test(address)),
        '/fr/actualites/results/',
      ].sort(),
    );
  });

  it('is a new page, and the pages that list it', async () => {
    edit('articles/new/entry.yaml', { parent: 'news', publishedAt: '2026-06-01', category: 'craft' });
    expect(await madeAfter('articles/new/it.yaml', version({ slug: 'new', pageTitle: 'New' }))).toEqual([
      '/it/archive/',
      '/it/news/',
      '/it/news/new/',
      '/it/next/',
    ]);
    rmSync(path.join(root, 'articles/new'), { recursive: true });
    originals.clear();
    expect((await revalidate()).made.sort()).toEqual(['/it/archive/', '/it/news/', '/it/news/new/', '/it/next/']);
  });

  it.each<[string, string, unknown, string[]]>([
    [
      'a house has another name',
      'houses/dorval/en.yaml',
      version({ slug: 'dorval', pageTitle: 'Dorval & Sons', city: 'Paris' }),
      ['/en/houses/', '/en/houses/dorval/', '/en/women/', '/en/works/'],
    ],
    [
      'the house that a page is about has another picture',
      'houses/dorval/entry.yaml',
      houseFacts({ image: '/media/two.jpg' }),
      [
        ...everywhere('careers'),
        ...['houses', 'houses/dorval', 'news/bench'].flatMap((path) =>
          everywhere(path).filter((address) => !address.startsWith('/fr/')),
        ),
        ...['/fr/maisons/', '/fr/maisons/dorval/', '/fr/actualites/bench/'],
      ].sort(),
    ],
    [
      'a page that no other page recommends has another summary',
      'pages/houses/en.yaml',
      version({ slug: 'houses', pageTitle: 'Houses', summary: 'Another.', sections: [{ type: 'houses-grid' }] }),
      ['/en/houses/'],
    ],
    [
      'an event has',
      'events/wool.yaml',
      eventRecord('Wool', '2026-04-30', '2026-04-30', { text: { ...inEvery('About Wool;'), en: 'Another text' } }),
      ['/en/agenda/'],
    ],
    [
      'a dashboard has',
      'dashboards/climate.yaml',
      dashboardRecord({ intro: inEvery('Of late.') }),
      everywhere('figures'),
    ],
    ['another dashboard has', 'dashboards/people.yaml', dashboardRecord(), []],
    [
      'an album has',
      'albums/meeting.yaml',
      albumRecord({ title: { ...inEvery('The meeting'), jp: '総会' } }),
      ['/jp/photos/'],
    ],
    ['another album has', 'albums/other.yaml', albumRecord(), []],
    ['a playlist has', 'playlists/hands.yaml', playlistRecord({ title: inEvery('Hands') }), everywhere('films')],
    [
      'a document has',
      'finance/documents.yaml',
      [documentRecord({ title: { ...inEvery('Results'), it: 'Risultati' } })],
      ['/it/archive/', '/it/reports/'],
    ],
    ['the file of a document has', 'files/reports/report.pdf', '%PDF-1.7, longer', everywhere('reports')],
    ['the file of none has', 'files/reports/other.pdf', '%PDF', []],
    ['the calendar has', 'finance/calendar.yaml', [dayRecord({ time: '17:45' })], everywhere('calendar')],
    [
      'the offers have',
      'offers/houses.yaml',
      { ...offerFiles['houses.yaml'], helvant: { ...offerFiles['houses.yaml'].helvant, name: 'Helvant & Co' } },
      [...everywhere('careers'), ...everywhere('women'), '/it/houses/ecrin/'].sort(),
    ],
  ])('is every page that shows it if %s', async (_, file, value, addresses) => {
    expect(await madeAfter(file, value)).toEqual(addresses);
  });

  it('is every page of a language whose settings have changed', async () => {
    const made = await madeAfter('settings/it.yaml', siteSettings({ titleSuffix: 'Another' }));
    const pages = await pagesOf(cms, { locale: 'it', draft: false });
    expect(made).toHaveLength(pages.length);
    expect(made.every((address) => address.startsWith('/it/'))).toBe(true);
  });

  it('is every page of a language whose feed has another name', async () => {
    const news = version({
      slug: 'news',
      pageTitle: 'Latest news',
      sections: [{ type: 'news-list', pageSize: 2, paginated: true }],
    });
    const made = await madeAfter('pages/news/en.yaml', news);
    expect(made).toHaveLength((await pagesOf(cms, en)).length);
  });

  it('does not include what only editors see', async () => {
    expect(await madeAfter('pages/legal/en.draft.yaml', version({ slug: 'legal', pageTitle: 'A draft' }))).toEqual([]);
    expect((await cms.page({ ...en, draft: true }, 'legal'))?.pageTitle).toBe('A draft');
  });

  it('is found by the search at once', async () => {
    const found = async () =>
      (await searchContent({ search: 'Zweiundvierzig', sort: 'date_desc', categories: [], locale: 'en' })).result;
    expect(await found()).toEqual([]);
    await madeAfter('articles/results/en.yaml', article({ pageTitle: 'Zweiundvierzig' }));
    expect(await found()).toMatchObject([{ url: '/en/news/results/' }]);
    await madeAfter('events/wool.yaml', eventRecord('Zweiundvierzig', '2026-04-30'));
    expect(await found()).toHaveLength(2);
  });

  it('is found by the next call if the CMS fails while its pages are read', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'page').mockRejectedValueOnce(new Error('the CMS is down'));
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    expect((await revalidate()).status).toBe(500);
    expect((await revalidate()).made).toEqual(['/fr/actualites/results/']);
    expect((await revalidate()).made).toEqual([]);
  });

  it('is shown while the search is down, and found once it answers', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const down = Object.assign(new UpstreamError('unavailable'), { upstream: 'search index' });
    vi.spyOn(search, 'apply').mockRejectedValueOnce(down);
    edit('articles/results/fr.yaml', article({ pageTitle: 'Dreiundvierzig' }));
    expect((await revalidate()).made).toContain('/fr/actualites/results/');
    expect(logged).toHaveBeenCalledWith({ err: down }, 'the search does not have the newest content');
    const found = async () =>
      (await searchContent({ search: 'Dreiundvierzig', sort: 'date_desc', categories: [], locale: 'fr' })).result;
    await found();
    await vi.waitFor(async () => expect(await found()).toHaveLength(1));
  });

  it('includes what a remote CMS has published before it reports the change', async () => {
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    (await cms.changed(null)).show();
    vi.spyOn(cms, 'changed').mockResolvedValueOnce({ changed: true, show: () => undefined });
    expect((await revalidate()).made).toEqual(['/fr/actualites/results/']);
  });

  it('is rebuilt once if two call at the same time', async () => {
    edit('articles/results/fr.yaml', article({ sections: [section] }));
    const answers = await Promise.all([revalidate(), revalidate()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ json }) => json.refreshed)).toEqual(['/fr/actualites/results/']);
  });
});

describe('invalid content', () => {
  const title = 'Another title';
  const shown = async () => ({
    page: (await cms.page(en, 'news/results'))?.pageTitle,
    album: (await media.album('en', 'finance', 'meeting'))?.title,
    playlist: (await media.playlist('en', 'hands'))?.title,
    documents: (await publications.documents('en')).documents,
    days: await publications.calendar('en'),
    offers: (await catalogue.searchOffers({ ...wholeList, locale: 'en' })).offers,
    changedAt: contentState.changedAt,
  });

  it.each<[string, string, unknown, string]>([
    ['a page', path.join('pages', 'legal', 'en.yaml'), 'slug: [\n', 'pages/legal/en.yaml is wrong'],
    ['the manifest of pictures', 'media.json', '{"/media/one.jpg": ', 'media.json is wrong'],
    [
      'an album without pictures',
      'albums/meeting.yaml',
      albumRecord({ photos: [] }),
      'albums/meeting.yaml is wrong:\n  photos',
    ],
    ['an empty album', 'albums/meeting.yaml', '', 'albums/meeting.yaml is wrong:\n  the file'],
    ['a playlist', 'playlists/hands.yaml', playlistRecord({ videos: [] }), 'playlists/hands.yaml is wrong:\n  videos'],
    [
      'an event',
      'events/wool.yaml',
      eventRecord('Wool', '2026-04-30', '2026-04-01'),
      'events/wool.yaml is wrong:\n  endDate',
    ],
    ['a dashboard', 'dashboards/climate.yaml', dashboardRecord({ indicators: [] }), 'dashboards/climate.yaml is wrong'],
    ['the settings', 'settings/jp.yaml', 'menu: none\n', 'settings/jp.yaml is wrong'],
    [
      'the documents',
      'finance/documents.yaml',
      [documentRecord({ type: 'memo' })],
      'finance/documents.yaml is wrong:\n  0.type',
    ],
    [
      'the calendar',
      'finance/calendar.yaml',
      [dayRecord({ date: 'soon' })],
      'finance/calendar.yaml is wrong:\n  0.date',
    ],
    ['the offers', 'offers/roles.yaml', { baker: {} }, 'offers/roles.yaml is wrong:\n  baker.family'],
    ['the postings', 'offers/postings.csv', 'number', 'offers/postings.csv is wrong:\n  line 1'],
  ])('is refused with the name of its file, and everything stays the same: %s', async (_, file, value, message) => {
    const before = await shown();
    edit('articles/results/en.yaml', article({ pageTitle: title }));
    edit(file, value);
    const { status, json, made } = await revalidate();
    expect(status).toBe(422);
    expect(json.message).toContain(message);
    expect(made).toEqual([]);
    expect(await shown()).toEqual(before);
  });

  it('is refused if the folder is missing, or lacks a file', async () => {
    const before = await shown();
    for (const [name, message] of [
      ['', `${root} is wrong:\n  it does not exist`],
      ['media.json', 'media.json is wrong:\n  it does not exist'],
      ['settings', 'settings/en.yaml is wrong:\n  it does not exist'],
      ['finance', `${path.join(root, 'finance')} is wrong:\n  it does not exist`],
      ['offers/jp.yaml', 'offers/jp.yaml is wrong:\n  it does not exist'],
    ] as const) {
      const at = path.join(root, name);
      renameSync(at, `${root}-away`);
      try {
        const { status, json, made } = await revalidate();
        expect([status, made]).toEqual([422, []]);
        expect(json.message).toContain(message);
        expect(await shown()).toEqual(before);
      } finally {
        renameSync(`${root}-away`, at);
      }
    }
  });

  it('is published with all other changes once it is corrected', async () => {
    edit('articles/results/en.yaml', article({ pageTitle: title }));
    edit('albums/meeting.yaml', '');
    expect((await revalidate()).status).toBe(422);
    edit('albums/meeting.yaml', albumRecord({ title: inEvery('The assembly') }));
    const { made } = await revalidate();
    expect(made).toEqual(expect.arrayContaining(['/en/news/results/', '/en/news/', ...everywhere('photos')]));
    expect(await shown()).toMatchObject({ page: title, album: 'The assembly en' });
  });
});

describe('fifty calls at once', () => {
  it('read the content twice: for the first, and for all that wait', async () => {
    const read = vi.spyOn(cms, 'changed');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, entry) => revalidate(headers, { entry })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
