import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { loadHouses, loadPages } from '@/tests/support/cms-pages';
import {
  buildLocalizedEntry,
  buildSettings,
  type Files,
  fixtureCms,
  houseFields,
  picture,
  removeContent,
  withLocaleCodes,
  writeContent,
  writeFile,
} from '@/tests/support/content';
import { buildDashboardRecord } from '@/tests/support/dashboards';
import { buildEventRecord } from '@/tests/support/events';
import { measureLongestTurnMs } from '@/tests/support/longest-turn';
import type { Edition } from '../contract';
import { embeddedCms } from '.';

const en: Edition = { locale: 'en', draft: false };
const fr: Edition = { locale: 'fr', draft: false };
const jp: Edition = { locale: 'jp', draft: false };
const preview: Edition = { locale: 'en', draft: true };

/** The error message for a content folder with some changes. */
const getErrorMessage = async (changes: Files, edition = en): Promise<string> => {
  try {
    await fixtureCms(changes).pageList(edition);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
};

const withSections = (...sections: unknown[]): Files => ({
  'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', sections }),
});

/** Reads the sections of the English group page from a file with `sections`. */
const readSections = async (...sections: unknown[]) =>
  (await fixtureCms(withSections(...sections)).page(en, 'group'))?.sections ?? [];

afterAll(removeContent, 60_000);

describe('an invalid file', () => {
  it.each<[string, Files, string, string]>([
    ['an unknown section type', withSections({ type: 'carousel' }), 'pages/group/en.yaml', 'sections.0.type'],
    [
      'an unknown field of a section',
      withSections({ type: 'quote', text: 'Text', author: 'Author', colour: 'red' }),
      'pages/group/en.yaml',
      'colour',
    ],
    [
      'a missing field of a section',
      withSections({ type: 'houses-grid' }, { type: 'quote', text: 'Text' }),
      'pages/group/en.yaml',
      'sections.1.author',
    ],
    ...['https://x.example/', '#top'].map((to): [string, Files, string, string] => [
      `an overlay link to ${to}`,
      withSections({ type: 'call-to-action', title: 'Go on', links: [{ label: 'Go', to, overlay: true }] }),
      'pages/group/en.yaml',
      'sections.0.links.0.overlay',
    ]),
    ...(
      [
        ['to an unknown page', { to: 'page:nowhere' }, '1.to: there is no page "nowhere"'],
        ['from a path with another one', { from: '/FIRST/', to: '/en/' }, '1.from: /FIRST/ has another redirect'],
        ['in a loop', { from: '/en/club', to: '/first' }, '1.from: /en/club leads back to itself'],
        ['without a target', {}, '1.to: must be given'],
        [
          'to another host by a wildcard',
          { from: '/*', to: 'https://$1/', match: 'pattern' },
          '1.to: must be page:<id>',
        ],
      ] as const
    ).map(([name, row, field]): [string, Files, string, string] => [
      `a redirect ${name}`,
      {
        'redirects.yaml': [
          { from: '/first', to: '/en/club/' },
          { from: '/old', ...row },
        ],
      },
      'redirects.yaml',
      field,
    ]),
    [
      'a former path at which there is a page',
      { 'pages/legal/en.yaml': buildLocalizedEntry({ slug: 'legal', formerPaths: ['group/history'] }) },
      'pages/legal/en.yaml',
      'formerPaths.0: /en/group/history/ is the page history',
    ],
    [
      'an overlay link in a new tab',
      withSections({
        type: 'call-to-action',
        title: 'Go on',
        links: [{ label: 'Go', to: 'page:history', newTab: true, overlay: true }],
      }),
      'pages/group/en.yaml',
      'sections.0.links.0.overlay',
    ],
    ['an unknown tone', withSections({ type: 'rich-text', body: 'Text', tone: 'pink' }), 'pages/group/en.yaml', 'tone'],
    [
      'a film on another site',
      withSections({ type: 'hero', slides: [{ title: 'A', image: picture, film: 'https://x.example/a.mp4' }] }),
      'pages/group/en.yaml',
      'sections.0.slides.0.film',
    ],
    [
      'a link to an unknown page',
      withSections({ type: 'news-list', link: { label: 'More', to: 'page:nowhere' } }),
      'pages/group/en.yaml',
      'sections.0.link.to: there is no target "page:nowhere"',
    ],
    [
      'a link with a forbidden URL scheme',
      withSections({ type: 'news-list', link: { label: 'More', to: 'javascript:alert(1)' } }),
      'pages/group/en.yaml',
      'sections.0.link.to',
    ],
    [
      'an unknown page in rich text',
      withSections({ type: 'rich-text', body: 'See [this](page:nowhere).' }),
      'pages/group/en.yaml',
      'sections.0.body: there is no target "page:nowhere"',
    ],
    [
      'an unknown picture',
      withSections({ type: 'image', image: { src: '/media/none.jpg', alt: '' } }),
      'pages/group/en.yaml',
      'sections.0.image: there is no picture "/media/none.jpg"',
    ],
    [
      'a picture without an alternative text in one language',
      {
        ...withSections({ type: 'image', image: { src: picture.src } }),
        'pictures.yaml': { [picture.src]: { alt: { fr: 'Un escalier' } } },
      },
      'pages/group/en.yaml',
      'sections.0.image: the picture "/media/one.jpg" has no alternative text',
    ],
    [
      'an unknown picture of a page',
      { 'pages/group/entry.yaml': { publishedAt: '2026-01-01', image: '/media/none.jpg' } },
      'pages/group/',
      'image: there is no picture "/media/none.jpg"',
    ],
    [
      'an unknown picture for social networks',
      { 'pages/group/entry.yaml': { publishedAt: '2026-01-01', share: '/media/share/none.jpg' } },
      'pages/group/',
      'share: there is no picture "/media/share/none.jpg"',
    ],
    ['a file that is not YAML', { 'pages/group/en.yaml': 'slug: [group\n' }, 'pages/group/en.yaml', 'line 2'],
    ['an empty file', { 'pages/group/en.yaml': '' }, 'pages/group/en.yaml', 'the file'],
    [
      'a slug with capitals',
      { 'pages/group/en.yaml': buildLocalizedEntry({ slug: 'Group' }) },
      'pages/group/en.yaml',
      'slug',
    ],
    [
      'a slug with a slash',
      { 'pages/group/en.yaml': buildLocalizedEntry({ slug: 'a/b' }) },
      'pages/group/en.yaml',
      'slug',
    ],
    [
      'a page without a title',
      { 'pages/group/en.yaml': buildLocalizedEntry({ pageTitle: ' ' }) },
      'pages/group/en.yaml',
      'pageTitle',
    ],
    [
      'an unknown field of a page',
      { 'pages/group/en.yaml': buildLocalizedEntry({ slgu: 'group' }) },
      'pages/group/en.yaml',
      'slgu',
    ],
    [
      'two pages with the same path',
      { 'pages/legal/en.yaml': buildLocalizedEntry({ slug: 'group' }) },
      'pages/legal/en.yaml',
      'slug: "group" is the path of group',
    ],
    [
      'an unknown parent',
      { 'pages/group/entry.yaml': { parent: 'nowhere', publishedAt: '2026-01-01' } },
      'pages/group/',
      'parent: there is no entry "nowhere"',
    ],
    [
      'a parent that is missing in the locale',
      { 'pages/group/en.yaml': null, 'settings/en.yaml': buildSettings({ headerTabs: [] }) },
      'group',
      'there is no entry "group" in en',
    ],
    [
      'an entry that is below itself',
      { 'pages/group/entry.yaml': { parent: 'history', publishedAt: '2026-01-01' } },
      'pages/',
      ' is below itself',
    ],
    [
      'an empty slug below a parent',
      { 'pages/history/en.yaml': buildLocalizedEntry({ slug: '' }) },
      'pages/history/en.yaml',
      'slug: must not be empty',
    ],
    ['no date', { 'pages/group/entry.yaml': { image: picture.src } }, 'pages/group/entry.yaml', 'publishedAt'],
    [
      'a house without its sector',
      { 'houses/zelie/entry.yaml': houseFields({ sector: undefined }) },
      'houses/zelie/entry.yaml',
      'sector',
    ],
    [
      'a house of a sector that is not in the settings',
      { 'houses/zelie/entry.yaml': houseFields({ sector: 'lether' }) },
      'houses/zelie/',
      'sector: there is no "lether" in the settings',
    ],
    [
      'a house without its city',
      { 'houses/zelie/en.yaml': buildLocalizedEntry({ slug: 'zelie' }) },
      'houses/zelie/en.yaml',
      'city',
    ],
    [
      'a house without its mark',
      { 'houses/zelie/entry.yaml': houseFields({ mark: undefined }) },
      'houses/zelie/entry.yaml',
      'mark',
    ],
    [
      'an unknown mark of a house',
      { 'houses/zelie/entry.yaml': houseFields({ mark: '/media/marks/none.svg' }) },
      'houses/zelie/',
      'mark: there is no picture "/media/marks/none.svg"',
    ],
    [
      'an article without its category',
      { 'articles/bench/entry.yaml': { parent: 'news', publishedAt: '2026-01-01' } },
      'articles/bench/entry.yaml',
      'category',
    ],
    [
      'settings without a field',
      { 'settings/fr.yaml': buildSettings({ signIn: undefined }) },
      'settings/fr.yaml',
      'signIn',
    ],
    [
      'a menu with a link to an unknown page',
      { 'settings/en.yaml': buildSettings({ footerLinks: [{ title: 'Lost', url: 'page:nowhere' }] }) },
      'settings/en.yaml',
      'footerLinks.0.url: there is no target "page:nowhere"',
    ],
    ...['newsPage', 'eventsPage', 'calendarPage', 'searchPage'].map((name): [string, Files, string, string] => [
      `an unknown page as ${name}`,
      { 'settings/fr.yaml': buildSettings({ [name]: 'page:nowhere' }) },
      'settings/fr.yaml',
      `${name}: there is no target "page:nowhere"`,
    ]),
    [
      'an unknown subscription page',
      { 'settings/fr.yaml': buildSettings({ subscriptionPages: { press: 'page:nowhere' } }) },
      'settings/fr.yaml',
      'subscriptionPages.press: there is no target "page:nowhere"',
    ],
    [
      'a link to an unknown file',
      withSections({ type: 'news-list', link: { label: 'More', to: 'file:reports/nothing.pdf' } }),
      'pages/group/en.yaml',
      'sections.0.link.to: there is no target "file:reports/nothing.pdf"',
    ],
    [
      'a text with a link to a file that visitors cannot download',
      withSections({ type: 'rich-text', body: 'Read [this](file:../media.json).' }),
      'pages/group/en.yaml',
      'sections.0.body: there is no target "file:../media.json"',
    ],
    [
      'a text with a link to an unknown file whose name has spaces',
      withSections({ type: 'rich-text', body: 'Read [this](file:reports/no report.pdf).' }),
      'pages/group/en.yaml',
      'sections.0.body: there is no target "file:reports/no report.pdf"',
    ],
    ...[
      '>'.repeat(5000),
      '- '.repeat(5000),
      '1. > * '.repeat(2000),
      Array.from({ length: 1000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
      `${'*'.repeat(5000)}a${'*'.repeat(5000)}`,
    ].map((body): [string, Files, string, string] => [
      `a text that is nested too deeply: ${body.slice(0, 20)}…`,
      withSections({ type: 'rich-text', body }),
      'pages/group/en.yaml',
      'sections.0.body: is nested too deeply',
    ]),
    [
      'a link to a level without a page',
      {
        ...withSections({ type: 'news-list', link: { label: 'More', to: 'page:films' } }),
        'pages/films/entry.yaml': { parent: 'group', publishedAt: '2026-01-01', notClickable: true },
        'pages/films/en.yaml': buildLocalizedEntry({ slug: 'films' }),
      },
      'pages/group/en.yaml',
      'sections.0.link.to: there is no target "page:films"',
    ],
    [
      'an event with both a page and a URL',
      {
        'events/silk.yaml': buildEventRecord('Silk', '2026-05-01', undefined, {
          page: 'group',
          url: 'https://x.example/',
        }),
      },
      'events/silk.yaml',
      'url',
    ],
    [
      'an unknown social network',
      { 'settings/en.yaml': buildSettings({ socialNetworks: [{ network: 'myspace', url: 'https://x.example' }] }) },
      'settings/en.yaml',
      'socialNetworks.0.network',
    ],
    ['an invalid picture manifest', { 'media.json': '{"/media/one.jpg":{"width":1}}' }, 'media.json', '/media/one.jpg'],
  ])('with %s is reported with its field', async (_, changes, file, field) => {
    const message = await getErrorMessage(changes);
    expect(message).toContain(file);
    expect(message).toContain(field);
  });

  it('is reported with all invalid fields', async () => {
    const message = await getErrorMessage(withSections({ type: 'quote', text: 'Text' }, { type: 'image' }));
    expect(message).toContain('sections.0.author');
    expect(message).toContain('sections.1.image');
  });

  it('of one locale is reported when any locale is requested', async () => {
    expect(await getErrorMessage({ 'pages/group/fr.yaml': buildLocalizedEntry({ slug: '?' }) }, jp)).toContain(
      'pages/group/fr.yaml',
    );
  });
});

describe('drafts', () => {
  it('change the paths of the pages below them, only in preview', async () => {
    const cms = fixtureCms({ 'pages/group/en.draft.yaml': buildLocalizedEntry({ slug: 'the-group' }) });
    expect((await cms.page(preview, 'the-group/history'))?.pageTitle).toBe('History');
    expect((await cms.page(en, 'group/history'))?.pageTitle).toBe('History');
  });

  const newPage = {
    'pages/foundation/entry.yaml': { publishedAt: '2026-06-01' },
    'pages/foundation/en.draft.yaml': buildLocalizedEntry({ slug: 'foundation', pageTitle: 'The foundation' }),
  };

  it('of a new page are only visible in preview', async () => {
    const cms = fixtureCms(newPage);
    expect((await cms.page(preview, 'foundation'))?.pageTitle).toBe('The foundation');
    expect(await cms.page(en, 'foundation')).toBeNull();
    expect((await loadPages(cms, en)).map(({ id }) => id)).not.toContain('foundation');
  });

  it('of a new page are only linked in preview', async () => {
    const footerLinks = [{ title: 'Foundation', url: 'page:foundation' }];
    const cms = fixtureCms({ ...newPage, 'settings/en.yaml': buildSettings({ footerLinks }) });
    expect((await cms.settings(preview)).footerLinks).toEqual([{ title: 'Foundation', url: '/en/foundation/' }]);
    expect((await cms.settings(en)).footerLinks).toEqual([]);
  });
});

describe('a page that is missing in a locale', () => {
  const cms = fixtureCms({
    'pages/group/jp.yaml': buildLocalizedEntry({
      slug: 'group',
      sections: [
        { type: 'rich-text', body: 'Read [our history](page:history) and [the news](page:news).' },
        {
          type: 'call-to-action',
          title: 'Go on',
          links: [
            { label: 'History', to: 'page:history' },
            { label: 'News', to: 'page:news' },
          ],
        },
        { type: 'banner-house', title: 'A', text: 'B', image: picture, link: { label: 'C', to: 'page:history' } },
      ],
    }),
  });

  it('is left out of menus, with everything below it', async () => {
    const { headerTabs, footerLinks } = await cms.settings(jp);
    expect(headerTabs.map(({ text }) => text)).toEqual(['Group']);
    expect(headerTabs[0]?.sections).toEqual([{ title: 'About', link: '/jp/group/', pages: [] }]);
    expect(footerLinks.map(({ title }) => title)).toEqual(['Legal']);
    expect((await cms.settings(en)).headerTabs[0]?.sections).toHaveLength(2);
  });

  it('is plain text in place of links to it', async () => {
    const [text, action, banner] = (await cms.page(jp, 'group'))?.sections ?? [];
    expect(text).toMatchObject({ body: expect.stringContaining('<span>our history</span>') });
    expect(text).toMatchObject({ body: expect.stringContaining('<a href="/jp/news/">the news</a>') });
    expect(action).toMatchObject({ links: [{ label: 'News', href: '/jp/news/', kind: 'internal' }] });
    expect(banner).toMatchObject({ link: null });
  });
});

describe('authored content', () => {
  it('has links with the kind of their target', async () => {
    const links = [
      'page:history#1962',
      'page:history?year=1962#list',
      '#top',
      'file:reports/report.pdf',
      'https://x.example/',
      'mailto:a@x.example',
    ];
    const [action] = await readSections({
      type: 'call-to-action',
      title: 'Go on',
      links: [
        ...links.map((to) => ({ label: to, to })),
        { label: 'new', to: 'page:history', newTab: true },
        { label: 'over', to: 'page:history', overlay: true },
      ],
    });
    expect(action).toMatchObject({
      links: [
        { href: '/en/group/history/#1962', kind: 'internal' },
        { href: '/en/group/history/?year=1962#list', kind: 'internal' },
        { href: '#top', kind: 'inpage' },
        { href: '/api/download-file/?path=reports%2Freport.pdf', kind: 'file' },
        { href: 'https://x.example/', kind: 'external' },
        { href: 'mailto:a@x.example', kind: 'external' },
        { href: '/en/group/history/', kind: 'internal-new-tab' },
        { href: '/en/group/history/', kind: 'overlay' },
      ],
    });
  });

  it('has downloads in texts, also of pictures of the site', async () => {
    const body = 'The [report](file:reports/report.pdf), the [picture](file:media/pages/investors.jpg).';
    const [text] = await readSections({ type: 'rich-text', body });
    expect(text).toMatchObject({
      body: expect.stringContaining('<a href="/api/download-file/?path=reports%2Freport.pdf">report</a>'),
    });
    expect(text).toMatchObject({ body: expect.stringContaining('?path=media%2Fpages%2Finvestors.jpg') });
  });

  it.each([
    'file:reports/annual report (2).pdf',
    '<file:reports/annual report (2).pdf>',
    'file:reports/annual%20report%20(2).pdf',
    'file:reports/annual report (2).pdf  "The title"',
  ])('has downloads whose names have spaces, written %s', async (target) => {
    const to = target.replace(/[<>]| +".*/g, '');
    const links = [{ label: 'More', to }];
    const [text, action] = await readSections(
      { type: 'rich-text', body: `The [report](${target}).` },
      { type: 'call-to-action', title: 'Go on', links },
    );
    const href = '/api/download-file/?path=reports%2Fannual%20report%20(2).pdf';
    expect(text).toMatchObject({ body: expect.stringContaining(`<a href="${href}">report</a>`) });
    expect(action).toMatchObject({ links: [{ href, kind: 'file' }] });
  });

  it('has pictures with their size, and with the focal point of the author', async () => {
    const sections = await readSections(
      { type: 'image', image: picture },
      { type: 'image', image: { ...picture, focal: '10% 20%' } },
    );
    expect(sections).toMatchObject([
      { image: { src: '/media/one.jpg', alt: 'A picture', width: 1600, height: 900, focal: '50% 50%' } },
      { image: { focal: '10% 20%' } },
    ]);
  });

  it('has section backgrounds only if the author sets one', async () => {
    const text = { type: 'rich-text', body: 'Text' };
    const sections = await readSections({ ...text, tone: 'ink' }, text);
    expect(sections.map(({ tone }) => tone)).toEqual(['ink', undefined]);
  });

  it('has a picture for social networks besides that of the page', async () => {
    const fields = { publishedAt: '2026-01-01', image: picture.src, share: '/media/two.jpg' };
    const cms = fixtureCms({ 'pages/group/entry.yaml': fields });
    expect(await cms.page(en, 'group')).toMatchObject({
      image: { src: '/media/one.jpg', width: 1600 },
      shareImage: { src: '/media/two.jpg', width: 800, height: 900 },
    });
    expect((await cms.page(en, 'legal'))?.shareImage).toBeNull();
  });

  it('has a picture for lists, by default that of the page', async () => {
    const pictures = { image: picture.src, thumbnail: '/media/two.jpg' };
    const readThumbnail = async (fields: object) => {
      const cms = fixtureCms({ 'pages/group/entry.yaml': { publishedAt: '2026-01-01', ...fields } });
      return (await cms.page(en, 'group'))?.linkThumbnail?.src;
    };
    expect(await readThumbnail(pictures)).toBe('/media/two.jpg');
    expect(await readThumbnail({ image: picture.src })).toBe(picture.src);
    expect(await readThumbnail({})).toBeUndefined();
  });

  it('has the mark of each house, with the name of the house as alt text', async () => {
    const houses = await loadHouses(fixtureCms(), fr);
    expect(houses.map(({ house }) => house?.mark.alt)).toEqual(['Dorval', 'Écrin', 'Méridien', 'Zélie']);
    expect(houses[0]?.house?.mark).toMatchObject({ src: '/media/mark.svg', width: 1600 });
  });

  it('has SEO texts, by default the title and summary of the page', async () => {
    const cms = fixtureCms({
      'pages/legal/en.yaml': buildLocalizedEntry({ slug: 'legal', seo: { pageTitle: 'For engines' } }),
    });
    expect((await cms.page(en, 'legal'))?.seo).toEqual({ pageTitle: 'For engines', pageDescription: 'A summary.' });
    expect((await cms.page(en, 'group'))?.seo).toEqual({ pageTitle: 'The group', pageDescription: 'A summary.' });
  });
});

describe('search words', () => {
  it.each([
    ['search/en.yaml', { synonyms: [['CEO']] }, /^search\/en\.yaml is invalid:\n.*synonyms\.0/],
    ['search/de.yaml', { synonyms: [] }, /^search\/de\.yaml is invalid:\n.*no locale "de"/],
  ])('are validated: %s', async (file, value, message) => {
    await expect(fixtureCms({ [file]: value }).searchWords(en)).rejects.toThrow(message);
  });
});

describe('dashboards', () => {
  const dashboardFiles = (changes: object = {}): Files => ({
    'dashboards/climate.yaml': buildDashboardRecord(changes),
  });

  it('have their texts in each language, and the same figures in all', async () => {
    const cms = fixtureCms(dashboardFiles());
    const climate = await cms.dashboard(fr, 'climate');
    expect(climate).toMatchObject({ title: 'Climate fr', intro: 'Since 2023. fr' });
    expect(climate?.indicators[0]).toEqual({
      id: 'emissions',
      label: 'Emissions fr',
      unit: 'tonnes fr',
      decimals: 1,
      note: 'Counted. fr',
      series: [
        { year: 2023, value: 1000 },
        { year: 2024, value: 900 },
        { year: 2025, value: 700 },
      ],
      target: { year: 2030, value: 400 },
    });
    expect(climate?.indicators.map(({ unit }) => unit)).toEqual(['tonnes fr', '%', '', '', '', '']);
    expect((await cms.dashboard(jp, 'climate'))?.indicators[2]).toMatchObject({
      decimals: 0,
      note: null,
      target: null,
    });
  });

  it('report the invalid field', async () => {
    const [firstIndicator, ...otherIndicators] = buildDashboardRecord().indicators;
    const readError = (overrides: object) =>
      getErrorMessage(dashboardFiles({ indicators: [{ ...firstIndicator, ...overrides }, ...otherIndicators] }));
    expect(await readError({ label: { en: 'Emissions' } })).toContain('indicators.0.label.fr');
    expect(await readError({ series: [{ year: 2025, value: 1 }] })).toContain('indicators.0.series');
    expect(
      await readError({
        series: [
          { year: 2024, value: -1 },
          { year: 2025, value: 1 },
        ],
      }),
    ).toContain('dashboards/climate.yaml');
    expect(await readError({ unit: 'tonnes' })).toContain('indicators.0.unit');
  });

  it('must exist if a section shows them', async () => {
    const unknownDashboard = { type: 'dashboard', dashboardId: 'people' };
    expect(await getErrorMessage({ ...dashboardFiles(), ...withSections(unknownDashboard) })).toContain(
      'an unknown dashboard',
    );
    const existingDashboard = { type: 'dashboard', dashboardId: 'climate' };
    expect(await getErrorMessage({ ...dashboardFiles(), ...withSections(existingDashboard) })).toBe('no error');
  });
});

describe('a CMS that is reloaded', () => {
  /** Reads a CMS, changes `files` and reloads it. Returns its directories before and after. */
  const changeAndReload = async (files: Files) => {
    const root = writeContent(withSections({ type: 'image', image: picture }));
    const cms = embeddedCms(root);
    const before = await cms.pageList(en);
    for (const [file, value] of Object.entries(files)) writeFile(root, file, value);
    const { tags, publish } = await cms.loadChanges(null);
    publish();
    return { cms, tags, before, after: await cms.pageList(en) };
  };

  it('returns the same pages when nothing but a comment has changed', async () => {
    const legal = buildLocalizedEntry({ slug: 'legal', pageTitle: 'Legal notice' });
    const files = { 'pages/legal/en.yaml': `# A remark.\n${JSON.stringify(legal)}\n` };
    const { tags, before, after } = await changeAndReload(files);
    expect(tags).toEqual([]);
    expect(after.version).toBe(before.version);
  });

  it('returns new versions of pages whose picture has a new size', async () => {
    const one = { width: 400, height: 300, focal: '50% 50%', blur: '' };
    const media = { [picture.src]: one, '/media/mark.svg': one };
    const { cms, tags } = await changeAndReload({ 'media.json': JSON.stringify(media) });
    expect(tags).toContain('page:/en/group/');
    expect((await cms.page(en, 'group'))?.sections).toMatchObject([{ image: { width: 400 } }]);
  });

  it('returns new versions of pages whose picture has a new alternative text', async () => {
    const root = writeContent(withSections({ type: 'image', image: { src: picture.src } }));
    const cms = embeddedCms(root);
    await loadPages(cms, en);
    writeFile(root, 'pictures.yaml', { [picture.src]: { alt: withLocaleCodes('A new text') } });
    const { tags, publish } = await cms.loadChanges(null);
    publish();
    expect(tags).toContain('page:/en/group/');
    expect((await cms.page(en, 'group'))?.sections).toMatchObject([{ image: { alt: 'A new text en' } }]);
  });

  it('reports a deleted target, even if the page that uses it has not changed', async () => {
    const changes = { 'dashboards/climate.yaml': buildDashboardRecord() };
    const root = writeContent({ ...withSections({ type: 'dashboard', dashboardId: 'climate' }), ...changes });
    const cms = embeddedCms(root);
    await loadPages(cms, en);
    rmSync(path.join(root, 'dashboards'), { recursive: true });
    await expect(cms.loadChanges(null)).rejects.toThrow(/^pages\/group\/en\.yaml is invalid:\n.*an unknown dashboard/);
  });

  it('reports a change of events, with the same pages', async () => {
    const { tags, before, after } = await changeAndReload({
      'events/wool.yaml': buildEventRecord('Wool', '2026-04-30'),
    });
    expect(tags).toEqual(locales.map((locale) => `events:${locale}`));
    expect(after).toEqual(before);
  });

  it('returns the current drafts', async () => {
    const draft = buildLocalizedEntry({ slug: 'legal', pageTitle: 'A draft' });
    const { cms, tags, before, after } = await changeAndReload({ 'pages/legal/en.draft.yaml': draft });
    expect(tags).toEqual([]);
    expect(after.version).toBe(before.version);
    expect((await cms.page(preview, 'legal'))?.pageTitle).toBe('A draft');
  });

  it('returns the current sizes of the files that visitors can download', async () => {
    const { cms, tags } = await changeAndReload({ 'files/reports/report.pdf': '%PDF-1.7, longer' });
    expect(tags).toEqual(['files']);
    expect(await cms.files()).toContainEqual({ reference: 'reports/report.pdf', type: 'application/pdf', bytes: 16 });
  });

  it('returns the credit and rights of a picture with its file, if it is not the group’s own', async () => {
    const description = { alt: withLocaleCodes('A stair'), credit: 'Ada Marlow', rights: withLocaleCodes('© Marlow') };
    const { cms, tags } = await changeAndReload({ 'pictures.yaml': { '/media/home/hero-1.jpg': description } });
    expect(tags).toEqual(['files']);
    const { credit, rights } = description;
    const files = await cms.files();
    expect(files).toContainEqual(expect.objectContaining({ reference: 'media/home/hero-1.jpg', credit, rights }));
    expect(files.filter((file) => 'credit' in file)).toHaveLength(1);
  });

  it('reports an invalid draft', async () => {
    const draft = buildLocalizedEntry({ slug: 'legal', sections: [{ type: 'carousel' }] });
    expect(await getErrorMessage({ 'pages/legal/en.draft.yaml': draft })).toContain('pages/legal/en.draft.yaml');
  });
});

describe('a CMS without', () => {
  it.each([
    ['its folder', '/nowhere/content', '/nowhere/content is invalid:\n  it does not exist'],
    ['a folder, but with a file instead', 'package.json', 'package.json is invalid:\n  it is not a folder'],
    ['settings', writeContent({ 'settings/cn.yaml': null }), 'settings/cn.yaml is invalid:\n  it does not exist'],
    ['the picture manifest', writeContent({ 'media.json': null }), 'media.json is invalid:\n  it does not exist'],
    ['the facts of a page', writeContent({ 'pages/legal/entry.yaml': null }), 'pages/legal/entry.yaml is invalid'],
  ])('%s reports it', async (_, root, message) => {
    const cms = embeddedCms(root);
    await expect(cms.pageList(en)).rejects.toThrow(message);
    await expect(cms.loadChanges(null)).rejects.toThrow(message);
  });
});

it('does not block the event loop while reading the content of the site', { timeout: 120_000 }, async () => {
  const cms = embeddedCms('content');
  expect(await measureLongestTurnMs(() => cms.pageList(en))).toBeLessThan(400);
  expect(await measureLongestTurnMs(() => cms.loadChanges(null))).toBeLessThan(100);
});
