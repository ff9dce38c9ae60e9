import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edition } from '@/lib/upstreams/cms/contract';
import { removeContent } from '@/tests/support/content';
import { fixtureDay } from '@/tests/support/offer-files';
import { type Locale, locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { cms } from '../../upstreams/cms';
import { catalogue } from './catalogue';
import { loadJobPage } from './job-page';
import { loadJobPath } from './job-paths';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => {
  const { fixtureCatalogue } = await import('@/tests/support/offer-files');
  return { catalogue: fixtureCatalogue(undefined, () => new Date()) };
});
afterAll(removeContent);

const closedDay = new Date('2025-01-20T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: fixtureDay, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
beforeEach(async () => void (await catalogue.refresh()));

const en: Edition = { locale: 'en', draft: false };
const loadOfferPage = async (edition = en, path = 'watchmaker-geneva-100', continent = 'europe') => {
  const props = await loadJobPage(edition, continent, path);
  if (!props || 'movedTo' in props) throw new Error(`there is no ${path}`);
  return props;
};
const listTypes = async () => (await loadOfferPage()).structuredData.map((thing) => thing['@type']);

describe('the page of an offer', () => {
  it('shows the offer, similar ones, and the way back to all of them', async () => {
    const { posting, similar, offersPath } = await loadOfferPage();
    expect(posting).toMatchObject({
      jobId: 'H100',
      isOpen: true,
      jobPosting: 'Watchmaker',
      lang: 'en',
      textLang: 'fr',
    });
    expect(similar.map(({ jobId }) => jobId)).toEqual(['H300']);
    expect(offersPath).toBe('/en/group/');
  });

  it('offers an alert for its house, field and city, and a feed of its field in its country', async () => {
    const { alert, feedPath } = await loadOfferPage();
    const facets = { house: ['helvant'], jobFamily: ['craft'], city: ['geneva'] };
    expect(alert.criteria).toEqual({ search: '', facets });
    const labels = alert.facets.flatMap(({ name, values }) => values.map(({ label }) => `${name} ${label}`));
    expect(labels).toEqual(['house Helvant', 'jobFamily Craft', 'city Geneva']);
    expect(feedPath).toBe('/en/offers.atom?jobFamily=craft&country=CH');
  });

  it('describes the offer to search engines', async () => {
    const { page } = await loadOfferPage();
    expect(page).toMatchObject({ pageTitle: 'Watchmaker', pageType: 'JobPosting', publishedAt: '2025-01-01' });
    expect(page.head.title).toBe('Watchmaker, Geneva – Helvant | Fixture');
    expect(page).not.toHaveProperty('noindex');
    expect(await listTypes()).toEqual(['JobPosting', 'BreadcrumbList']);
  });

  it('is described in the language of the reader, whatever the language of the offer', async () => {
    const description = async (locale: Locale) =>
      (await loadOfferPage({ locale, draft: false })).page.seo.pageDescription;
    expect(await description('en')).toBe(
      'Watchmaker at Helvant, Geneva, Switzerland. Contract: Permanent · Full time. Reference H100.',
    );
    expect(await description('fr')).toContain('Horloger · Helvant, Geneva (fr), Suisse.');
    expect(await description('jp')).toBe(
      'Helvantの時計職人（スイス、Geneva（日））。雇用形態：Permanent（日）・Full time（日）。求人番号H100。',
    );
  });

  it('shows social networks and search engines the picture and the logo of its house', async () => {
    const zeliePage = await loadOfferPage(en, 'sales-associate-geneva-200');
    expect(zeliePage.page.shareImage).toEqual({ src: '/media/one.jpg', width: 1600, height: 900 });
    const logo = 'hiringOrganization.logo';
    expect(zeliePage.structuredData[0]).toHaveProperty(logo, `${env.SITE_URL}/media/mark.svg`);
    const helvantPage = await loadOfferPage();
    expect(helvantPage.page.shareImage.src).toBe('/media/share/default.jpg');
    expect(helvantPage.structuredData[0]).toHaveProperty(logo, `${env.SITE_URL}/icon-512.png`);
  });

  it('is below the list of offers', async () => {
    const { content } = await loadOfferPage();
    const path = await loadJobPath('en', { continent: 'europe', path: 'watchmaker-geneva-100' });
    expect(content.breadcrumbs).toEqual([
      { title: 'The group', path: '/en/group/' },
      { title: 'Watchmaker', path, lang: 'en' },
    ]);
  });

  it('exists in every language', async () => {
    const { content } = await loadOfferPage();
    expect(content.pageLocalizations.map(({ locale }) => locale)).toEqual(locales);
    for (const { locale, path } of content.pageLocalizations)
      expect(path).toMatch(new RegExp(`^/${locale}/.+/europe/watchmaker-geneva-100/$`));
  });

  it('has the strings of its locale', async () => {
    const { _nextI18Next: translations } = await loadOfferPage({ locale: 'fr', draft: false });
    expect(Object.keys(translations?.initialI18nStore.fr)).toEqual(['common', 'forms', 'jobs', 'lists']);
  });

  it('stays the same when it is sent to the browser', async () => {
    const props = await loadOfferPage();
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });
});

describe('the page of a closed offer', () => {
  it('is excluded from search engines, and shows similar open offers', async () => {
    vi.setSystemTime(closedDay);
    await catalogue.refresh();
    const { page, posting } = await loadOfferPage();
    expect(posting.isOpen).toBe(false);
    expect(page.noindex).toBe(true);
    expect(await listTypes()).toEqual(['BreadcrumbList']);
    vi.setSystemTime(new Date('2025-02-01T12:00:00Z'));
    await catalogue.refresh();
    expect((await loadOfferPage()).similar.map(({ jobId }) => jobId)).toEqual(['H101']);
  });
});

describe('no page of an offer', () => {
  it('exists if there never was an offer', async () => {
    expect(await loadJobPage(en, 'europe', 'watchmaker-geneva-9900')).toBeNull();
    expect(await loadJobPage(en, 'europe', 'watchmaker-geneva')).toBeNull();
  });

  it('is shown if the job board or the CMS fails', async () => {
    vi.spyOn(catalogue, 'similar').mockRejectedValueOnce(new Error('the platform is down'));
    await expect(loadOfferPage()).rejects.toThrow('the platform is down');
    vi.spyOn(cms, 'settings').mockRejectedValue(new Error('the CMS is down'));
    await expect(loadOfferPage()).rejects.toThrow('the CMS is down');
  });
});
