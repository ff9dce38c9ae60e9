import { tagOf } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import type { Page } from '@/lib/model/page';
import type { SiteContent } from '@/lib/model/site-content';

type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** What a page says to search engines in schema.org's words, by page type. */
export const structuredData = (page: Page, content: SiteContent, url: string, image: string): Thing[] => {
  const things = page.pageType === 'NewsArticle' ? [article(page, content, url, image)] : [organization(content)];
  return content.breadcrumbs.length > 0 ? [...things, breadcrumbList(content)] : things;
};

const thing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

const organization = ({ frontHost, titleSuffix, locale, socialNetworks }: SiteContent) =>
  thing('Organization', {
    '@id': `${frontHost}/#organization`,
    name: titleSuffix,
    url: frontHost + pagePath(locale, ''),
    logo: `${frontHost}/apple-touch-icon.png`,
    sameAs: socialNetworks.map(({ url }) => url),
  });

const article = (page: Page, { frontHost, titleSuffix, locale }: SiteContent, url: string, image: string) =>
  thing('NewsArticle', {
    headline: page.pageTitle,
    description: page.seo.pageDescription,
    image: [image],
    datePublished: page.publishedAt,
    dateModified: page.updatedAt ?? page.publishedAt,
    inLanguage: tagOf(locale),
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: titleSuffix, url: frontHost },
    publisher: { '@type': 'Organization', '@id': `${frontHost}/#organization`, name: titleSuffix },
  });

const breadcrumbList = ({ frontHost, breadcrumbs }: SiteContent) =>
  thing('BreadcrumbList', {
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: frontHost + path,
    })),
  });
