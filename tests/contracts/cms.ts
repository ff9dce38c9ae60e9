import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { Cms, Edition, PageList } from '@/lib/upstreams/cms/contract';
import {
  buildLocalizedEntry,
  buildSettings,
  type Files,
  person,
  picture,
  removeContent,
  withLocaleCodes,
} from '@/tests/support/content';
import { dashboardFiles } from '@/tests/support/dashboards';
import { eventFiles } from '@/tests/support/events';

/** A CMS that contains the small group of `tests/support/content`, with some files changed. */
interface CmsFixture {
  cms: Cms;
  /** Changes the content as editors do. Returns the body of the webhook that reports the change. */
  edit(changes: Files): Promise<unknown>;
}

const en: Edition = { locale: 'en', draft: false };
const fr: Edition = { locale: 'fr', draft: false };
const jp: Edition = { locale: 'jp', draft: false };
const preview: Edition = { locale: 'en', draft: true };
const editions: Edition[] = locales.flatMap((locale) => [false, true].map((draft) => ({ locale, draft })));

const link = { type: 'call-to-action', title: 'Go on', links: [{ label: 'History', to: 'page:history' }] };
const group = (overrides: object = {}) =>
  buildLocalizedEntry({ slug: 'group', pageTitle: 'The group', sections: [link], ...overrides });

/**
 * The content beyond the small group: each kind of page, a page that only groups others, drafts, events, figures and
 * search synonyms.
 */
const content: Files = {
  ...eventFiles,
  ...dashboardFiles,
  ...person('ada', 'Ada', { house: 'zelie' }),
  'pages/group/en.yaml': group(),
  'pages/films/entry.yaml': { parent: 'group', publishedAt: '2026-01-01', notClickable: true },
  'pages/films/en.yaml': buildLocalizedEntry({ slug: 'films', pageTitle: 'Films' }),
  'pages/vintage/entry.yaml': { parent: 'films', publishedAt: '2026-01-01', updatedAt: '2026-02-01' },
  'pages/vintage/en.yaml': buildLocalizedEntry({
    slug: 'vintage',
    pageTitle: 'The vintage',
    sections: [{}, { alt: 'Grapes here' }, { alt: '' }].map((use) => ({
      type: 'image',
      image: { src: picture.src, ...use },
    })),
  }),
  'pictures.yaml': {
    [picture.src]: { alt: withLocaleCodes('Vines'), credit: 'Ada Marlow', rights: withLocaleCodes('© Ada Marlow.') },
    ...Object.fromEntries(
      ['/media/two.jpg', '/media/mark.svg'].map((src) => [src, { alt: withLocaleCodes('A description') }]),
    ),
  },
  'pages/legal/en.draft.yaml': buildLocalizedEntry({ slug: 'legal-notice', pageTitle: 'Legal notice, revised' }),
  'search/en.yaml': { synonyms: [['CEO', 'chief executive']] },
  'redirects.yaml': [
    { from: '/fr/chronique', to: 'page:history' },
    { from: '/story.html', to: 'page:history', locale: 'it' },
    { from: '/club', gone: true },
  ],
};

const findSummary = ({ pages }: PageList, id: string) => {
  const page = pages.find((page) => page.id === id);
  if (!page) throw new Error(`There is no page "${id}".`);
  return page;
};

/** Defines the contract tests for CMSs. `create` returns a CMS with the small group and some files changed. */
export const testCms = (name: string, create: (changes: Files) => Promise<CmsFixture>): void => {
  afterAll(removeContent, 60_000);

  describe(`the contract of the CMS: ${name}`, () => {
    const fixture = create(content);
    const cms = async () => (await fixture).cms;

    it.each(editions)(
      'returns plain data, the same until something changes: $locale, drafts $draft',
      async (edition) => {
        const { settings, pageList, events, searchWords, page, dashboard, files } = await cms();
        const readAll = () =>
          Promise.all([
            settings(edition),
            pageList(edition),
            events(edition),
            searchWords(edition),
            page(edition, ''),
            dashboard(edition, 'climate'),
            files(),
          ]);
        const results = await readAll();
        expect(JSON.parse(JSON.stringify(results))).toEqual(results);
        expect(await readAll()).toEqual(results);
      },
    );

    describe('the directory', () => {
      it.each(editions)(
        'has every page once, consistent with the page itself: $locale, drafts $draft',
        async (edition) => {
          const { pageList, page } = await cms();
          const { pages } = await pageList(edition);
          expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
          expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
          for (const summary of pages) expect(await page(edition, summary.path)).toMatchObject(summary);
        },
      );

      it.each(editions)('has each page below another page, or a level: $locale, drafts $draft', async (edition) => {
        const { pages, levels } = await (await cms()).pageList(edition);
        const parents = new Map([...pages, ...levels].map(({ id, parent }) => [id, parent]));
        for (const id of parents.keys()) {
          const ancestors = new Set([id]);
          for (let ancestorId = parents.get(id); ancestorId; ancestorId = parents.get(ancestorId)) {
            expect(parents.has(ancestorId), ancestorId).toBe(true);
            expect(ancestors.has(ancestorId), `${ancestorId} below itself`).toBe(false);
            ancestors.add(ancestorId);
          }
        }
      });

      it('has the facts of each kind of page', async () => {
        const pageList = await (await cms()).pageList(en);
        expect(findSummary(pageList, 'zelie')).toMatchObject({
          path: 'houses/zelie',
          parent: 'houses',
          pageTitle: 'Zélie',
          summary: 'A summary.',
          pageType: 'Organization',
          image: { src: picture.src, width: 1600, height: 900 },
          house: { sector: 'leather', founded: 1900, city: 'Paris', country: 'FR', mark: { alt: 'Zélie' } },
        });
        expect(findSummary(pageList, 'results')).toMatchObject({
          parent: 'news',
          publishedAt: '2026-05-01',
          pageType: 'NewsArticle',
          article: { category: 'finance', houses: [], isHighlight: false },
        });
        expect(findSummary(pageList, 'ada').person).toEqual({
          ...{ job: 'Saddler', house: 'zelie', jobFamily: 'craft', country: 'FR' },
        });
        expect(findSummary(pageList, 'legal').noindex).toBe(true);
        expect(findSummary(pageList, 'houses').keywords).toBe('brands');
        expect(findSummary(pageList, 'home')).toMatchObject({
          path: '',
          parent: null,
          linkThumbnail: { src: picture.src },
        });
        expect(findSummary(pageList, 'vintage').updatedAt).toBe('2026-02-01');
        for (const kind of ['house', 'article', 'person'])
          expect(findSummary(pageList, 'legal')).not.toHaveProperty(kind);
      });

      it('has levels, which are not pages', async () => {
        const { pageList, page } = await cms();
        const { pages, levels } = await pageList(en);
        expect(levels).toEqual([{ id: 'films', path: 'group/films', parent: 'group', pageTitle: 'Films' }]);
        expect(pages.map(({ id }) => id)).not.toContain('films');
        expect(findSummary({ pages, levels, version: '' }, 'vintage')).toMatchObject({
          path: 'group/films/vintage',
          parent: 'films',
        });
        expect(await page(en, 'group/films')).toBeNull();
      });
    });

    describe('a page', () => {
      it('is at its path in the language of its locale', async () => {
        const { page } = await cms();
        expect(await page(fr, 'groupe/histoire')).toMatchObject({
          pageTitle: 'Histoire',
          seo: { pageTitle: 'Histoire', pageDescription: 'A summary.' },
        });
        expect(await page(en, 'news')).toMatchObject({
          sections: [{ type: 'news-list', pageSize: 2, paginated: true }],
        });
      });

      it.each(['nowhere', 'group/', '/group', 'GROUP', 'constructor', '__proto__'])('is null at %j', async (path) => {
        expect(await (await cms()).page(en, path)).toBeNull();
      });

      it('that is missing in a locale is not shown there, and nothing links to it', async () => {
        const { page, pageList, settings } = await cms();
        expect(await page(jp, 'group/history')).toBeNull();
        expect((await pageList(jp)).pages.map(({ id }) => id)).not.toContain('history');
        expect((await settings(jp)).footerLinks.map(({ title }) => title)).toEqual(['Legal']);
        expect((await settings(en)).footerLinks).toContainEqual({ title: 'History', url: '/en/group/history/' });
      });

      it('has an address in each of its languages, and the address of its draft in previews', async () => {
        const { localizations } = await cms();
        const listPaths = async (id: string, draft = false) =>
          (await localizations({ draft }, id)).map(({ locale, path }) => `${locale} ${path}`);
        expect(await listPaths('history')).toEqual([
          'en /en/group/history/',
          'fr /fr/groupe/histoire/',
          'it /it/group/history/',
          'cn /cn/group/history/',
        ]);
        expect(await listPaths('legal')).toContain('en /en/legal/');
        expect(await listPaths('legal', true)).toContain('en /en/legal-notice/');
        for (const missingId of ['films', 'nothing', '__proto__']) expect(await listPaths(missingId)).toEqual([]);
      });

      it('has its draft only in previews', async () => {
        const { page, pageList } = await cms();
        expect(await page(en, 'legal')).toMatchObject({ pageTitle: 'Legal notice' });
        expect(await page(en, 'legal-notice')).toBeNull();
        expect(await page(preview, 'legal-notice')).toMatchObject({ pageTitle: 'Legal notice, revised' });
        expect(await page(preview, 'legal')).toBeNull();
        const [published, revised] = [await pageList(en), await pageList(preview)];
        expect(findSummary(revised, 'legal').version).not.toBe(findSummary(published, 'legal').version);
        expect(findSummary(revised, 'news').version).toBe(findSummary(published, 'news').version);
      });
    });

    it('names the pages that the site links to by their addresses in each locale', async () => {
      const { settings } = await cms();
      expect(await settings(fr)).toMatchObject({
        newsPage: '/fr/actualites/',
        searchPage: '/fr/maisons/',
        categories: [{ pageLink: '' }, { pageLink: '' }, { key: 'group', label: 'Group', pageLink: '/fr/groupe/' }],
      });
    });

    it('has the events, the latest first, in the language of a locale', async () => {
      const events = await (await cms()).events(fr);
      expect(events.map(({ id }) => id)).toEqual(['paper', 'glass', 'stone', 'wool', 'silk']);
      expect(events[2]).toMatchObject({ title: 'Stone fr', href: '/fr/groupe/histoire/', image: null });
    });

    it('has dashboards by their ids', async () => {
      const { dashboard } = await cms();
      expect(await dashboard(fr, 'climate')).toMatchObject({ title: 'Climate fr' });
      expect(await dashboard(fr, 'nothing')).toBeNull();
    });

    it.each([
      ['/fr/chronique/', { to: '/fr/groupe/histoire/' }],
      ['/story.html', { to: '/it/group/history/' }],
      ['/club/', { to: null }],
      ['/nowhere/', null],
    ])('knows where the page at an old path has moved: %s', async (path, target) => {
      const { redirect } = await cms();
      expect(await redirect(path)).toEqual(target);
    });

    it('has the synonyms of searches, and none if editors have written none', async () => {
      const { searchWords } = await cms();
      expect(await searchWords(en)).toEqual({ synonyms: [['CEO', 'chief executive']], characters: {} });
      expect(await searchWords(fr)).toEqual({ synonyms: [], characters: {} });
    });

    it('has files, and their facts, by their references', async () => {
      const { files, file } = await cms();
      const reference = 'reports/report.pdf';
      expect(await files()).toContainEqual({ reference, type: 'application/pdf', bytes: 8 });
      expect(readFileSync((await file(reference)) ?? '', 'utf8')).toBe('%PDF-1.7');
      for (const missingReference of ['reports/none.pdf', '../media.json', 'media.json', '/etc/passwd'])
        expect(await file(missingReference), missingReference).toBeNull();
    });

    it('has pictures with their own alternative text, that of a page, or none if they are decorative', async () => {
      const { page } = await cms();
      expect((await page(en, 'group/films/vintage'))?.sections).toMatchObject(
        ['Vines en', 'Grapes here', ''].map((alt) => ({ image: { src: picture.src, alt } })),
      );
    });

    describe('a change', () => {
      /** The ids of the pages whose version changed. */
      const listChangedIds = (before: PageList, after: PageList) =>
        after.pages
          .filter(({ id, version }) => before.pages.find((page) => page.id === id)?.version !== version)
          .map(({ id }) => id)
          .sort();

      const applyChanges = async (changes: Files) => {
        const { cms, edit } = await create(content);
        const before = { en: await cms.pageList(en), fr: await cms.pageList(fr) };
        const { tags, publish } = await cms.loadChanges(await edit(changes));
        publish();
        return { cms, tags, before, after: { en: await cms.pageList(en), fr: await cms.pageList(fr) } };
      };

      it('of nothing reports no tags, and shows the same content', async () => {
        const { tags, before, after } = await applyChanges({});
        expect(tags).toEqual([]);
        expect(after).toEqual(before);
      });

      it('of a text creates new versions of the page and of the directory, in its locale only', async () => {
        const sections = [{ type: 'rich-text', body: 'Other words.' }];
        const legal = buildLocalizedEntry({ slug: 'legal', pageTitle: 'Legal notice', sections });
        const { cms, tags, before, after } = await applyChanges({ 'pages/legal/en.yaml': legal });
        expect(tags.toSorted()).toEqual(['page:/en/legal/', 'pages:en']);
        expect(listChangedIds(before.en, after.en)).toEqual(['legal']);
        expect(after.en.version).not.toBe(before.en.version);
        expect(after.fr).toEqual(before.fr);
        expect((await cms.page(en, 'legal'))?.sections).toMatchObject([{ body: '<p>Other words.</p>' }]);
      });

      it('of a page’s address creates new versions of the pages that link to it', async () => {
        const history = buildLocalizedEntry({ slug: 'past', pageTitle: 'History' });
        const { cms, before, after } = await applyChanges({ 'pages/history/en.yaml': history });
        expect(listChangedIds(before.en, after.en)).toEqual(['group', 'history']);
        expect((await cms.page(en, 'group'))?.sections).toMatchObject([{ links: [{ href: '/en/group/past/' }] }]);
        expect(await cms.page(en, 'group/history')).toBeNull();
      });

      it('adds a page', async () => {
        const { before, after } = await applyChanges({
          'pages/new/entry.yaml': { parent: 'group', publishedAt: '2026-07-01' },
          'pages/new/en.yaml': buildLocalizedEntry({ slug: 'new', pageTitle: 'New' }),
        });
        expect(listChangedIds(before.en, after.en)).toEqual(['new']);
        expect(after.en.version).not.toBe(before.en.version);
        expect(after.fr.version).toBe(before.fr.version);
      });

      it('of the settings is shown, and leaves every page the same', async () => {
        const { cms, tags, before, after } = await applyChanges({
          'settings/en.yaml': buildSettings({ titleSuffix: 'Another' }),
        });
        expect(tags).toContain('frame:en');
        expect(after).toEqual(before);
        expect((await cms.settings(en)).titleSuffix).toBe('Another');
      });

      it('without an event is found, too', async () => {
        const { cms, edit } = await create(content);
        await cms.pageList(en);
        await edit({ 'pages/group/en.yaml': group({ summary: 'Another.' }) });
        const { tags, publish } = await cms.loadChanges(null);
        publish();
        expect(tags).toContain('facts:/en/group/');
        expect((await cms.page(en, 'group'))?.summary).toBe('Another.');
      });
    });
  });
};
