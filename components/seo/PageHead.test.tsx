import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { Pagination } from '@/lib/model/list';
import type { Page } from '@/lib/model/page';
import type { Section } from '@/lib/model/section';
import type { SiteContent } from '@/lib/model/site-content';
import type { Thing } from '@/lib/site/structured-data/thing';
import { headOf } from '@/tests/support/head';
import { localizations, page } from '@/tests/support/site-content';
import { PageHead } from './PageHead';

const host = 'https://halcyre.example';
const pageLocalizations = localizations('group');

const headFor = (parts: Partial<Page> = {}, content: Partial<SiteContent> = {}, structuredData: Thing[] = []) => {
  const head = headOf(<PageHead page={page(parts)} structuredData={structuredData} />, {
    content: { pageLocalizations, ...content },
  });
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    title: head.querySelector('title')?.textContent,
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    link: (rel: string) => all(`link[rel="${rel}"]`, 'href'),
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

const list = (pagination: Pagination | null): Section => ({
  type: 'news-list',
  pageSize: 9,
  paginated: true,
  link: null,
  items: [],
  filters: [],
  pagination: pagination && { ...pagination, nbHits: 30 },
});

it('has the title that the server gives the document', () => {
  expect(headFor({ head: { title: 'The group – Page 2 of 3', feeds: [] } }).title).toBe('The group – Page 2 of 3');
});

it('names the feeds of its language', () => {
  const { feeds } = headFor({
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
  expect(headFor().feeds).toEqual([]);
});

it('describes the page', () => {
  expect(headFor().meta('description')).toEqual(['What the group is.']);
});

describe('addresses', () => {
  it('have the page’s own as the canonical one', () => {
    expect(headFor().link('canonical')).toEqual([`${host}/en/group/`]);
    expect(headFor({}, { locale: 'cn' }).link('canonical')).toEqual([`${host}/cn/group/`]);
  });

  it('have one for each language that the page exists in, by language tag', () => {
    expect(headFor().languages).toEqual({
      en: `${host}/en/group/`,
      fr: `${host}/fr/group/`,
      it: `${host}/it/group/`,
      'zh-CN': `${host}/cn/group/`,
      'ja-JP': `${host}/jp/group/`,
      'x-default': `${host}/en/group/`,
    });
  });

  it('have English by default, otherwise the first language', () => {
    const only = localizations('maisons', ['fr', 'jp']);
    expect(headFor({}, { locale: 'fr', pageLocalizations: only }).languages).toEqual({
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
    const head = headFor({ sections: [list(null), list(pagination)] });
    expect(head.link('canonical')).toEqual([`${host}/en/group/?page=2`]);
    expect(head.link('prev')).toEqual([`${host}/en/group/?page=1`]);
    expect(head.link('next')).toEqual([`${host}/en/group/?page=3`]);
    expect(head.languages).toEqual({});
  });

  it('have no query for the first page of a list', () => {
    const pagination = { address: '/en/group/', page: 0, nbPages: 2, previous: null, next: '/en/group/?page=1' };
    const head = headFor({ sections: [list(pagination)] });
    expect(head.link('canonical')).toEqual([`${host}/en/group/`]);
    expect(head.link('prev')).toEqual([]);
    expect(Object.keys(head.languages)).toHaveLength(locales.length + 1);
  });
});

describe('search engines', () => {
  it('may index a page in production', () => {
    expect(headFor().meta('robots')).toEqual([]);
  });

  it.each(['preproduction', 'qa', 'development'] as const)('may index nothing in %s', (env) => {
    expect(headFor({}, { env: env as SiteContent['env'] }).meta('robots')).toEqual(['noindex']);
  });

  it('may not index a page that opts out', () => {
    expect(headFor({ noindex: true }).meta('robots')).toEqual(['noindex']);
  });
});

describe('Open Graph', () => {
  it('describes the page', () => {
    const { meta } = headFor();
    expect(meta('og:type')).toEqual(['website']);
    expect(meta('og:site_name')).toEqual(['Halcyre']);
    expect(meta('og:title')).toEqual(['The group today']);
    expect(meta('og:description')).toEqual(['What the group is.']);
    expect(meta('og:url')).toEqual([`${host}/en/group/`]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
  });

  it('shows the picture of the page, with its size', () => {
    const { meta } = headFor({ shareImage: { src: '/media/share/group.jpg', width: 1200, height: 630 } });
    expect(meta('og:image')).toEqual([`${host}/media/share/group.jpg`]);
    expect(meta('og:image:width')).toEqual(['1200']);
    expect(meta('og:image:height')).toEqual(['630']);
  });

  it('names the languages in its own format', () => {
    const { meta } = headFor({}, { locale: 'jp' });
    expect(meta('og:locale')).toEqual(['ja_JP']);
    expect(meta('og:locale:alternate')).toEqual(['en_GB', 'fr_FR', 'it_IT', 'zh_CN']);
  });

  it('dates an article', () => {
    const { meta } = headFor({ pageType: 'NewsArticle', publishedAt: '2026-05-04' });
    expect(meta('og:type')).toEqual(['article']);
    expect(meta('article:published_time')).toEqual(['2026-05-04']);
    expect(headFor().meta('article:published_time')).toEqual([]);
  });

  it('names the picture for links to the page', () => {
    const linkThumbnail = { src: '/media/glasses.jpg', width: 1600, height: 1200 };
    expect(headFor({ linkThumbnail }).meta('thumbnail')).toEqual([`${host}/media/glasses.jpg`]);
    expect(headFor().meta('thumbnail')).toEqual([]);
  });

  it('names the Facebook application if there is one', () => {
    expect(headFor({}, { facebookAppId: '1234' }).meta('fb:app_id')).toEqual(['1234']);
    expect(headFor().meta('fb:app_id')).toEqual([]);
  });
});

describe('structured data', () => {
  it('is JSON that cannot end its element', () => {
    const headline = 'Results</script><script>alert(1)</script><!--';
    const article = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline } as const;
    const film = { '@context': 'https://schema.org', '@type': 'VideoObject' } as const;
    const { scripts } = headFor({}, {}, [article, film, film]);
    expect(scripts.map((script) => JSON.parse(script))).toEqual([article, film, film]);
    expect(scripts.join()).not.toContain('<');
  });
});
