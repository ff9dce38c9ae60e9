import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { Pagination } from '@/lib/model/list';
import type { Page } from '@/lib/model/page';
import type { Section } from '@/lib/model/section';
import type { SiteContent } from '@/lib/model/site-content';
import type { Thing } from '@/lib/site/structured-data/thing';
import { renderToHead } from '@/tests/support/head';
import { buildPage, localizations } from '@/tests/support/site-content';
import { PageHead } from './PageHead';

const host = 'https://halcyre.example';
const pageLocalizations = localizations('group');

const renderHead = (
  overrides: Partial<Page> = {},
  content: Partial<SiteContent> = {},
  structuredData: Thing[] = [],
) => {
  const head = renderToHead(<PageHead page={buildPage(overrides)} structuredData={structuredData} />, {
    content: { pageLocalizations, ...content },
  });
  const listAttributes = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    title: head.querySelector('title')?.textContent,
    meta: (name: string) => listAttributes(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    link: (rel: string) => listAttributes(`link[rel="${rel}"]`, 'href'),
    languages: Object.fromEntries(
      [...head.querySelectorAll('link[rel=alternate][hreflang]')].map((element) => [
        element.getAttribute('hreflang'),
        element.getAttribute('href'),
      ]),
    ),
    feeds: [...head.querySelectorAll('link[rel=alternate][type="application/atom+xml"]')].map((element) => [
      element.getAttribute('title'),
      element.getAttribute('href'),
    ]),
    scripts: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.innerHTML),
  };
};

const buildNewsListSection = (pagination: Pagination | null): Section => ({
  type: 'news-list',
  pageSize: 9,
  paginated: true,
  link: null,
  items: [],
  filters: [],
  pagination: pagination && { ...pagination, nbHits: 30 },
});

it('links to the feeds of its language', () => {
  const { feeds } = renderHead({
    head: {
      title: 'The group',
      feeds: [
        { title: 'News | Halcyre', href: '/en/news.atom' },
        { title: 'Job offers | Halcyre', href: '/en/offers.atom' },
      ],
    },
  });
  expect(feeds).toEqual([
    ['News | Halcyre', `${host}/en/news.atom`],
    ['Job offers | Halcyre', `${host}/en/offers.atom`],
  ]);
  expect(renderHead().feeds).toEqual([]);
});

describe('the links of a page', () => {
  it('name its own address, and an alternate for each language that the page exists in, by language tag', () => {
    const { link, languages } = renderHead();
    expect(link('canonical')).toEqual([`${host}/en/group/`]);
    expect(languages).toEqual({
      en: `${host}/en/group/`,
      fr: `${host}/fr/group/`,
      it: `${host}/it/group/`,
      'zh-CN': `${host}/cn/group/`,
      'ja-JP': `${host}/jp/group/`,
      'x-default': `${host}/en/group/`,
    });
  });

  it('name the English page as the default, or else the first language', () => {
    const twoLocalizations = localizations('maisons', ['fr', 'jp']);
    expect(renderHead({}, { locale: 'fr', pageLocalizations: twoLocalizations }).languages).toEqual({
      fr: `${host}/fr/maisons/`,
      'ja-JP': `${host}/jp/maisons/`,
      'x-default': `${host}/fr/maisons/`,
    });
  });

  it('link to the previous and next pages of a list', () => {
    const pagination = {
      address: '/en/group/?page=2',
      page: 2,
      nbPages: 4,
      previous: '/en/group/?page=1',
      next: '/en/group/?page=3',
    };
    const head = renderHead({ sections: [buildNewsListSection(null), buildNewsListSection(pagination)] });
    expect(head.link('canonical')).toEqual([`${host}/en/group/?page=2`]);
    expect(head.link('prev')).toEqual([`${host}/en/group/?page=1`]);
    expect(head.link('next')).toEqual([`${host}/en/group/?page=3`]);
    expect(head.languages).toEqual({});
  });

  it('have no query on the first page of a list', () => {
    const pagination = { address: '/en/group/', page: 0, nbPages: 2, previous: null, next: '/en/group/?page=1' };
    const head = renderHead({ sections: [buildNewsListSection(pagination)] });
    expect(head.link('canonical')).toEqual([`${host}/en/group/`]);
    expect(head.link('prev')).toEqual([]);
    expect(Object.keys(head.languages)).toHaveLength(locales.length + 1);
  });
});

describe('search engines', () => {
  it.each<[Partial<Page>, Partial<SiteContent>, string[]]>([
    [{}, {}, []],
    [{}, { env: 'qa' }, ['noindex']],
    [{ noindex: true }, {}, ['noindex']],
  ])('can index a page in production, unless it opts out: %j, %j', (page, content, robots) => {
    expect(renderHead(page, content).meta('robots')).toEqual(robots);
  });
});

describe('Open Graph', () => {
  it('describes the page, with its pictures', () => {
    const { meta, title } = renderHead({
      head: { title: 'The group – Page 2 of 3', feeds: [] },
      shareImage: { src: '/media/share/group.jpg', width: 1200, height: 630 },
      linkThumbnail: { src: '/media/glasses.jpg', width: 1600, height: 1200 },
    });
    expect(title).toBe('The group – Page 2 of 3');
    expect(meta('description')).toEqual(['What the group is.']);
    expect(meta('og:image')).toEqual([`${host}/media/share/group.jpg`]);
    expect(meta('og:image:width')).toEqual(['1200']);
    expect(meta('og:image:height')).toEqual(['630']);
    expect(meta('thumbnail')).toEqual([`${host}/media/glasses.jpg`]);
    expect(meta('og:type')).toEqual(['website']);
    expect(meta('og:site_name')).toEqual(['Halcyre']);
    expect(meta('og:title')).toEqual(['The group today']);
    expect(meta('og:description')).toEqual(['What the group is.']);
    expect(meta('og:url')).toEqual([`${host}/en/group/`]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
  });

  it('names the languages in its own format', () => {
    const { meta } = renderHead({}, { locale: 'jp' });
    expect(meta('og:locale')).toEqual(['ja_JP']);
    expect(meta('og:locale:alternate')).toEqual(['en_GB', 'fr_FR', 'it_IT', 'zh_CN']);
  });

  it('has the date of an article', () => {
    const { meta } = renderHead({ pageType: 'NewsArticle', publishedAt: '2026-05-04' });
    expect(meta('og:type')).toEqual(['article']);
    expect(meta('article:published_time')).toEqual(['2026-05-04']);
    expect(renderHead().meta('article:published_time')).toEqual([]);
  });

  it('has the id of the Facebook application if there is one', () => {
    expect(renderHead({}, { facebookAppId: '1234' }).meta('fb:app_id')).toEqual(['1234']);
    expect(renderHead().meta('fb:app_id')).toEqual([]);
  });
});

describe('structured data', () => {
  it('is JSON in which no text can close the script element', () => {
    const headline = 'Results</script><script>alert(1)</script><!--';
    const article = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline } as const;
    const video = { '@context': 'https://schema.org', '@type': 'VideoObject' } as const;
    const { scripts } = renderHead({}, {}, [article, video, video]);
    expect(scripts.map((script) => JSON.parse(script))).toEqual([article, video, video]);
    expect(scripts.join()).not.toContain('<');
  });
});
