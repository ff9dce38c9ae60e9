import { cms } from '../cms';
import type { CmsPage } from '../cms/contract';
import { formatDate } from '../i18n/formats';
import { type Locale, tagOf } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import type { Offer } from '../jobs/contract';
import { closingSoonDays, type JobItem, type JobPosting } from '../model/job';
import { pictureQuality } from '../picture-sizes';
import { toDay } from './cards';

const fallbackImage = '/media/fallback/small.jpg';
const widePicture = { src: '/media/fallback/large.jpg', width: 1760, height: 567, alt: '', focal: '50% 50%', blur: '' };
const cardWidth = 320;
const dayLength = 86_400_000;

const rendition = (src: string) => `/_next/image/?url=${encodeURIComponent(src)}&w=${cardWidth}&q=${pictureQuality}`;

/** The page of each house of a locale, by its key, for the pictures and links of offers. */
const housePages = async (locale: Locale): Promise<Map<string, CmsPage>> => {
  const houses = await cms.houses({ locale, draft: false });
  return new Map(houses.map((page) => [page.id, page]));
};

const toJobItem = (offer: Offer, locale: Locale, house: CmsPage | undefined): JobItem => {
  const houseImage = house?.image?.src ?? fallbackImage;
  return {
    jobId: offer.jobId,
    jobPosting: offer.title,
    lang: tagOf(offer.language),
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
  const houses = await housePages(locale);
  return offers.map((offer) => toJobItem(offer, locale, houses.get(offer.house.key)));
};

/** An offer as its page shows it, on the day of `now`. */
export const toJobPosting = async (offer: Offer, locale: Locale, now = new Date()): Promise<JobPosting> => {
  const house = (await housePages(locale)).get(offer.house.key);
  const daysLeft = (Date.parse(offer.closesAt) - now.getTime()) / dayLength;
  return {
    ...toJobItem(offer, locale, house),
    pathIndex: offer.pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : widePicture,
    description: offer.description,
    applyUrl: offer.applyUrl,
    closes: toDay(locale, offer.closesAt),
    closingSoon: offer.isOpen && daysLeft <= closingSoonDays,
    contractKey: offer.contract.key,
    timeKey: offer.time.key,
    filters: { jobFamily: offer.family.key, country: offer.country.key },
    housePath: house ? pagePath(locale, house.path) : null,
  };
};
