import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import brand from '../content/brand.json' with { type: 'json' };
import { getEntryPath, loadEntry } from './support/content';
import { getOpenOfferPath } from './support/pages';
import { expect, test } from './support/test';

/** The HTML of a page, and the props embedded in it. */
const readPageProps = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text();
  const [, json = ''] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return { html, ...JSON.parse(json).props.pageProps };
};

test('a page has its titles, dates, type, picture for links, and sections', async ({ request }) => {
  const { pageTitle, seo, publishedAt, updatedAt, linkThumbnail } = await loadEntry('okurano-blue-dial', 'fr');
  const { page } = await readPageProps(request, await getEntryPath('okurano-blue-dial', 'fr'));
  expect(page).toMatchObject({ pageTitle, seo, publishedAt, updatedAt, pageType: 'NewsArticle' });
  expect(page.linkThumbnail.src).toBe(linkThumbnail?.src);
  expect(page.sections.length).toBeGreaterThan(1);
});

test('the shell has the settings, the menu, the footer, the event and the translations', async ({ request }) => {
  const { content } = await readPageProps(request, await getEntryPath('history', 'it'));
  expect(content).toMatchObject({
    frontHost: expect.stringMatching(/^https?:\/\//),
    env: 'development',
    titleSuffix: brand.name,
    facebookAppId: expect.stringMatching(/^\d+$/),
    breadcrumbs: [
      { title: expect.any(String), path: expect.any(String) },
      { path: await getEntryPath('history', 'it') },
    ],
    pageLocalizations: await Promise.all(
      locales.map(async (locale) => ({ locale, path: await getEntryPath('history', locale) })),
    ),
    singleTypeEvent: {
      eventName: expect.any(String),
      startDate: expect.any(String),
      endDate: expect.any(String),
      videoIntro: { videoUrl: expect.any(String), closeButtonText: expect.any(String), linkText: expect.any(String) },
      stickerAnimation: { mainImage: expect.any(Object), secondaryImage: expect.any(Object) },
      eventPageUrl: await getEntryPath('open-workshops', 'it'),
    },
  });
  const anyText = expect.stringMatching(/./);
  for (const network of content.socialNetworks) expect(network).toEqual({ network: anyText, url: anyText });
  for (const category of content.categories) expect(category).toEqual({ key: anyText, label: anyText });
  for (const link of content.footerLinks) expect(link).toEqual({ title: anyText, url: anyText });
  for (const tab of content.headerTabs) {
    expect(tab).toMatchObject({ text: anyText, link: anyText, mobileThumbnail: { src: anyText } });
    for (const section of tab.sections) {
      expect(section).toMatchObject({ title: anyText, link: anyText });
      for (const page of section.pages) expect(page).toEqual({ pageTitle: anyText, pageLink: anyText });
    }
  }
});

test('an offer has its house, place and contract, and its country in the form that search engines use', async ({
  request,
}) => {
  const { posting, page, html } = await readPageProps(request, await getOpenOfferPath('en'));
  expect(page.pageType).toBe('JobPosting');
  const anyText = expect.stringMatching(/./);
  expect(posting).toMatchObject({
    houseName: anyText,
    houseImage: expect.stringMatching(/^\/media\//),
    continent: anyText,
    jobPosting: anyText,
    jobFamily: anyText,
    workerSubType: anyText,
    jobTimeType: anyText,
    workModel: anyText,
    hoursText: anyText,
    workplace: { name: anyText, address: anyText },
    locationCity: anyText,
    locationCountry: anyText,
    pathIndex: expect.any(Number),
    publishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(html).toMatch(/"addressCountry":"[A-Z]{2}"/);
});

test('a film has its address, texts, stills and the part that is shown as a loop @all', async ({ request }) => {
  const { page } = await readPageProps(request, '/jp/');
  const { video } = page.sections.find((section: { type: string }) => section.type === 'video-with-description');
  const still = { src: expect.stringMatching(/^\/media\//) };
  expect(video).toMatchObject({
    videoUrl: expect.stringMatching(/^\/media\/films\//),
    title: expect.any(String),
    alt: expect.any(String),
    background: still,
    backgroundMobile: still,
    animationStart: 0,
    animationEnd: 10,
  });
});
