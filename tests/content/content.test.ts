import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import type { SectionContent } from '@/lib/model/section';
import { subscriptionLists } from '@/lib/shared/constants';
import { toDownloadPath } from '@/lib/shared/urls';
import type { CmsPage, Edition } from '@/lib/upstreams/cms/contract';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { listFileInfo } from '@/lib/upstreams/cms/embedded/files';
import { loadHouses, loadPages } from '@/tests/support/cms-pages';
import { collectStrings } from './collect-strings';

const cms = embeddedCms('content');

/** Every address on this site and every anchor that a part of the content links to. */
const collectAddresses = (value: unknown) =>
  collectStrings(value)
    .flatMap((text) => [text, ...[...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)])
    .filter((text) => /^[#/]\S*$/.test(text));

describe.each(locales.flatMap((locale) => [false, true].map((draft) => ({ locale, draft }))))(
  'the content in $locale, drafts: $draft',
  (edition: Edition) => {
    const prefix = toPagePath(edition.locale, '');

    /** The anchors in a page: the anchors of its sections, and the sectors in a grid of houses. */
    const listAnchors = async (page: CmsPage): Promise<string[]> => {
      const { sectors } = await cms.settings(edition);
      const houses = await loadHouses(cms, edition);
      return page.sections.flatMap((section) => {
        const visibleSectors =
          section.type === 'houses-grid' ? sectors.filter(({ key }) => !section.sector || key === section.sector) : [];
        const sectorsWithHouses = visibleSectors.filter(({ key }) => houses.some(({ house }) => house?.sector === key));
        return [section.anchor ?? '', ...sectorsWithHouses.map(({ key }) => key)];
      });
    };

    it('links only to pages, anchors and files that exist', async () => {
      const pages = await loadPages(cms, edition);
      const byAddress = new Map(pages.map((page) => [toPagePath(edition.locale, page.path), page]));
      const sources = [
        ...pages.map((page) => ({ from: page.path, page, addresses: collectAddresses(page.sections) })),
        { from: 'settings', page: undefined, addresses: collectAddresses(await cms.settings(edition)) },
      ];
      const fileEntries = await listFileInfo({ files: 'content/files', media: 'public/media' });
      const files = new Set(fileEntries.map(({ reference }) => toDownloadPath(reference)));
      const broken: string[] = [];
      for (const { from, page, addresses } of sources)
        for (const address of addresses) {
          const [target = '', anchor] = address.split('#');
          const isFile = !target.startsWith(prefix) && target !== '';
          const targetPage = target === '' ? page : byAddress.get(target.replace(/\?.*/, ''));
          const exists = isFile
            ? existsSync(path.join('public', target)) || files.has(target)
            : targetPage && (!anchor || (await listAnchors(targetPage)).includes(anchor));
          if (!exists) broken.push(`${from}: ${address}`);
        }
      expect(broken).toEqual([]);
    });

    it('has settings that name the pages with all news, events and documents, the calendar, results and subscriptions', async () => {
      const settings = await cms.settings(edition);
      const { newsPage, eventsPage, documentsPage, calendarPage, searchPage, subscriptionPages } = settings;
      const pages = await loadPages(cms, edition);
      const findPagePath = (predicate: (section: SectionContent) => boolean) => {
        const page = pages.find(({ sections }) => sections.some(predicate));
        return page && toPagePath(edition.locale, page.path);
      };
      expect(newsPage).toBe(findPagePath((section) => section.type === 'news-list' && section.paginated));
      expect(eventsPage).toBe(findPagePath((section) => section.type === 'events-list' && section.paginated));
      expect(documentsPage).toBe(findPagePath((section) => section.type === 'documents-list' && section.paginated));
      expect(calendarPage).toBe(`${findPagePath(({ type }) => type === 'calendar')}#calendar`);
      expect(searchPage).toBe(findPagePath(({ type }) => type === 'search-results'));
      for (const list of subscriptionLists)
        expect(subscriptionPages[list]).toBe(
          findPagePath((section) => section.type === 'subscription-form' && section.list === list),
        );
    });

    it('refers only to sectors, categories and houses that exist', async () => {
      const { sectors, categories } = await cms.settings(edition);
      const pages = await loadPages(cms, edition);
      const invalidPages = pages.filter(
        ({ house, article }) =>
          (house && !sectors.some(({ key }) => key === house.sector)) ||
          (article && !categories.some(({ key }) => key === article.category)) ||
          article?.houses.some((id) => !pages.some((other) => other.id === id && other.house)),
      );
      expect(invalidPages.map(({ id }) => id)).toEqual([]);
    });

    it('has no two pages with the same title or the same description', async () => {
      const pages = await loadPages(cms, edition);
      const findDuplicates = (getText: (page: CmsPage) => string) =>
        Object.entries(Object.groupBy(pages, getText)).flatMap(([text, pagesWithText = []]) =>
          pagesWithText.length > 1 ? [`${text}: ${pagesWithText.map(({ id }) => id).join(', ')}`] : [],
        );
      expect(findDuplicates(({ seo }) => seo.pageTitle)).toEqual([]);
      expect(findDuplicates(({ pageTitle }) => pageTitle)).toEqual([]);
      expect(findDuplicates(({ seo }) => seo.pageDescription)).toEqual([]);
      expect(findDuplicates(({ summary }) => summary)).toEqual([]);
    });

    it('has no two anchors with the same name on a page', async () => {
      for (const page of await loadPages(cms, edition)) {
        const anchors = (await listAnchors(page)).filter(Boolean);
        expect({ [page.path]: anchors }).toEqual({ [page.path]: [...new Set(anchors)] });
      }
    });
  },
);
