import { describe, expect, it, vi } from 'vitest';
import { loadServerStrings } from '@/lib/i18n/load-strings';
import { locales } from '@/lib/i18n/locales';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { toJobItems } from '@/lib/site/careers/job-items';
import { buildOfferDescription, buildOfferTitles } from '@/lib/site/careers/offer-descriptions';
import { buildDocumentTitle, countColumns, maxColumns } from '@/lib/site/pages/document-title';
import type { CmsPage } from '@/lib/upstreams/cms/contract';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { loadPages } from '@/tests/support/cms-pages';
import { createDemonstrationBoard } from '@/tests/support/demonstration-offers';

// The first test reads all content.
vi.setConfig({ testTimeout: 60_000 });

const cms = embeddedCms('content');
const catalogue = createOfferCatalogue({
  search: embeddedSearch(),
  board: createDemonstrationBoard(() => new Date('2026-06-15T12:00:00Z')),
  today: () => '2026-06-15',
});

const getNames = ({ seo, pageTitle }: CmsPage) => [seo.pageTitle, pageTitle];
const isPaginated = ({ sections }: CmsPage) =>
  sections.some(
    (section) =>
      ('paginated' in section && section.paginated) ||
      ['job-search', 'search-results', 'dashboard'].includes(section.type),
  );
const findTooLong = (titles: string[]) => titles.filter((title) => countColumns(title) > maxColumns);
const findDuplicates = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(locales)('in %s', (locale) => {
  const edition = { locale, draft: false };
  const loadSuffix = async () => (await cms.settings(edition)).titleSuffix;
  const loadOffers = async () => {
    const ids = (await catalogue.addresses()).map(({ path }) => `H${path.split('-').at(-1)}`);
    return catalogue.offers(ids);
  };

  it('no page title is longer than search engines show, and no two are the same', async () => {
    const suffix = await loadSuffix();
    const titles = (await loadPages(cms, edition)).map((page) => buildDocumentTitle({ names: getNames(page), suffix }));
    expect(findTooLong(titles)).toEqual([]);
    expect(findDuplicates(titles)).toEqual([]);
    const withSuffix = titles.filter((title) => title.endsWith(` | ${suffix}`));
    expect(withSuffix.length).toBeGreaterThan(titles.length / 2);
  });

  it('page 100 of every list has its number in its title, which is not too long', async () => {
    const [suffix, t, pages] = [
      await loadSuffix(),
      await loadServerStrings(locale, 'common'),
      await loadPages(cms, edition),
    ];
    const position = t('pager.position', { page: 100, nbPages: 100 });
    const lists = pages.filter(isPaginated);
    const titles = lists.map((page) => buildDocumentTitle({ names: getNames(page), suffix, position }));
    expect(titles.every((title) => title.includes(position))).toBe(true);
    expect(findTooLong(titles)).toEqual([]);
    expect(findDuplicates(titles)).toEqual([]);
  });

  it('no title of a page outside the CMS is too long', async () => {
    const suffix = await loadSuffix();
    const keys = {
      error: ['404.title', '500.title'],
      jobs: ['alertPage.title'],
      subscriptions: ['page.title'],
    };
    for (const [namespace, titles] of Object.entries(keys)) {
      const t = await loadServerStrings(locale, namespace);
      expect(findTooLong(titles.map((key) => `${t(key)} | ${suffix}`))).toEqual([]);
    }
  });

  it('no title of an offer is too long', async () => {
    const suffix = await loadSuffix();
    const offers = await loadOffers();
    const jobs = await toJobItems(offers, locale);
    const titles = jobs.map((job) => buildDocumentTitle({ names: buildOfferTitles('en', job), suffix }));
    expect(findTooLong(titles)).toEqual([]);
    expect(titles.every((title, index) => title.includes(jobs[index]?.jobPosting ?? ''))).toBe(true);
  });

  it('every offer is described by its role, house, city and contract, and no two are the same', async () => {
    const t = await loadServerStrings(locale, 'jobs');
    const jobs = await toJobItems(await loadOffers(), locale);
    const texts = jobs.map((job) => buildOfferDescription(t, job, locale));
    expect(findDuplicates(texts)).toEqual([]);
    for (const [index, job] of jobs.entries())
      for (const word of [job.jobPosting, job.houseName, job.locationCity, job.workerSubType])
        expect(texts[index]).toContain(word);
    for (const text of texts) expect(countColumns(text)).toBeLessThanOrEqual(160);
  });
});
