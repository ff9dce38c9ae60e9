import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPages } from '@/tests/support/cms-pages';
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

const pageSettings = ['newsPage', 'eventsPage', 'calendarPage', 'searchPage'];

const withLink = (link: object) => ({ type: 'call-to-action', title: 'Go on', links: [{ label: 'Go', ...link }] });
const withText = (body: string) => ({ type: 'rich-text', body });
const quote = { type: 'quote', text: 'Text' };
const withImage = (image: object) => ({ type: 'image', image });

describe('an invalid file', () => {
  it.each<[string, unknown, ...string[]]>([
    ['pages/group/en.yaml', 'slug: [group\n', 'line 2'],
    ['pages/group/en.yaml', '', 'the file'],
    ['pages/group/en.yaml', buildLocalizedEntry({ slug: 'Group', pageTitle: ' ' }), 'slug', 'pageTitle'],
    ['pages/group/en.yaml', buildLocalizedEntry({ slug: 'a/b', slgu: 'group' }), 'slug', 'slgu'],
    ['pages/group/fr.yaml', buildLocalizedEntry({ slug: '?' }), 'slug'],
    ['pages/legal/en.draft.yaml', buildLocalizedEntry({ sections: [{ type: 'carousel' }] }), 'sections.0.type'],
    ['pages/legal/en.yaml', buildLocalizedEntry({ slug: 'group' }), 'slug: "group" is the path of group'],
    [
      'pages/legal/en.yaml',
      buildLocalizedEntry({ slug: 'legal', formerPaths: ['group/history'] }),
      'formerPaths.0: /en/group/history/ is the page history',
    ],
    ['pages/history/en.yaml', buildLocalizedEntry({ slug: '' }), 'slug: must not be empty'],
    ['pages/group/entry.yaml', { image: picture.src }, 'publishedAt'],
    ...['image', 'share'].map((field): [string, unknown, string] => [
      'pages/group/entry.yaml',
      { publishedAt: '2026-01-01', [field]: '/media/none.jpg' },
      `${field}: there is no picture "/media/none.jpg"`,
    ]),
    ['pages/group/entry.yaml', { parent: 'nowhere', publishedAt: '2026-01-01' }, 'parent: there is no entry "nowhere"'],
    ['pages/group/entry.yaml', { parent: 'history', publishedAt: '2026-01-01' }, ' is below itself'],
    ['houses/zelie/entry.yaml', houseFields({ sector: undefined, mark: undefined }), 'sector', 'mark'],
    ['houses/zelie/entry.yaml', houseFields({ sector: 'lether' }), 'sector: there is no "lether" in the settings'],
    [
      'houses/zelie/entry.yaml',
      houseFields({ mark: '/media/none.svg' }),
      'mark: there is no picture "/media/none.svg"',
    ],
    ['houses/zelie/en.yaml', buildLocalizedEntry({ slug: 'zelie' }), 'city'],
    ['articles/bench/entry.yaml', { parent: 'news', publishedAt: '2026-01-01' }, 'category'],
    [
      'settings/en.yaml',
      buildSettings({ signIn: undefined, socialNetworks: [{ network: 'myspace', url: 'https://x.example' }] }),
      'signIn',
      'socialNetworks.0.network',
    ],
    [
      'settings/en.yaml',
      buildSettings({
        footerLinks: [{ title: 'Lost', url: 'page:nowhere' }],
        ...Object.fromEntries(pageSettings.map((name) => [name, 'page:nowhere'])),
        subscriptionPages: { press: 'page:nowhere' },
      }),
      ...['footerLinks.0.url', ...pageSettings, 'subscriptionPages.press'].map(
        (field) => `${field}: there is no target "page:nowhere"`,
      ),
    ],
    [
      'events/silk.yaml',
      buildEventRecord('Silk', '2026-05-01', undefined, { page: 'group', url: 'https://x.example/' }),
      'url',
    ],
    ['media.json', '{"/media/one.jpg":{"width":1}}', '/media/one.jpg'],
  ])('%s is reported with its fields: %j', async (file, value, ...fields) => {
    const message = await getErrorMessage({ [file]: value }, jp);
    expect(message).toContain(file.replace('entry.yaml', ''));
    for (const field of fields) expect(message).toContain(field);
  });

  it.each<[string, ...[section: object, message: string][]]>([
    [
      'wrong fields',
      [{ type: 'carousel' }, '.type'],
      [{ ...quote, author: 'Author', colour: 'red' }, ': Unrecognized key: "colour"'],
      [quote, '.author'],
      [withLink({ to: 'https://x.example/', overlay: true }), '.links.0.overlay'],
      [withLink({ to: '#top', overlay: true }), '.links.0.overlay'],
      [withLink({ to: 'page:history', newTab: true, overlay: true }), '.links.0.overlay'],
      [{ ...withText('Text'), tone: 'pink' }, '.tone'],
      [{ type: 'hero', slides: [{ title: 'A', image: picture, film: 'https://x.example/a.mp4' }] }, '.slides.0.film'],
      [withLink({ to: 'javascript:alert(1)' }), '.links.0.to'],
    ],
    [
      'unknown targets',
      [withText('See [this](page:nowhere).'), '.body: there is no target "page:nowhere"'],
      [withLink({ to: 'page:nowhere' }), '.links.0.to: there is no target "page:nowhere"'],
      [withLink({ to: 'page:films' }), '.links.0.to: there is no target "page:films"'],
      [withLink({ to: 'file:reports/nothing.pdf' }), '.links.0.to: there is no target "file:reports/nothing.pdf"'],
      [withText('[A](file:../media.json)'), '.body: there is no target "file:../media.json"'],
      [withText('[A](file:reports/no report.pdf)'), '.body: there is no target "file:reports/no report.pdf"'],
      [withImage({ src: '/media/none.jpg', alt: '' }), '.image: there is no picture "/media/none.jpg"'],
      [withImage({ src: picture.src }), '.image: the picture "/media/one.jpg" has no alternative text'],
    ],
    [
      'texts that are nested too deeply',
      ...[
        '>'.repeat(5000),
        '- '.repeat(5000),
        '1. > * '.repeat(2000),
        Array.from({ length: 1000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
        `${'*'.repeat(5000)}a${'*'.repeat(5000)}`,
      ].map((body): [object, string] => [withText(body), '.body: is nested too deeply']),
    ],
  ])('is reported with every section that has %s', async (_, ...sections) => {
    const message = await getErrorMessage({
      ...withSections(...sections.map(([section]) => section)),
      'pictures.yaml': { [picture.src]: { alt: { fr: 'Un escalier' } } },
      'pages/films/entry.yaml': { parent: 'group', publishedAt: '2026-01-01', notClickable: true },
      'pages/films/en.yaml': buildLocalizedEntry({ slug: 'films' }),
    });
    expect(message).toContain('pages/group/en.yaml');
    for (const [index, [, field]] of sections.entries()) expect(message).toContain(`sections.${index}${field}`);
  });

  it('is that of a page whose parent is missing in the locale', async () => {
    const changes = { 'pages/group/en.yaml': null, 'settings/en.yaml': buildSettings({ headerTabs: [] }) };
    expect(await getErrorMessage(changes)).toContain('there is no entry "group" in en');
  });
});

it('shows drafts, their links and the paths of the pages below them only in preview', async () => {
  const footerLinks = [{ title: 'Foundation', url: 'page:foundation' }];
  const cms = fixtureCms({
    'pages/group/en.draft.yaml': buildLocalizedEntry({ slug: 'the-group' }),
    'pages/foundation/entry.yaml': { publishedAt: '2026-06-01' },
    'pages/foundation/en.draft.yaml': buildLocalizedEntry({ slug: 'foundation', pageTitle: 'The foundation' }),
    'settings/en.yaml': buildSettings({ footerLinks }),
  });
  expect((await cms.page(preview, 'the-group/history'))?.pageTitle).toBe('History');
  expect((await cms.page(en, 'group/history'))?.pageTitle).toBe('History');
  expect((await cms.page(preview, 'foundation'))?.pageTitle).toBe('The foundation');
  expect(await cms.page(en, 'foundation')).toBeNull();
  expect((await cms.settings(preview)).footerLinks).toEqual([{ title: 'Foundation', url: '/en/foundation/' }]);
  expect((await cms.settings(en)).footerLinks).toEqual([]);
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

  it('has pictures and texts for lists, social networks and search engines, by default those of the page', async () => {
    const readGroup = async (fields: object, texts: object = {}) =>
      fixtureCms({
        'pages/group/entry.yaml': { publishedAt: '2026-01-01', ...fields },
        'pages/group/en.yaml': buildLocalizedEntry({ slug: 'group', ...texts }),
      }).page(en, 'group');
    const [one, two] = [
      { src: '/media/one.jpg', width: 1600 },
      { src: '/media/two.jpg', width: 800, height: 900 },
    ];
    const seo = { pageTitle: 'For engines' };
    const fields = { image: one.src, share: two.src, thumbnail: two.src };
    expect(await readGroup(fields, { seo })).toMatchObject({
      image: one,
      shareImage: two,
      linkThumbnail: two,
      seo: { pageTitle: 'For engines', pageDescription: 'A summary.' },
    });
    expect(await readGroup({ image: one.src })).toMatchObject({
      shareImage: null,
      linkThumbnail: one,
      seo: { pageTitle: 'Some page', pageDescription: 'A summary.' },
    });
    expect((await readGroup({}))?.linkThumbnail).toBeNull();
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
    expect(climate?.indicators[0]).toMatchObject({
      label: 'Emissions fr',
      decimals: 1,
      note: 'Counted. fr',
      target: { year: 2030, value: 400 },
    });
    expect(climate?.indicators.map(({ unit }) => unit)).toEqual(['tonnes fr', '%', '', '', '', '']);
    expect((await cms.dashboard(jp, 'climate'))?.indicators[2]).toMatchObject({
      decimals: 0,
      note: null,
      target: null,
    });
  });

  it.each([
    [{ label: { en: 'Emissions' } }, 'indicators.0.label.fr'],
    [{ series: [{ year: 2025, value: 1 }] }, 'indicators.0.series'],
    [{ series: [2024, 2025].map((year) => ({ year, value: -1 })) }, 'dashboards/climate.yaml'],
    [{ unit: 'tonnes' }, 'indicators.0.unit'],
  ])('report the invalid field: %j', async (fields, message) => {
    const [firstIndicator, ...otherIndicators] = buildDashboardRecord().indicators;
    const indicators = [{ ...firstIndicator, ...fields }, ...otherIndicators];
    expect(await getErrorMessage(dashboardFiles({ indicators }))).toContain(message);
  });

  it.each([
    ['sections.0', (dashboardId: string) => ({ type: 'dashboard', dashboardId })],
    ['sections.0.indicator', (id: string) => ({ type: 'rich-text', body: 'A.', indicator: `${id}/emissions` })],
  ])('must exist if a section shows them: %s', async (field, buildSection) => {
    expect(await getErrorMessage({ ...dashboardFiles(), ...withSections(buildSection('people')) })).toContain(
      `${field}: an unknown dashboard`,
    );
    expect(await getErrorMessage({ ...dashboardFiles(), ...withSections(buildSection('climate')) })).toBe('no error');
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

  it('returns new versions of pages whose picture has a new size or alternative text', async () => {
    const root = writeContent(withSections(withImage({ src: picture.src })));
    const cms = embeddedCms(root);
    await loadPages(cms, en);
    const one = { width: 400, height: 300, focal: '50% 50%', blur: '' };
    const changes: [string, object, object][] = [
      ['media.json', { [picture.src]: one, '/media/mark.svg': one }, { width: 400 }],
      ['pictures.yaml', { [picture.src]: { alt: withLocaleCodes('A new text') } }, { alt: 'A new text en' }],
    ];
    for (const [file, value, image] of changes) {
      writeFile(root, file, `${JSON.stringify(value)}\n`);
      const { tags, publish } = await cms.loadChanges(null);
      publish();
      expect(tags).toContain('page:/en/group/');
      expect((await cms.page(en, 'group'))?.sections).toMatchObject([{ image }]);
    }
  });

  it('reports a deleted target, even if the page that uses it has not changed', async () => {
    const changes = { 'dashboards/climate.yaml': buildDashboardRecord() };
    const root = writeContent({ ...withSections({ type: 'dashboard', dashboardId: 'climate' }), ...changes });
    const cms = embeddedCms(root);
    await loadPages(cms, en);
    rmSync(path.join(root, 'dashboards'), { recursive: true });
    await expect(cms.loadChanges(null)).rejects.toThrow(/^pages\/group\/en\.yaml is invalid:\n.*an unknown dashboard/);
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
