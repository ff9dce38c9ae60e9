import { formatDate, languageName } from '../../i18n/formats';
import { type Locale, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import type { Offer } from '../../jobs/contract';
import { closingSoonDays, type JobItem, type JobPosting } from '../../model/job';
import { pictureQuality } from '../../shared/picture-sizes';
import { toDay } from '../pages/cards';
import { directoryOf } from '../pages/directory';

const fallbackImage = '/media/fallback/small.jpg';
const widePicture = { src: '/media/fallback/large.jpg', width: 1760, height: 567, alt: '', focal: '50% 50%', blur: '' };
const cardWidth = 320;
const dayLength = 86_400_000;

const rendition = (src: string) => `/_next/image/?url=${encodeURIComponent(src)}&w=${cardWidth}&q=${pictureQuality}`;

/** What offers are shown with in a locale: its words, and the page of each house by its key. */
const setting = async (locale: Locale) => {
  const [t, { houses }] = await Promise.all([serverWords(locale, 'jobs'), directoryOf({ locale, draft: false })]);
  return { locale, t, houses: new Map(houses.map((page) => [page.id, page])) };
};

const toJobItem = (offer: Offer, { locale, t, houses }: Awaited<ReturnType<typeof setting>>): JobItem => {
  const houseImage = houses.get(offer.house.key)?.image?.src ?? fallbackImage;
  const lang = tagOf(offer.language);
  return {
    jobId: offer.jobId,
    jobPosting: offer.title,
    lang,
    languageText: offer.language === locale ? null : t('offer.language', { language: languageName(locale, lang) }),
    continent: offer.continent,
    path: offer.path,
    publishedAt: offer.publishedAt,
    publishedText: formatDate(locale, offer.publishedAt),
    jobFamily: offer.family.label,
    locationCountry: offer.country.label,
    locationCity: offer.city.label,
    workerSubType: offer.contract.label,
    jobTimeType: offer.time.label,
    houseName: offer.house.label,
    houseImage,
    houseCalcImage: rendition(houseImage),
  };
};

/** Offers as lists show them, with the pictures of their houses. */
export const toJobItems = async (offers: Offer[], locale: Locale): Promise<JobItem[]> => {
  const around = await setting(locale);
  return offers.map((offer) => toJobItem(offer, around));
};

/** An offer as its page shows it, on the day of `now`. */
export const toJobPosting = async (offer: Offer, locale: Locale, now = new Date()): Promise<JobPosting> => {
  const around = await setting(locale);
  const house = around.houses.get(offer.house.key);
  const daysLeft = (Date.parse(offer.closesAt) - now.getTime()) / dayLength;
  return {
    ...toJobItem(offer, around),
    pathIndex: offer.pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : widePicture,
    description: offer.description,
    applyUrl: offer.applyUrl,
    closes: toDay(locale, offer.closesAt),
    closingSoon: offer.isOpen && daysLeft <= closingSoonDays,
    contractKey: offer.contract.key,
    timeKey: offer.time.key,
    filters: {
      house: offer.house.key,
      jobFamily: offer.family.key,
      country: offer.country.key,
      city: offer.city.key,
    },
    housePath: house ? pagePath(locale, house.path) : null,
  };
};
