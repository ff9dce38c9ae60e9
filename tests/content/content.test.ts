import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import type { SectionContent } from '@/lib/model/section-content';
import { fileAddress } from '@/lib/shared/addresses';
import { subscriptionLists } from '@/lib/shared/constants';
import type { CmsPage, Edition } from '@/lib/upstreams/cms/contract';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { listFileFacts } from '@/lib/upstreams/cms/embedded/files';
import { loadHouses, loadPages } from '@/tests/support/cms-pages';

const cms = embeddedCms('content');

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};
/** Every link to an address on this site, or to an anchor, in a part of the content. */
const addresses = (value: unknown) =>
  texts(value)
    .flatMap((text) => [text, ...[...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)])
    .filter((text) => /^[#/]\S*$/.test(text));

describe.each(locales.flatMap((locale) => [false, true].map((draft) => ({ locale, draft }))))(
  'the content in $locale, drafts: $draft',
  (edition: Edition) => {
    const prefix = pagePath(edition.locale, '');

    /** The anchors in a page that links may point to: those of its sections, and the sectors of a list of houses. */
    const anchorsOf = async (page: CmsPage): Promise<string[]> => {
      const { sectors } = await cms.settings(edition);
      const houses = await loadHouses(cms, edition);
      return page.sections.flatMap((section) => {
        const shown =
          section.type === 'houses-grid' ? sectors.filter(({ key }) => !section.sector || key === section.sector) : [];
        const filled = shown.filter(({ key }) => houses.some(({ house }) => house?.sector === key));
        return [section.anchor ?? '', ...filled.map(({ key }) => key)];
      });
    };

    it('is complete: a home page, twenty houses, sixty articles, twenty-four women and men', async () => {
      expect(await cms.page(edition, '')).not.toBeNull();
      expect((await loadHouses(cms, edition)).length).toBeGreaterThanOrEqual(20);
      const pages = await loadPages(cms, edition);
      expect(pages.filter(({ article }) => article).length).toBeGreaterThanOrEqual(60);
      expect(pages.filter(({ article }) => article?.isHighlight).length).toBeGreaterThanOrEqual(20);
      expect(pages.filter(({ person }) => person).length).toBeGreaterThanOrEqual(24);
    });

    it('links only to pages, anchors and files that exist', async () => {
      const pages = await loadPages(cms, edition);
      const byAddress = new Map(pages.map((page) => [pagePath(edition.locale, page.path), page]));
      const sources = [
        ...pages.map((page) => ({ from: page.path, page, found: addresses(page.sections) })),
        { from: 'settings', page: undefined, found: addresses(await cms.settings(edition)) },
      ];
      const known = await listFileFacts({ files: 'content/files', media: 'public/media' });
      const files = new Set(known.map(({ reference }) => fileAddress(reference)));
      const lost: string[] = [];
      for (const { from, page, found } of sources)
        for (const address of found) {
          const [target = '', anchor] = address.split('#');
          const file = !target.startsWith(prefix) && target !== '';
          const leadsTo = target === '' ? page : byAddress.get(target);
          const exists = file
            ? existsSync(path.join('public', target)) || files.has(target)
            : leadsTo && (!anchor || (await anchorsOf(leadsTo)).includes(anchor));
          if (!exists) lost.push(`${from}: ${address}`);
        }
      expect(lost).toEqual([]);
    });

    it('has settings that name the pages with all news, all events, the calendar, results and each subscription', async () => {
      const { newsPage, eventsPage, calendarPage, searchPage, subscriptionPages } = await cms.settings(edition);
      const pages = await loadPages(cms, edition);
      const at = (shows: (section: SectionContent) => boolean) => {
        const page = pages.find(({ sections }) => sections.some(shows));
        return page && pagePath(edition.locale, page.path);
      };
      expect(newsPage).toBe(at((section) => section.type === 'news-list' && section.paginated));
      expect(eventsPage).toBe(at((section) => section.type === 'events-list' && section.paginated));
      expect(calendarPage).toBe(`${at(({ type }) => type === 'calendar')}#calendar`);
      expect(searchPage).toBe(at(({ type }) => type === 'search-results'));
      for (const list of subscriptionLists)
        expect(subscriptionPages[list]).toBe(
          at((section) => section.type === 'subscription-form' && section.list === list),
        );
    });

    it('refers only to sectors, categories and houses that exist', async () => {
      const { sectors, categories } = await cms.settings(edition);
      const pages = await loadPages(cms, edition);
      const wrong = pages.filter(
        ({ house, article }) =>
          (house && !sectors.some(({ key }) => key === house.sector)) ||
          (article && !categories.some(({ key }) => key === article.category)) ||
          article?.houses.some((id) => !pages.some((other) => other.id === id && other.house)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('has no two pages with the same title or the same description', async () => {
      const pages = await loadPages(cms, edition);
      const twins = (wordsOf: (page: CmsPage) => string) =>
        Object.entries(Object.groupBy(pages, wordsOf)).flatMap(([words, same = []]) =>
          same.length > 1 ? [`${words}: ${same.map(({ id }) => id).join(', ')}`] : [],
        );
      expect(twins(({ seo }) => seo.pageTitle)).toEqual([]);
      expect(twins(({ pageTitle }) => pageTitle)).toEqual([]);
      expect(twins(({ seo }) => seo.pageDescription)).toEqual([]);
      expect(twins(({ summary }) => summary)).toEqual([]);
    });

    it('has no two anchors with the same name on a page', async () => {
      for (const page of await loadPages(cms, edition)) {
        const anchors = (await anchorsOf(page)).filter(Boolean);
        expect({ [page.path]: anchors }).toEqual({ [page.path]: [...new Set(anchors)] });
      }
    });
  },
);
