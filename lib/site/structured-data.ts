import { tagOf } from '../i18n/locales';
import { pagePath, pathIn } from '../i18n/paths';
import type { HouseFacts } from '../model/house';
import type { Page } from '../model/page';
import type { Section } from '../model/section';
import type { SectionType } from '../model/section-content';
import type { SiteContent } from '../model/site-content';

export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

interface Shown {
  page: Page;
  content: SiteContent;
  url: string;
}

/** What a page says to search engines in schema.org's words: what it is about, its films and events, where it stands. */
export const structuredData = (page: Page, content: SiteContent): Thing[] => {
  const { frontHost, locale, pageLocalizations } = content;
  const shown = { page, content, url: frontHost + (pathIn(locale, pageLocalizations) ?? '') };
  return [...subject(shown), ...films(shown), ...events(shown), ...breadcrumbList(shown)];
};

const thing = (type: string, properties: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

const subject = (shown: Shown): Thing[] => {
  const { page, content } = shown;
  if (page.pageType === 'JobPosting') return [];
  if (page.pageType === 'NewsArticle') return [article(shown)];
  const house = sectionsOf(page, 'hero')[0]?.house;
  if (house) return [houseOf(shown, house)];
  return content.breadcrumbs.length === 0 && page.sections.length > 0
    ? [organization(shown), webSite(shown)]
    : [organization(shown)];
};

const sectionsOf = <T extends SectionType>({ sections }: Page, type: T) =>
  sections.filter((section) => section.type === type) as unknown as Section<T>[];

const groupId = ({ content }: Shown) => `${content.frontHost}/#organization`;

const imageOf = ({ page, content }: Shown) => content.frontHost + page.shareImage.src;

const organization = (shown: Shown) => {
  const { frontHost, titleSuffix, locale, socialNetworks } = shown.content;
  return thing('Organization', {
    '@id': groupId(shown),
    name: titleSuffix,
    url: frontHost + pagePath(locale, ''),
    logo: `${frontHost}/icon-512.png`,
    sameAs: socialNetworks.map(({ url }) => url),
  });
};

const webSite = (shown: Shown) => {
  const { frontHost, titleSuffix, locale } = shown.content;
  return thing('WebSite', {
    name: titleSuffix,
    url: frontHost + pagePath(locale, ''),
    inLanguage: tagOf(locale),
    publisher: { '@id': groupId(shown) },
  });
};

const houseOf = (shown: Shown, { founded, city, country }: HouseFacts) =>
  thing('Organization', {
    name: shown.page.pageTitle,
    description: shown.page.seo.pageDescription,
    url: shown.url,
    image: imageOf(shown),
    foundingDate: `${founded}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    parentOrganization: { '@type': 'Organization', '@id': groupId(shown), name: shown.content.titleSuffix },
  });

const article = (shown: Shown) => {
  const { page, content, url } = shown;
  const group = { '@type': 'Organization', '@id': groupId(shown), name: content.titleSuffix, url: content.frontHost };
  return thing('NewsArticle', {
    headline: page.pageTitle,
    description: page.seo.pageDescription,
    image: [imageOf(shown)],
    datePublished: page.publishedAt,
    dateModified: page.updatedAt ?? page.publishedAt,
    inLanguage: tagOf(content.locale),
    mainEntityOfPage: url,
    author: group,
    publisher: group,
  });
};

/** The films of a page with what is said of them and their days: the page's where they have none. */
const filmsOf = (page: Page) => [
  ...sectionsOf(page, 'video-with-description').map(({ video }) => ({ video, description: video.alt, date: null })),
  ...sectionsOf(page, 'playlist').flatMap(({ playlist }) => playlist?.items ?? []),
];

const films = ({ page, content: { frontHost, locale } }: Shown) =>
  filmsOf(page).flatMap(({ video, description, date }) => {
    const uploadDate = date?.iso ?? page.publishedAt;
    if (!uploadDate || 'videoId' in video) return [];
    const { title: name, background, videoUrl } = video;
    const addresses = { thumbnailUrl: [frontHost + background.src], contentUrl: frontHost + videoUrl };
    return [thing('VideoObject', { name, description, ...addresses, uploadDate, inLanguage: tagOf(locale) })];
  });

/** The events of a list that have pages of their own and are not over. */
const events = (shown: Shown) => {
  const { frontHost, titleSuffix, locale } = shown.content;
  const items = sectionsOf(shown.page, 'events-list').flatMap((list) => list.items);
  return items.flatMap(({ status, title, text, start, end, place, image, href }) => {
    if (!href || status === 'over') return [];
    const properties = {
      name: title,
      description: text,
      startDate: start,
      endDate: end,
      location: { '@type': 'Place', name: place, address: place },
      ...(image && { image: [frontHost + image.src] }),
      url: frontHost + href,
      organizer: { '@type': 'Organization', '@id': groupId(shown), name: titleSuffix, url: frontHost },
      inLanguage: tagOf(locale),
    };
    return [thing('Event', properties)];
  });
};

const breadcrumbList = ({ content: { frontHost, titleSuffix, locale, breadcrumbs } }: Shown) => {
  if (breadcrumbs.length === 0) return [];
  const trail = [{ title: titleSuffix, path: pagePath(locale, '') }, ...breadcrumbs];
  const itemListElement = trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: frontHost + path,
  }));
  return [thing('BreadcrumbList', { itemListElement })];
};
