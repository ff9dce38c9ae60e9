import { getLanguageTag } from '../../i18n/locales';
import { formatParisDateTime } from '../../i18n/paris-time';
import { findLocalizedPath, toPagePath } from '../../i18n/paths';
import type { HouseDetails } from '../../model/house';
import type { Page } from '../../model/page';
import type { SiteContent } from '../../model/site-content';
import { buildAddressThings } from './addresses';
import { buildEventThings } from './events';
import {
  createThing,
  findSections,
  groupLogo,
  groupReference,
  type PageWithUrl,
  type Thing,
  toMediaUrl,
} from './thing';
import { buildVideoThings } from './videos';

/** The structured data of a page (schema.org): its subject, films, events and breadcrumbs. */
export const buildStructuredData = async (page: Page, content: SiteContent): Promise<Thing[]> => {
  const { frontHost, locale, pageLocalizations } = content;
  const pageWithUrl = { page, content, url: frontHost + (findLocalizedPath(locale, pageLocalizations) ?? '') };
  return [
    ...buildSubject(pageWithUrl),
    ...(await buildVideoThings(pageWithUrl)),
    ...buildEventThings(pageWithUrl),
    ...buildAddressThings(pageWithUrl),
    ...buildBreadcrumbList(pageWithUrl),
  ];
};

const buildSubject = (pageWithUrl: PageWithUrl): Thing[] => {
  const { page, content } = pageWithUrl;
  if (page.pageType === 'JobPosting') return [];
  if (page.pageType === 'NewsArticle') return [buildArticle(pageWithUrl)];
  const house = findSections(page, 'hero')[0]?.house;
  if (house) return [buildHouseOrganization(pageWithUrl, house)];
  return content.breadcrumbs.length === 0 && page.sections.length > 0
    ? [buildOrganization(pageWithUrl), buildWebSite(pageWithUrl)]
    : [buildOrganization(pageWithUrl)];
};

const getImageUrl = ({ page, content }: PageWithUrl) => toMediaUrl(content.frontHost, page.shareImage.src);

const buildOrganization = ({ content }: PageWithUrl) => {
  const { frontHost, locale, socialNetworks } = content;
  return createThing('Organization', {
    ...groupReference(content),
    url: frontHost + toPagePath(locale, ''),
    logo: groupLogo(frontHost),
    sameAs: socialNetworks.map(({ url }) => url),
  });
};

const buildWebSite = ({ content }: PageWithUrl) => {
  const { frontHost, titleSuffix, locale } = content;
  return createThing('WebSite', {
    name: titleSuffix,
    url: frontHost + toPagePath(locale, ''),
    inLanguage: getLanguageTag(locale),
    publisher: { '@id': groupReference(content)['@id'] },
  });
};

const buildHouseOrganization = (pageWithUrl: PageWithUrl, { founded, city, country, mark }: HouseDetails) => {
  const { site, clientService } = findSections(pageWithUrl.page, 'addresses')[0]?.contact ?? {};
  return createThing('Organization', {
    name: pageWithUrl.page.pageTitle,
    description: pageWithUrl.page.seo.pageDescription,
    url: pageWithUrl.url,
    logo: toMediaUrl(pageWithUrl.content.frontHost, mark.src),
    image: getImageUrl(pageWithUrl),
    foundingDate: `${founded}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    parentOrganization: groupReference(pageWithUrl.content),
    ...(site && { sameAs: [site] }),
    ...(clientService && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: clientService.phone,
        email: clientService.email,
        availableLanguage: clientService.languages,
      },
    }),
  });
};

const buildArticle = (pageWithUrl: PageWithUrl) => {
  const { page, content, url } = pageWithUrl;
  const { frontHost, locale } = content;
  const group = { ...groupReference(content), url: frontHost };
  const { publishedAt, updatedAt } = page;
  return createThing('NewsArticle', {
    headline: page.pageTitle,
    description: page.seo.pageDescription,
    image: [getImageUrl(pageWithUrl)],
    ...(publishedAt && {
      datePublished: formatParisDateTime(publishedAt),
      dateModified: formatParisDateTime(updatedAt ?? publishedAt),
    }),
    inLanguage: getLanguageTag(locale),
    mainEntityOfPage: url,
    author: group,
    publisher: { ...group, logo: groupLogo(frontHost) },
  });
};

const buildBreadcrumbList = ({ content: { frontHost, titleSuffix, locale, breadcrumbs } }: PageWithUrl) => {
  if (breadcrumbs.length === 0) return [];
  const linkedBreadcrumbs = breadcrumbs.filter(({ notClickable }) => !notClickable);
  const trail = [{ title: titleSuffix, path: toPagePath(locale, '') }, ...linkedBreadcrumbs];
  const itemListElement = trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: frontHost + path,
  }));
  return [createThing('BreadcrumbList', { itemListElement })];
};
