import { getLanguageTag } from '../../i18n/locales';
import { parisDateTime } from '../../i18n/paris-time';
import { findLocalizedPath, pagePath } from '../../i18n/paths';
import type { HouseFacts } from '../../model/house';
import type { Page } from '../../model/page';
import type { SiteContent } from '../../model/site-content';
import { structuredEvents } from './events';
import { structuredFilms } from './films';
import { groupIn, groupLogo, mediaAddress, type PageWithUrl, sectionsOf, type Thing, thing } from './thing';

/** The structured data of a page (schema.org): its subject, films, events and breadcrumbs. */
export const structuredData = async (page: Page, content: SiteContent): Promise<Thing[]> => {
  const { frontHost, locale, pageLocalizations } = content;
  const shown = { page, content, url: frontHost + (findLocalizedPath(locale, pageLocalizations) ?? '') };
  return [...subject(shown), ...(await structuredFilms(shown)), ...structuredEvents(shown), ...breadcrumbList(shown)];
};

const subject = (shown: PageWithUrl): Thing[] => {
  const { page, content } = shown;
  if (page.pageType === 'JobPosting') return [];
  if (page.pageType === 'NewsArticle') return [article(shown)];
  const house = sectionsOf(page, 'hero')[0]?.house;
  if (house) return [houseOf(shown, house)];
  return content.breadcrumbs.length === 0 && page.sections.length > 0
    ? [organization(shown), webSite(shown)]
    : [organization(shown)];
};

const imageOf = ({ page, content }: PageWithUrl) => mediaAddress(content.frontHost, page.shareImage.src);

const organization = ({ content }: PageWithUrl) => {
  const { frontHost, locale, socialNetworks } = content;
  return thing('Organization', {
    ...groupIn(content),
    url: frontHost + pagePath(locale, ''),
    logo: groupLogo(frontHost),
    sameAs: socialNetworks.map(({ url }) => url),
  });
};

const webSite = ({ content }: PageWithUrl) => {
  const { frontHost, titleSuffix, locale } = content;
  return thing('WebSite', {
    name: titleSuffix,
    url: frontHost + pagePath(locale, ''),
    inLanguage: getLanguageTag(locale),
    publisher: { '@id': groupIn(content)['@id'] },
  });
};

const houseOf = (shown: PageWithUrl, { founded, city, country, mark }: HouseFacts) =>
  thing('Organization', {
    name: shown.page.pageTitle,
    description: shown.page.seo.pageDescription,
    url: shown.url,
    logo: mediaAddress(shown.content.frontHost, mark.src),
    image: imageOf(shown),
    foundingDate: `${founded}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    parentOrganization: groupIn(shown.content),
  });

const article = (shown: PageWithUrl) => {
  const { page, content, url } = shown;
  const { frontHost, locale } = content;
  const group = { ...groupIn(content), url: frontHost };
  const { publishedAt, updatedAt } = page;
  return thing('NewsArticle', {
    headline: page.pageTitle,
    description: page.seo.pageDescription,
    image: [imageOf(shown)],
    ...(publishedAt && {
      datePublished: parisDateTime(publishedAt),
      dateModified: parisDateTime(updatedAt ?? publishedAt),
    }),
    inLanguage: getLanguageTag(locale),
    mainEntityOfPage: url,
    author: group,
    publisher: { ...group, logo: groupLogo(frontHost) },
  });
};

const breadcrumbList = ({ content: { frontHost, titleSuffix, locale, breadcrumbs } }: PageWithUrl) => {
  if (breadcrumbs.length === 0) return [];
  const above = breadcrumbs.filter(({ notClickable }) => !notClickable);
  const trail = [{ title: titleSuffix, path: pagePath(locale, '') }, ...above];
  const itemListElement = trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: frontHost + path,
  }));
  return [thing('BreadcrumbList', { itemListElement })];
};
