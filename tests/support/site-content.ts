import type { SearchOutcome } from '@/hooks/useContentSearch';
import { type Locale, locales, networks } from '@/lib/i18n/locales';
import type { HouseCard } from '@/lib/model/card';
import type { GroupEvent } from '@/lib/model/event';
import type { Image, Video, YoutubeVideo } from '@/lib/model/field-types';
import type { HouseDetails } from '@/lib/model/house';
import { type JobItem, jobItem } from '@/lib/model/job';
import type { MediaFile } from '@/lib/model/media';
import type { Page } from '@/lib/model/page';
import type { SearchResult, SearchSuggestion } from '@/lib/model/search';
import type { Section } from '@/lib/model/section';
import type { HeaderTab } from '@/lib/model/settings';
import type { SiteContent } from '@/lib/model/site-content';
import type { SpecialEvent } from '@/lib/model/special-event';

export const buildPicture = (overrides: Partial<Image> = {}): Image => ({
  src: '/media/picture.jpg',
  width: 1600,
  height: 900,
  alt: 'A picture',
  focal: '50% 40%',
  blur: 'data:image/webp;base64,AA==',
  ...overrides,
});

/** A picture or film to download. */
export const buildMediaFile = (reference: string): MediaFile => ({
  href: `/api/download-file/?path=${encodeURIComponent(reference)}`,
  format: 'JPG',
  details: 'JPG · 1600 × 900 px · 20 kB',
  reference,
  bytes: 20_000,
});

const { blur: _, ...thumbnail } = buildPicture({ src: '/media/thumbnail.jpg', alt: '' });

export const testVideo = (overrides: Partial<Video> = {}): Video => ({
  videoUrl: '/media/films/atelier.mp4',
  title: 'A day at the bench',
  alt: 'Hands at work',
  background: buildPicture({ src: '/media/films/atelier.jpg' }),
  captions: { en: '/media/films/atelier.en.vtt', jp: '/media/films/atelier.jp.vtt' },
  ...overrides,
});

export const buildYoutubeVideo = (overrides: Partial<YoutubeVideo> = {}): YoutubeVideo => ({
  videoId: 'abcdefghijk',
  title: 'The harvest',
  background: buildPicture({ src: '/media/harvest.jpg', alt: 'Vines at dawn' }),
  ...overrides,
});

/** A tab of the menu with `sections` sections of two pages each. */
export const tab = (text: string, sections = 2): HeaderTab => {
  const link = `/en/${text.toLowerCase()}/`;
  const numbers = Array.from({ length: sections }, (_, index) => index + 1);
  return {
    text,
    link,
    mobileThumbnail: thumbnail,
    sections: numbers.map((number) => ({
      title: `${text} ${number}`,
      link: `${link}${number}/`,
      thumbnail,
      pages: ['a', 'b'].map((page) => ({
        pageTitle: `${text} ${number}${page}`,
        pageLink: `${link}${number}/${page}/`,
      })),
    })),
  };
};

const defaultMenu = [tab('Group', 4), tab('Houses', 3), tab('News', 0), tab('Talents'), tab('Investors')];

/** The content of the shell around a page of `locale`, with the whole menu. */
export const buildSiteContent = (overrides: Partial<SiteContent> = {}): SiteContent => ({
  locale: 'en',
  frontHost: 'https://halcyre.example',
  env: 'production',
  mailSender: 'mail@halcyre.example',
  titleSuffix: 'Halcyre',
  socialNetworks: networks.map((network) => ({ network, url: `https://${network}.example/halcyre` })),
  menu: defaultMenu,
  headerTabs: (overrides.menu ?? defaultMenu).map(({ text, link, sections }) => ({
    text,
    link,
    hasSubmenu: sections.length > 0,
  })),
  joinUs: { text: 'Join us', link: '/en/talents/offers/', thumbnail },
  signIn: { text: 'Sign in', url: 'https://jobs.example/sign-in' },
  footerLinks: [
    { title: 'Legal notice', url: '/en/legal/' },
    { title: 'Privacy', url: '/en/privacy/' },
  ],
  cookiesPage: '/en/cookies/',
  searchPage: '/en/search/',
  sharePage: '/en/share/',
  privacyPage: '/en/privacy/',
  filings: [],
  categories: [
    { key: 'finance', label: 'Finance' },
    { key: 'craft', label: 'Crafts' },
  ],
  breadcrumbs: [],
  pageLocalizations: [],
  ...overrides,
});

/** The paths of a page in every locale: `/en/group/`, `/fr/group/` … */
export const localizations = (path: string, pageLocales: Locale[] = locales) =>
  pageLocales.map((locale) => ({ locale, path: `/${locale}/${path}/` }));

export const buildPage = (overrides: Partial<Page> = {}): Page => ({
  pageTitle: 'The group',
  seo: { pageTitle: 'The group today', pageDescription: 'What the group is.' },
  head: { title: 'The group today | Halcyre', feeds: [] },
  linkThumbnail: null,
  shareImage: { src: '/media/share/group.jpg', width: 1200, height: 630 },
  sections: [],
  publishedAt: '2026-01-15',
  updatedAt: null,
  pageType: 'Organization',
  ...overrides,
});

/** The facts of a house, with a word-mark named after it. */
export const buildHouseDetails = (name: string, overrides: Partial<HouseDetails> = {}): HouseDetails => ({
  founded: 1874,
  since: '1874',
  city: 'Geneva',
  country: 'CH',
  place: 'Geneva, Switzerland',
  mark: buildPicture({ src: `/media/marks/${name.toLowerCase()}.svg`, width: 188, height: 38, alt: name, blur: '' }),
  ...overrides,
});

export const buildHouseCard = (title: string, overrides: Partial<HouseCard> = {}): HouseCard => ({
  title,
  text: `About ${title}.`,
  href: `/en/houses/${title.toLowerCase()}/`,
  image: buildPicture({ alt: '' }),
  ...buildHouseDetails(title),
  ...overrides,
});

type Slide = Section<'hero'>['slides'][number];

export const buildSlide = (overrides: Partial<Slide> = {}): Slide => ({
  title: 'Made by hand',
  image: buildPicture(),
  link: null,
  ...overrides,
});

export const buildHero = (overrides: Partial<Section<'hero'>> = {}): Section<'hero'> => ({
  type: 'hero',
  date: null,
  house: null,
  offers: null,
  slides: [buildSlide()],
  ...overrides,
});

/** The names of the facts that a board may leave out. */
export const optionalFacts = Object.entries(jobItem.shape).flatMap(([name, schema]) =>
  schema.safeParse(null).success ? name : [],
);
const noFacts = Object.fromEntries(optionalFacts.map((name) => [name, null]));

export const buildJob = (overrides: Partial<JobItem> = {}): JobItem => ({
  ...(noFacts as unknown as JobItem),
  jobId: 'J-1',
  isOpen: true,
  jobPosting: 'Watchmaker',
  lang: 'en',
  continent: 'europe',
  path: 'watchmaker-j-1',
  publishedAt: '2026-02-01',
  publishedText: '1 February 2026',
  closesAt: { iso: '2026-04-30', text: '30 April 2026' },
  workerSubType: 'Permanent',
  jobTimeType: 'Full time',
  workModel: 'On site',
  hoursText: '42 hours a week',
  payText: 'CHF 70,000 to CHF 90,000 gross a year',
  houseName: 'Helvant',
  jobFamily: 'Crafts',
  locationCountry: 'Switzerland',
  locationCity: 'Geneva',
  houseImage: '/media/houses/helvant.jpg',
  houseCalcImage: '/media/houses/helvant-small.jpg',
  ...overrides,
});

/** The optional facts of an offer whose posting has only the required ones. */
export const bareJob: Partial<JobItem> = { ...noFacts, continent: 'world' };

export const searchResult = (overrides: Partial<SearchResult> = {}): SearchResult => ({
  title: 'Half-year results',
  description: 'Revenue grew in every sector.',
  date: '2026-07-24',
  dateText: '24 July 2026',
  isUpcoming: false,
  thumbnail: { src: '/media/results.jpg', alt: '' },
  url: '/en/news/half-year-results/',
  externalLink: false,
  type: 'other',
  color: '',
  ...overrides,
});

/** A search of the site with one result. */
export const buildSearchOutcome = (overrides: Partial<SearchOutcome> = {}): SearchOutcome => {
  const { results = [searchResult()] } = overrides;
  return {
    query: 'watch',
    sort: 'date_desc',
    bestMatches: [],
    results,
    nbHits: results.length,
    corrected: null,
    missingWords: [],
    nbOffers: 0,
    ...overrides,
  };
};

export const buildSuggestion = (title: string, overrides: Partial<SearchSuggestion> = {}): SearchSuggestion => ({
  kind: 'page',
  title,
  detail: '',
  url: `/en/${title.toLowerCase()}/`,
  picture: null,
  ...overrides,
});

export const groupEvent = (overrides: Partial<GroupEvent> = {}): GroupEvent => ({
  id: 'silk',
  type: 'exhibition',
  status: 'coming',
  title: 'Silk',
  text: 'A hundred metres, unrolled.',
  start: '2026-05-04',
  end: '2026-06-07',
  dates: '4 May – 7 June 2026',
  place: 'Lyon',
  image: buildPicture(),
  href: '/en/events/silk/',
  ics: '/en/calendar.ics?event=silk',
  ...overrides,
});

/** The event that every page announces, in May 2026. */
export const buildSpecialEvent = (overrides: Partial<SpecialEvent> = {}): SpecialEvent => ({
  eventName: 'open-days',
  startDate: '2026-05-01T00:00:00.000Z',
  endDate: '2026-05-31T23:59:59.999Z',
  videoIntro: {
    videoUrl: '/media/films/open-days.mp4',
    title: 'Open days',
    alt: 'A door opens',
    background: buildPicture({ src: '/media/films/open-days.jpg' }),
    linkText: 'See the days',
    closeButtonText: 'Not now',
  },
  stickerAnimation: {
    mainImage: buildPicture({ src: '/media/main.svg', alt: 'Open days, in May' }),
    secondaryImage: buildPicture({ src: '/media/secondary.svg', alt: '' }),
  },
  eventPageUrl: '/en/open-days/',
  ...overrides,
});
