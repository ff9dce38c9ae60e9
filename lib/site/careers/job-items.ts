import { formatDate, languageName } from '../../i18n/formats';
import { serverStrings } from '../../i18n/load-strings';
import { type Locale, localeOfTag } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { formatPlace } from '../../i18n/writing';
import { closingSoonDays, type JobItem, type JobPosting } from '../../model/job';
import { tags } from '../../model/tags';
import { noteRead } from '../../platform/process/reads';
import { pictureQuality } from '../../shared/picture-sizes';
import { dayLength } from '../../shared/time';
import { toDay } from '../pages/cards';
import { pagesOf } from '../pages/directory';
import type { Offer, OfferWithText } from './catalogue/offer';

const fallbackImage = '/media/fallback/small.jpg';
const widePicture = { src: '/media/fallback/large.jpg', width: 1760, height: 567, alt: '', focal: '50% 50%', blur: '' };
const cardWidth = 320;

/**
 * Not `getImageProps` of next/image: it knows the sizes of `next.config.js` only in a build, so no test could check the
 * URL.
 */
const rendition = (src: string) => `/_next/image/?url=${encodeURIComponent(src)}&w=${cardWidth}&q=${pictureQuality}`;

/** The labels of offers in a locale, and the page of each house by its key. */
const setting = async (locale: Locale) => {
  const [t, houses] = await Promise.all([serverStrings(locale, 'jobs'), pagesOf({ locale, draft: false }, 'house')]);
  return { locale, t, houses: new Map(houses.map((page) => [page.id, page])) };
};

const toJobItem = (offer: Offer, { locale, t, houses }: Awaited<ReturnType<typeof setting>>): JobItem => {
  const house = houses.get(offer.house?.key ?? '');
  if (house) noteRead(tags.facts(locale, house.path));
  const houseImage = house?.image?.src ?? fallbackImage;
  const { language: lang } = offer;
  return {
    jobId: offer.jobId,
    jobPosting: offer.title,
    lang,
    languageText: localeOfTag(lang) === locale ? null : t('offer.language', { language: languageName(locale, lang) }),
    continent: offer.continent,
    path: offer.path,
    publishedAt: offer.publishedAt,
    publishedText: formatDate(locale, offer.publishedAt),
    jobFamily: offer.family?.label ?? null,
    locationCountry: offer.country?.label ?? null,
    locationCity: offer.city?.label ?? null,
    otherPlacesText: offer.otherPlaces.length > 0 ? t('offer.otherPlaces', { count: offer.otherPlaces.length }) : null,
    workerSubType: offer.contract?.label ?? null,
    jobTimeType: offer.time?.label ?? null,
    houseName: offer.house?.label ?? null,
    houseImage,
    houseCalcImage: rendition(houseImage),
  };
};

/** Offers for lists, with the pictures of their houses. */
export const toJobItems = async (offers: Offer[], locale: Locale): Promise<JobItem[]> => {
  const around = await setting(locale);
  return offers.map((offer) => toJobItem(offer, around));
};

/** An offer for its page, as of the day of `now`. */
export const toJobPosting = async (offer: OfferWithText, locale: Locale, now = new Date()): Promise<JobPosting> => {
  const around = await setting(locale);
  const house = around.houses.get(offer.house?.key ?? '');
  const daysLeft = offer.closesAt ? (Date.parse(offer.closesAt) - now.getTime()) / dayLength : Number.POSITIVE_INFINITY;
  return {
    ...toJobItem(offer, around),
    pathIndex: offer.pathIndex,
    picture: house?.image ? { ...house.image, alt: '' } : widePicture,
    description: offer.description,
    applyUrl: offer.applyUrl,
    closes: offer.closesAt ? toDay(locale, offer.closesAt) : null,
    closingSoon: offer.isOpen && daysLeft <= closingSoonDays,
    contractKey: offer.contract?.key ?? null,
    timeKey: offer.time?.key ?? null,
    filters: {
      house: offer.house?.key ?? null,
      jobFamily: offer.family?.key ?? null,
      country: offer.country?.key ?? null,
      city: offer.city?.key ?? null,
    },
    housePath: house ? pagePath(locale, house.path) : null,
    region: offer.region ?? null,
    otherPlaces: offer.otherPlaces.map(({ city, region, country }) => ({
      text: formatPlace(locale, city?.label ?? region ?? null, country?.label ?? null) ?? '',
      city: city?.label ?? null,
      region: region ?? null,
      country: country?.key ?? null,
    })),
  };
};
