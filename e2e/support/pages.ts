import type { Locale } from '@/lib/i18n/locales';
import { catalogue } from '@/lib/site/careers/catalogue';
import { loadJobPath } from '@/lib/site/careers/job-paths';
import { getEntryPath } from './content';

/** The id of an entry of the content for each type of page. */
export const pageTypes = {
  home: 'home',
  landing: 'group',
  houses: 'houses',
  house: 'sarmante',
  history: 'history',
  governance: 'governance',
  'key figures': 'key-figures',
  sustainability: 'sustainability',
  investors: 'investors',
  documents: 'documents',
  share: 'share',
  dashboard: 'climate-figures',
  article: 'annual-results-2025',
  'news list': 'news',
  highlights: 'highlights',
  people: 'people',
  person: 'gu-wanqing',
  archives: 'archives',
  search: 'search',
  talents: 'talents',
  'job offers': 'job-offers',
  'media library': 'media-library',
  film: 'harvest-film',
  events: 'events',
  'event page': 'open-workshops',
  contact: 'contact',
  press: 'press',
  legal: 'legal-notice',
} as const;

export type PageType = keyof typeof pageTypes;
export const pageTypeNames = Object.keys(pageTypes) as PageType[];

/** The path of an open offer. Throws if there is none. */
export const getOpenOfferPath = async (locale: Locale): Promise<string> => {
  const [newest] = await catalogue.addresses();
  if (!newest) throw new Error('There is no open offer.');
  return loadJobPath(locale, newest);
};

/** The path of a closed offer: an earlier round of a posting that is open again. Throws if there is none. */
export const getClosedOfferPath = async (locale: Locale): Promise<string> => {
  const reposted = (await catalogue.addresses()).find(({ path }) => !path.endsWith('00'));
  if (!reposted) throw new Error('There is no reposted offer.');
  const { continent, path } = reposted;
  return loadJobPath(locale, { continent, path: path.replace(/\d+$/, (index) => `${Number(index) - 1}`) });
};

const otherPages = {
  'open offer': getOpenOfferPath,
  'closed offer': getClosedOfferPath,
  'alert link': async (locale: Locale) => `/${locale}/job-alert/?token=old`,
  'subscription link': async (locale: Locale) => `/${locale}/subscription/?token=old`,
  'missing page': async (locale: Locale) => `/${locale}/nope/`,
} as const;

/** Every type of page, including those that are not entries of the content. */
export const allPageTypes = [...pageTypeNames, ...(Object.keys(otherPages) as (keyof typeof otherPages)[])];

/** The path of a page of a type in a locale. */
export const getPagePath = (type: (typeof allPageTypes)[number], locale: Locale): Promise<string> =>
  type in otherPages
    ? otherPages[type as keyof typeof otherPages](locale)
    : getEntryPath(pageTypes[type as PageType], locale);
